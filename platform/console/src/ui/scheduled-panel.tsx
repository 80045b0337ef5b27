import { observer } from 'mobx-react-lite';
import { zonedTimeText } from '../domain/times';
import { doerText } from '../domain/who-text';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import { DataTable } from './data-table';
import { Panel } from './page';

/** What is set for a time, what it would do now, and the way to take it back (ROL-7). */
export const ScheduledPanel = observer(function ScheduledPanel() {
  const store = useQuery('scheduled', {});
  return (
    <Panel
      title="Set for a time"
      note="Starts, steps, promotions, pins and freezes take a time in their forms."
    >
      <Answer store={store} label="what is set for a time">
        {(changes) => (
          <DataTable
            caption="Set for a time"
            rows={changes}
            keyOf={({ id }) => id}
            empty="Nothing is set for a time."
            columns={[
              { label: 'Number', cell: ({ id }) => id },
              { label: 'At', cell: ({ at }) => zonedTimeText(at) },
              { label: 'What', cell: ({ action, subject }) => `${action} ${subject}` },
              { label: 'Who and why', cell: (change) => `${doerText(change)}: ${change.reason}` },
              {
                label: 'What it would do now',
                cell: ({ effects, faults }) =>
                  faults.length > 0 ? `It would be refused: ${faults.join(' ')}` : effects.join(' '),
              },
              {
                label: 'What can be done',
                isActions: true,
                cell: ({ id }) => (
                  <ChangeButton command="schedule remove" values={{ id }} about={id}>
                    Take back
                  </ChangeButton>
                ),
              },
            ]}
          />
        )}
      </Answer>
    </Panel>
  );
});
