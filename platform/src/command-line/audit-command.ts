import type { Command } from './command';
import { textOption } from './options';
import { formatWho } from '../registry/format-who';

/** Who changed what, when and why (CON-5). */
export const auditCommand: Command = {
  name: 'audit',
  argumentNames: [],
  description: 'List who changed what, when and why, newest first',
  options: {
    actor: { type: 'string', description: 'Only entries of this team' },
    by: { type: 'string', description: 'Only entries of this person or machine' },
    action: { type: 'string', description: 'Such as "rollout start"' },
    subject: { type: 'string', description: 'Such as checkout@2.1.0, also where a change only names it' },
    feature: { type: 'string', description: 'Only entries about this feature and its releases' },
    brand: { type: 'string', description: 'Only entries about this brand' },
    refused: { type: 'string', description: 'Yes or no' },
    from: { type: 'string', description: 'Such as 2026-12-27 or 2026-12-27T06:00:00Z' },
    to: { type: 'string', description: 'The same; a date includes the whole day' },
    hours: { type: 'string', description: 'The last hours, such as 12 for what happened at night' },
  },
  async run({ output, registry }, _args, options) {
    const filter = Object.fromEntries(
      ['actor', 'by', 'action', 'subject', 'feature', 'brand', 'refused', 'from', 'to', 'hours'].flatMap(
        (name) => {
          const value = textOption(options, name);
          return value === undefined ? [] : [[name, value]];
        },
      ),
    );
    const entries = (await registry.query('audit', filter)) ?? [];
    for (const { at, actor, person, machine, action, subject, reason, refused, faults } of entries)
      output.line(
        `${at}  ${formatWho({ actor, person, machine })}  ${action}  ${subject}  ${refused ? `refused: ${faults.join(' ')}` : reason}`,
      );
    if (entries.length === 0) output.line('There are no such entries.');
    output.value(entries);
    return 0;
  },
};
