import type { RegistryAnswer } from '@storefront/contract';
import { Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useConsole, useQuery } from './console-context';
import { DataTable } from './data-table';
import { Page, Panel } from './page';
import { PeoplePanels } from './people-panels';
import { SecondPersonPanel } from './second-person-panel';

/** The partners whose releases brands take without accepting each (REL-14). */
const Partners = observer(function Partners() {
  const { state } = useConsole();
  return (
    <Panel
      title="Trusted partners"
      note="A brand accepts every other release of a partner by its hash"
      actions={<ChangeButton command="partner trust">Trust a partner</ChangeButton>}
    >
      <Answer store={state} label="trusted partners">
        {({ trusted }) => (
          <DataTable
            caption="Trusted partners"
            rows={trusted}
            keyOf={({ brand, partner }) => `${brand} ${partner}`}
            empty="No brand trusts a partner."
            columns={[
              { label: 'Brand', cell: ({ brand }) => brand },
              { label: 'Partner', cell: ({ partner }) => partner },
              {
                label: 'What can be done',
                isActions: true,
                cell: ({ brand, partner }) => (
                  <ChangeButton
                    command="partner distrust"
                    values={{ brand, partner }}
                    about={`${partner} on ${brand}`}
                  >
                    End the trust
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

/** Where the guard tells a team: the hosts alone, for who has the address of a webhook or a chat can write there. */
function alertsCell({ webhook, chat, email }: RegistryAnswer<'teams'>[number]) {
  const hosts = Object.entries({ webhook, chat, 'e-mail': email }).filter(([, host]) => host !== undefined);
  return (
    hosts.length > 0 && (
      <div>
        {hosts.map(([kind, host]) => (
          <p key={kind}>{`${kind} at ${host}`}</p>
        ))}
      </div>
    )
  );
}

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
                { label: 'The guard tells', cell: alertsCell },
                {
                  label: 'What can be done',
                  isActions: true,
                  cell: ({ id, features }) => (
                    <Cluster gap={1}>
                      <ChangeButton
                        command="team add"
                        values={{ team: id, features: features.join(', ') }}
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
      <SecondPersonPanel />
      <Partners />
      <PeoplePanels />
    </Page>
  );
});
