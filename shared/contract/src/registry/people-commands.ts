import type { CommandField, RegistryCommand } from './command';

const team: CommandField = { name: 'team', label: 'Team', kind: 'team', hint: 'Such as checkout-team' };
const teamArgument: CommandField = { ...team, argument: 'TEAM' };
const person: CommandField = {
  name: 'person',
  label: 'Person',
  kind: 'line',
  argument: 'PERSON',
  hint: 'A short name, such as ann',
};
const days: CommandField = {
  name: 'days',
  label: 'Days until it expires',
  kind: 'whole number',
  isOptional: true,
  hint: 'At most 365; a person’s token lasts 90 days when it is empty',
};

/** The commands over the people and tokens of teams (ROL-9), part of the table of all commands. */
export const peopleCommands: readonly RegistryCommand[] = [
  {
    name: 'team add',
    call: 'team/add',
    title: 'Add or change a team',
    description: 'Replaces the list of what the team may release. Addresses that are left out stay.',
    isForOperators: true,
    fields: [
      teamArgument,
      {
        name: 'features',
        label: 'Features',
        kind: 'names',
        hint: 'Separated by commas; brand:ID controls a brand, * is everything',
      },
      {
        name: 'webhook',
        label: 'Webhook',
        kind: 'line',
        isOptional: true,
        hint: 'Where the guard posts its verdicts; none removes it',
      },
      {
        name: 'chat',
        label: 'Chat',
        kind: 'line',
        isOptional: true,
        hint: 'An incoming webhook of a chat, such as Slack’s: the guard writes its verdicts there as a sentence',
      },
      {
        name: 'email',
        label: 'E-mail',
        kind: 'line',
        isOptional: true,
        hint: 'One mailbox to which the guard writes its verdicts',
      },
    ],
  },
  {
    name: 'team token',
    call: 'team/token',
    title: 'Make a token for a machine',
    description: 'A new token for a machine of the team, such as its CI; it is shown once.',
    fields: [
      teamArgument,
      {
        name: 'name',
        label: 'Name',
        kind: 'line',
        isOptional: true,
        hint: 'Such as CI: the audit log names it. The reason when it is empty',
      },
      { ...days, hint: 'At most 365; it does not expire when it is empty' },
      { name: 'revoke-others', key: 'revokeOthers', label: 'Revoke its former tokens', kind: 'tick' },
    ],
  },
  {
    name: 'member add',
    call: 'member/add',
    title: 'Add or change a member',
    description: 'The person may do what the team may do; an owner also looks after its people and tokens.',
    fields: [
      person,
      team,
      {
        name: 'role',
        label: 'Role',
        kind: 'line',
        isOptional: true,
        hint: 'Owner or member; member when it is empty',
      },
      {
        name: 'email',
        label: 'E-mail address',
        kind: 'line',
        isOptional: true,
        hint: 'By which the login provider knows the person',
      },
    ],
  },
  {
    name: 'member remove',
    call: 'member/remove',
    title: 'Remove a member',
    description: 'The tokens and sessions that the person has for this team end at once.',
    isDanger: true,
    fields: [person, team],
  },
  {
    name: 'member token',
    call: 'member/token',
    title: 'Make the first token of a member',
    description:
      'For a person who cannot log in otherwise; it is shown once, and the person makes the next ones.',
    fields: [person, team, days],
  },
  {
    name: 'token mine',
    call: 'token/mine',
    title: 'Make a token of my own',
    description: 'A token in your name, for this team; it is shown once.',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', argument: 'NAME', hint: 'What it is for, such as laptop' },
      days,
    ],
  },
  {
    name: 'token end',
    call: 'token/end',
    title: 'End a token',
    description: 'It opens nothing any more, and sessions that were opened with it end at once.',
    isDanger: true,
    fields: [{ name: 'token', label: 'Token', kind: 'line', argument: 'ID', hint: 'Its number, such as t3' }],
  },
];
