import type { Command } from './command';
import { textOption } from './options';
import { printRefusal } from './print-answer';

/** Which release of each feature a visitor of a brand gets, and why (RES-7). */
export const resolveCommand: Command = {
  name: 'resolve',
  argumentNames: [],
  description: 'Print which release of each feature a visitor of a brand gets, and why',
  options: {
    brand: { type: 'string', description: 'The brand’s id', isRequired: true },
    visitor: { type: 'string', description: 'The visitor’s id' },
    staff: { type: 'boolean', description: 'In a browser that is marked as staff' },
    customer: { type: 'boolean', description: 'As a customer who is logged in' },
  },
  async run({ output, registry }, _args, options) {
    const brand = textOption(options, 'brand') ?? '';
    const visitor = textOption(options, 'visitor');
    const resolved = await registry.query('resolve', {
      brand,
      ...(visitor !== undefined && { visitor }),
      ...(options['staff'] === true && { staff: 'yes' as const }),
      ...(options['customer'] === true && { customer: 'yes' as const }),
    });
    if (resolved === undefined)
      return printRefusal(output, {
        kind: 'refused',
        effects: [],
        faults: [`There is no brand "${brand}".`],
      });
    const decisions = Object.entries(resolved.decisions);
    for (const [feature, { because, lastGood }] of decisions)
      output.line(
        `${feature}: ${because}${lastGood.length > 0 ? `; if it fails, ${lastGood.join(', ')}` : ''}`,
      );
    if (decisions.length === 0) output.line('Nothing is published yet.');
    output.value(resolved);
    return 0;
  },
};
