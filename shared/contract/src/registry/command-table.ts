import { approvalCommands } from './approval-commands';
import { brandCommands } from './brand-commands';
import type { RegistryCommand } from './command';
import { peopleCommands } from './people-commands';
import { previewCommands } from './preview-commands';
import { releaseCommands } from './release-commands';
import { rolloutCommands } from './rollout-commands';

/**
 * Every command that changes the registry. The command line, its help and the forms of the console are made from this table; the
 * schemas of the calls are in `registry-calls.ts`, and the rights that they need in `permissions.ts`.
 */
export const registryCommandTable: readonly RegistryCommand[] = [
  ...releaseCommands,
  ...rolloutCommands,
  ...previewCommands,
  ...brandCommands,
  {
    name: 'schedule remove',
    call: 'schedule/remove',
    title: 'Take back what is set for a time',
    description: 'It is not done at its time.',
    fields: [
      { name: 'id', label: 'Set for a time', kind: 'line', argument: 'ID', hint: 'Its number, such as s3' },
    ],
  },
  ...peopleCommands,
  ...approvalCommands,
];

/** A command by its name on the command line. */
export function registryCommand(name: string): RegistryCommand {
  const command = registryCommandTable.find((one) => one.name === name);
  if (command === undefined) throw new Error(`There is no command "${name}"`);
  return command;
}
