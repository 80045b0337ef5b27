import type { Command } from './command';

/** The people of the own team (ROL-9). */
export const memberCommand: Command = {
  name: 'member list',
  argumentNames: [],
  description: 'List the people of your team; operators see every team',
  options: {},
  async run({ output, registry }) {
    const members = (await registry.query('members', {})) ?? [];
    for (const { team, person, role, email } of members)
      output.line(`${team}  ${person}  ${role}${email === undefined ? '' : `  ${email}`}`);
    if (members.length === 0) output.line('Nobody is a member yet: storefront member add PERSON --team TEAM');
    output.value(members);
    return 0;
  },
};

/** The tokens of the own team, which are never shown themselves. */
export const tokenCommand: Command = {
  name: 'token list',
  argumentNames: [],
  description: 'List the tokens of your team: whose, their last use, until when',
  options: {},
  async run({ output, registry }) {
    const tokens = (await registry.query('tokens', {})) ?? [];
    for (const { id, team, name, person, lastUsedAt, expiresAt } of tokens)
      output.line(
        [
          id,
          team,
          person ?? 'machine',
          name,
          lastUsedAt === undefined ? 'never used' : `last used ${lastUsedAt}`,
          ...(expiresAt === undefined ? [] : [`until ${expiresAt}`]),
        ].join('  '),
      );
    if (tokens.length === 0) output.line('There is no token that could be used.');
    output.value(tokens);
    return 0;
  },
};
