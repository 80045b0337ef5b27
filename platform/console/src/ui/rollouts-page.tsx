import { inPercent } from '@storefront/contract';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { scopeText } from '../domain/scope-text';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useConsole } from './console-context';
import { DataTable } from './data-table';
import { EndedRollouts } from './ended-rollouts';
import { Moment } from './moment';
import { Page, Panel } from './page';
import { ReleaseName } from './release-name';
import { RolloutButtons } from './rollout-buttons';
import { RolloutState } from './rollout-state';
import { ScheduledPanel } from './scheduled-panel';
import { StaffPanel } from './staff-panel';

/** Every rollout: those that have not ended, and the history. */
export const RolloutsPage = observer(function RolloutsPage() {
  const { state } = useConsole();
  return (
    <Page
      title="Rollouts"
      lead="What is being rolled out, and what became of earlier rollouts."
      actions={
        <ChangeButton command="rollout start" tone="primary">
          Start a rollout
        </ChangeButton>
      }
    >
      <Panel title="Running">
        <Answer store={state} label="rollouts">
          {({ rollouts }) => (
            <DataTable
              caption="Rollouts"
              rows={rollouts}
              keyOf={({ id }) => id}
              empty="No rollout is running."
              columns={[
                { label: 'Rollout', cell: ({ id }) => <Link to={`/rollouts/${id}`}>{id}</Link> },
                {
                  label: 'Release',
                  cell: ({ name, version }) => <ReleaseName release={`${name}@${version}`} />,
                },
                {
                  label: 'Step',
                  cell: ({ step, steps }) =>
                    `${step + 1} of ${steps.length}, ${inPercent(steps[step]?.share ?? 0)}`,
                },
                { label: 'Since', cell: ({ stepBeganAt }) => <Moment at={stepBeganAt} /> },
                { label: 'Brands', cell: ({ brands }) => scopeText(brands) },
                { label: 'State', cell: ({ state: phase }) => <RolloutState state={phase} /> },
                {
                  label: 'What can be done',
                  isActions: true,
                  cell: (rollout) => <RolloutButtons id={rollout.id} state={rollout.state} />,
                },
              ]}
            />
          )}
        </Answer>
      </Panel>
      <ScheduledPanel />
      <StaffPanel />
      <EndedRollouts />
    </Page>
  );
});
