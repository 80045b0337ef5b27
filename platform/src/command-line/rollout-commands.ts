import { inPercent, usualSteps } from '@storefront/contract';
import { signals } from '../guard/signals';
import { scopeInWords } from '../registry/commands/checks';
import { releaseId } from '../releases/release-store';
import type { Command } from './command';
import {
  UsageError,
  brandsOption,
  changeOf,
  changeOptions,
  despiteOf,
  despiteOption,
  stepsOption,
  textOption,
  watchOption,
} from './options';
import { makeChange } from './print-answer';
import { rolloutInWords } from './rollout-in-words';

const brands = { type: 'string', description: 'all, or ids separated by commas' } as const;

const start: Command = {
  name: 'rollout start',
  argumentNames: ['NAME@VERSION'],
  description: 'gives a release to a share of the visitors, step by step',
  options: {
    brands,
    steps: {
      type: 'string',
      description: `share/minutes/page loads of each step, such as 1%/10/200,10%/30/1000,100%; ${usualSteps} by default`,
    },
    watch: {
      type: 'string',
      description: `what the guard watches, from ${signals.join(',')}; all by default`,
    },
    despite: despiteOption,
    ...changeOptions,
  },
  run: (context, [release = ''], options) =>
    makeChange(context, 'rollout/start', {
      release,
      brands: brandsOption(options),
      steps: stepsOption(textOption(options, 'steps') ?? usualSteps),
      ...watchOption(options),
      ...despiteOf(options),
      ...changeOf(options),
    }),
};

const verbs = {
  pause: 'keeps a rollout at its share until it is resumed',
  resume: 'resumes a paused or held rollout',
  advance: 'moves a rollout to its next step at once',
  promote: 'makes the release of a rollout stable for everybody in it',
  abort: 'gives everybody in a rollout the stable release again',
} as const;

const changes = (Object.keys(verbs) as (keyof typeof verbs)[]).map((verb): Command => ({
  name: `rollout ${verb}`,
  argumentNames: ['ROLLOUT'],
  description: verbs[verb],
  options: changeOptions,
  run: (context, [rollout = ''], options) =>
    makeChange(context, 'rollout/change', { rollout, verb, ...changeOf(options) }),
}));

const status: Command = {
  name: 'rollout status',
  argumentNames: [],
  description: 'lists the rollouts that have not ended',
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
  description: 'prints the counts of a rollout and the verdict of the guard',
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

const rollback: Command = {
  name: 'rollback',
  argumentNames: ['FEATURE'],
  description: 'makes the last good release of a feature stable again',
  options: { brands, ...changeOptions },
  run: (context, [feature = ''], options) =>
    makeChange(context, 'rollback', { feature, brands: brandsOption(options), ...changeOf(options) }),
};

const preview: Command = {
  name: 'preview',
  argumentNames: ['RELEASES'],
  description:
    'makes a link that shows releases (separated by commas) on the real site to anyone who opens it',
  options: {
    brand: { type: 'string', description: 'the brand’s id', isRequired: true },
    hours: { type: 'string', description: 'how long the link is valid, at most 72; 24 by default' },
    ...changeOptions,
  },
  run(context, [releases = ''], options) {
    const hours = Number(textOption(options, 'hours') ?? '24');
    if (!Number.isInteger(hours)) throw new UsageError('--hours needs a whole number');
    return makeChange(context, 'preview', {
      brand: textOption(options, 'brand') ?? '',
      releases: releases.split(','),
      hours,
      ...changeOf(options),
    });
  },
};

const previewEnd: Command = {
  name: 'preview end',
  argumentNames: ['NAME@VERSION'],
  description: 'ends every preview link made so far that shows a release on a brand',
  options: { brand: { type: 'string', description: 'the brand’s id', isRequired: true }, ...changeOptions },
  run: (context, [release = ''], options) =>
    makeChange(context, 'preview/end', {
      brand: textOption(options, 'brand') ?? '',
      release,
      ...changeOf(options),
    }),
};

export const rolloutCommands: readonly Command[] = [
  start,
  status,
  show,
  ...changes,
  rollback,
  // Before `preview`, which its words begin with.
  previewEnd,
  preview,
];
