import type { Command } from './command';
import { formatWho } from '../registry/format-who';

/** What asks for a second person, and what waits for one (ROL-8). */
export const approvalCommand: Command = {
  name: 'approval list',
  argumentNames: [],
  description: 'List what waits for the approval of a second person, and what asks for one',
  options: {},
  async run({ output, registry }) {
    const approvals = (await registry.query('approvals', {})) ?? { required: [], waiting: [] };
    for (const one of approvals.waiting) {
      const { id, by: actor, person, machine, action, subject, reason, expiresAt } = one;
      output.line(`${id}  ${formatWho({ actor, person, machine })}  ${action}  ${subject}  ${reason}`);
      for (const effect of one.effects) output.line(`    approved, it does this: ${effect}`);
      output.line(`    until ${expiresAt}, because of ${one.because.join(', ')}`);
      if (one.stale) output.line('    what it would change has changed meanwhile: ask again');
      else if (one.whyNot !== undefined) output.line(`    not with this token: ${one.whyNot}`);
    }
    if (approvals.waiting.length === 0) output.line('Nothing waits for approval.');
    output.line(
      approvals.required.length === 0
        ? 'Nothing asks for a second person: storefront approval require OF'
        : `These ask for a second person: ${approvals.required.join(', ')}`,
    );
    output.value(approvals);
    return 0;
  },
};
