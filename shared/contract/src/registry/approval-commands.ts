import type { CommandField, RegistryCommand } from './command';

const of: CommandField = {
  name: 'of',
  label: 'Feature or brand',
  kind: 'line',
  argument: 'OF',
  hint: 'Such as checkout, or brand:northbank',
};
const change: CommandField = {
  name: 'change',
  key: 'id',
  label: 'Waiting change',
  kind: 'line',
  argument: 'ID',
  hint: 'Its number, such as w3',
};

/** The commands over changes that wait for a second person (ROL-8), part of the table of all commands. */
export const approvalCommands: readonly RegistryCommand[] = [
  {
    name: 'approval require',
    call: 'approval/require',
    title: 'Ask for a second person',
    description: 'What gives its visitors something new waits until somebody else has approved it.',
    fields: [of],
  },
  {
    name: 'approval lift',
    call: 'approval/lift',
    title: 'No longer ask for a second person',
    description: 'Changes are made at once again. This waits for a second person itself.',
    fields: [of],
  },
  {
    name: 'approval give',
    call: 'approval/give',
    title: 'Approve a change',
    description: 'It is made at once, in the name of who asked for it.',
    fields: [change],
  },
  {
    name: 'approval refuse',
    call: 'approval/refuse',
    title: 'Reject a change',
    description: 'It is not made; the reason says what would have to be different.',
    isDanger: true,
    fields: [change],
  },
  {
    name: 'approval withdraw',
    call: 'approval/withdraw',
    title: 'Withdraw a change',
    description: 'What you have asked for is not made.',
    fields: [change],
  },
];
