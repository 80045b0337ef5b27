import type { Team, TeamChange } from './team';

const addresses = ['webhook', 'chat', 'email'] as const;

/** A team without its addresses: of each only the host. */
export type ShownTeam = Pick<Team, 'id' | 'features'> & {
  readonly [Name in (typeof addresses)[number]]?: string;
};

/**
 * A team as everybody may see it. A person who knows the address of a chat can post there, so an address is written and never shown: not to other
 * teams, nor in the audit log.
 */
export function shownTeam({ id, features, ...team }: Team): ShownTeam {
  return {
    id,
    features,
    ...Object.fromEntries(
      addresses.flatMap((name) => {
        const address = team[name];
        return address === undefined ? [] : [[name, hostOf(address)]];
      }),
    ),
  };
}

/** A changed team as the audit log keeps it. It says that an address is another one, also on the same host. */
export function loggedTeam(team: Team, before: Team | undefined): ShownTeam {
  const shown = shownTeam(team);
  const changed = addresses.flatMap((name) =>
    before?.[name] !== undefined && team[name] !== undefined && before[name] !== team[name]
      ? [[name, `${shown[name]} (another address)`]]
      : [],
  );
  return { ...shown, ...Object.fromEntries(changed) };
}

/** The team after a change: an address that the change does not name stays, and `null` removes it. */
export function changedTeam({ id, features, ...change }: TeamChange, before: Team | undefined): Team {
  const next = (name: (typeof addresses)[number]) =>
    change[name] === undefined ? before?.[name] : (change[name] ?? undefined);
  const [chat, email] = [next('chat'), next('email')];
  return {
    id,
    features,
    webhook: next('webhook'),
    ...(chat !== undefined && { chat }),
    ...(email !== undefined && { email }),
  };
}

/** The host of an address, of a mailbox its domain. */
function hostOf(address: string): string {
  if (/^https?:/.test(address)) return new URL(address).host;
  return address.slice(address.lastIndexOf('@') + 1);
}
