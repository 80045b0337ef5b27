import { Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import { DataTable } from './data-table';
import { Page, Panel } from './page';

/** The teams, what each may release, and their tokens. */
export const TeamsPage = observer(function TeamsPage() {
  const store = useQuery('teams', {});
  return (
    <Page
      title="Teams"
      lead="What each team may release. A token is shown once; only its hash is kept."
      actions={
        <ChangeButton command="team add" tone="primary">
          Add a team
        </ChangeButton>
      }
    >
      <Panel title="Teams">
        <Answer store={store} label="teams">
          {(teams) => (
            <DataTable
              caption="Teams"
              rows={teams}
              keyOf={({ id }) => id}
              empty="There is no team yet."
              columns={[
                { label: 'Team', cell: ({ id }) => id },
                { label: 'May release', cell: ({ features }) => features.join(', ') },
                { label: 'Webhook', cell: ({ webhook }) => webhook ?? '–' },
                {
                  label: 'What can be done',
                  isActions: true,
                  cell: ({ id, features, webhook }) => (
                    <Cluster gap={1}>
                      <ChangeButton
                        command="team add"
                        values={{ team: id, features: features.join(', '), ...(webhook && { webhook }) }}
                        about={id}
                        tone="quiet"
                      >
                        Change
                      </ChangeButton>
                      <ChangeButton command="team token" values={{ team: id }} about={id}>
                        New token
                      </ChangeButton>
                    </Cluster>
                  ),
                },
              ]}
            />
          )}
        </Answer>
      </Panel>
    </Page>
  );
});
