import { inPercent } from '@storefront/contract';
import { scopeInWords } from '../registry/commands/checks';
import { releaseId } from '../releases/release-store';
import type { Command } from './command';
import { textOption } from './options';
import { rolloutInWords } from './rollout-in-words';
import { formatWho } from '../registry/format-who';

const status: Command = {
  name: 'rollout status',
  argumentNames: [],
  description: 'List the rollouts that have not ended',
  options: {},
  async run({ output, registry }) {
    const { rollouts = [] } = (await registry.query('state', {})) ?? {};
    for (const rollout of rollouts) {
      const share = inPercent(rollout.steps[rollout.step]?.share ?? 0);
      output.line(
        `${rollout.id}  ${releaseId(rollout)}  ${rollout.state}  step ${rollout.step + 1} of ${rollout.steps.length}, ${share} of ${scopeInWords(rollout.brands)}`,
      );
    }
    if (rollouts.length === 0) output.line('No rollout is running.');
    output.value(rollouts);
    return 0;
  },
};

const show: Command = {
  name: 'rollout show',
  argumentNames: ['ROLLOUT'],
  description: 'Print the counts of a rollout and the verdict of the guard',
  options: {},
  async run({ output, registry }, [id = '']) {
    const report = await registry.query('rollout', { id });
    if (report === undefined) {
      output.line(`There is no rollout ${id}.`);
      return 1;
    }
    for (const line of rolloutInWords(report)) output.line(line);
    output.value(report);
    return 0;
  },
};

const history: Command = {
  name: 'rollout history',
  argumentNames: [],
  description: 'List rollouts, newest first, with their outcome and the last verdict of the guard',
  options: {
    feature: { type: 'string', description: 'Only rollouts of this feature' },
    brand: { type: 'string', description: 'Only rollouts on this brand' },
    outcome: { type: 'string', description: 'Promoted, aborted, or open for those that have not ended' },
    before: { type: 'string', description: 'Only older ones than this rollout, such as r7' },
  },
  async run({ output, registry }, _args, options) {
    const filter = Object.fromEntries(
      ['feature', 'brand', 'outcome', 'before'].flatMap((name) => {
        const value = textOption(options, name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const rollouts = (await registry.query('rollouts', filter)) ?? [];
    for (const { id, release, state, startedAt, endedAt, brands, last, verdict } of rollouts)
      output.line(
        [
          id,
          release,
          state,
          `${startedAt} to ${endedAt ?? 'now'}`,
          scopeInWords(brands),
          last === null ? '' : `${formatWho({ ...last, actor: last.by })}: ${last.reason}`,
          verdict === null ? '' : `verdict ${verdict.kind}`,
        ]
          .filter((part) => part !== '')
          .join('  '),
      );
    if (rollouts.length === 0) output.line('There are no such rollouts.');
    output.value(rollouts);
    return 0;
  },
};

export const rolloutCommands: readonly Command[] = [status, show, history];
