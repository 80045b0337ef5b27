import type { Command } from './command';
import { formatWho } from '../registry/format-who';

/** What is set for a time, and what each change would do now (ROL-7). */
export const scheduleCommand: Command = {
  name: 'schedule list',
  argumentNames: [],
  description: 'List what is set for a time, and what it would do now',
  options: {},
  async run({ output, registry }) {
    const changes = (await registry.query('scheduled', {})) ?? [];
    for (const { id, at, by: actor, person, machine, action, subject, reason, effects, faults } of changes) {
      output.line(`${id}  ${at}  ${formatWho({ actor, person, machine })}  ${action}  ${subject}  ${reason}`);
      for (const effect of effects) output.line(`    now it would do this: ${effect}`);
      for (const fault of faults) output.line(`    now it would be refused: ${fault}`);
    }
    if (changes.length === 0) output.line('Nothing is set for a time.');
    output.value(changes);
    return 0;
  },
};
