import { Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { timeText } from '../domain/times';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useConsole, useQuery } from './console-context';
import { DataTable } from './data-table';
import { Panel } from './page';

/** The people of teams, and the tokens of people and machines (ROL-9). */
export const PeoplePanels = observer(function PeoplePanels() {
  const { team } = useConsole();
  const members = useQuery('members', {});
  const tokens = useQuery('tokens', {});
  return (
    <>
      <Panel
        title="People"
        note="A member may do what the team may do; an owner also looks after its people and tokens."
        actions={
          <ChangeButton command="member add" values={{ team: team.id }}>
            Add a person
          </ChangeButton>
        }
      >
        <Answer store={members} label="people">
          {(people) => (
            <DataTable
              caption="People"
              rows={people}
              keyOf={({ team: of, person }) => `${of} ${person}`}
              empty="Nobody is a member yet."
              columns={[
                { label: 'Person', cell: ({ person }) => person },
                { label: 'Team', cell: (one) => one.team },
                { label: 'Role', cell: ({ role }) => role },
                { label: 'E-mail address', cell: ({ email }) => email ?? '–' },
                {
                  label: 'What can be done',
                  isActions: true,
                  cell: ({ team: of, person, role, email = '' }) => (
                    <Cluster gap={1}>
                      <ChangeButton
                        command="member add"
                        values={{ team: of, person, role, email }}
                        about={person}
                        tone="quiet"
                      >
                        Change
                      </ChangeButton>
                      <ChangeButton command="member token" values={{ team: of, person }} about={person}>
                        First token
                      </ChangeButton>
                      <ChangeButton
                        command="member remove"
                        values={{ team: of, person }}
                        about={person}
                        tone="quiet"
                      >
                        Remove
                      </ChangeButton>
                    </Cluster>
                  ),
                },
              ]}
            />
          )}
        </Answer>
      </Panel>
      <Panel
        title="Tokens"
        note="Of people and of machines, such as a CI. A token itself is shown once, when it is made."
        actions={<ChangeButton command="token mine">A token of my own</ChangeButton>}
      >
        <Answer store={tokens} label="tokens">
          {(all) => (
            <DataTable
              caption="Tokens"
              rows={all}
              keyOf={({ id }) => id}
              empty="There is no token that could be used."
              columns={[
                { label: 'Number', cell: ({ id }) => id },
                {
                  label: 'Whose',
                  cell: ({ person, team: of }) => (person ? `${person} (${of})` : `machine of ${of}`),
                },
                { label: 'Name', cell: ({ name }) => name },
                {
                  label: 'Last used',
                  cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'never' : timeText(lastUsedAt)),
                },
                {
                  label: 'Expires',
                  cell: ({ expiresAt }) => (expiresAt === undefined ? 'never' : timeText(expiresAt)),
                },
                {
                  label: 'What can be done',
                  isActions: true,
                  cell: ({ id }) => (
                    <ChangeButton command="token end" values={{ token: id }} about={id} tone="quiet">
                      End
                    </ChangeButton>
                  ),
                },
              ]}
            />
          )}
        </Answer>
      </Panel>
    </>
  );
});
