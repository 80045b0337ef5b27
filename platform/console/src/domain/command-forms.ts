import { parseSteps, rolloutSignals, usualSteps } from '@storefront/contract';
import type { RegistryCommandBody, RolloutSignal } from '@storefront/contract';
import type { CommandForm, Field, Values } from './command-form';

const release: Field = {
  name: 'release',
  label: 'Release',
  kind: 'release',
  isWord: true,
  hint: 'Such as checkout@2.1.0',
};
const feature: Field = { name: 'feature', label: 'Feature', kind: 'feature', isWord: true };
const brand: Field = { name: 'brand', label: 'Brand', kind: 'brand' };
const brands: Field = { name: 'brands', label: 'Brands', kind: 'several', initial: 'all' };
const despite: Field = {
  name: 'despite',
  label: 'Despite',
  kind: 'line',
  isOptional: true,
  hint: 'Only for a release that the guard has aborted: that rollout, such as r7',
};
const rollout: Field = {
  name: 'rollout',
  label: 'Rollout',
  kind: 'rollout',
  isWord: true,
  hint: 'Such as r7',
};
const team: Field = {
  name: 'team',
  label: 'Team',
  kind: 'team',
  isWord: true,
  hint: 'Such as checkout-team',
};

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const fieldValue = (values: Values, name: string): string => values[name] ?? '';
const brandsOf = (values: Values): 'all' | string[] => {
  const text = fieldValue(values, 'brands');
  return text === 'all' ? 'all' : listOf(text);
};

const despiteOf = (values: Values): { despite?: string } => {
  const aborted = fieldValue(values, 'despite');
  return aborted === '' ? {} : { despite: aborted };
};

type Verb = RegistryCommandBody<'rollout/change'>['verb'];

const verbs: Readonly<Record<Verb, readonly [title: string, what: string]>> = {
  pause: ['Pause the rollout', 'It stays at its share until it is resumed.'],
  resume: ['Resume the rollout', 'A paused or held rollout goes on.'],
  advance: ['Go to the next step', 'The rollout takes its next step at once.'],
  promote: ['Promote the rollout', 'Its release becomes stable for everybody in it.'],
  abort: ['Abort the rollout', 'Everybody in it gets the stable release again.'],
};

const verbForms = (Object.keys(verbs) as Verb[]).map((verb): CommandForm => ({
  name: `rollout ${verb}`,
  title: verbs[verb][0],
  description: verbs[verb][1],
  ...(verb === 'abort' && { isDanger: true }),
  fields: [rollout],
  callOf: (values) => ({ name: 'rollout/change', body: { rollout: fieldValue(values, 'rollout'), verb } }),
}));

/** Every command of the command line that changes the registry, as a form (CON-3). */
export const commandForms: readonly CommandForm[] = [
  {
    name: 'release publish',
    title: 'Publish a release',
    description: 'A built folder becomes an immutable release; the first of a feature becomes stable.',
    hasNoReason: true,
    fields: [
      {
        name: 'folder',
        label: 'Built folder',
        kind: 'archive',
        isWord: true,
        hint: 'The folder dist as a .tar.gz: tar czf build.tar.gz -C dist .',
      },
      {
        name: 'version',
        label: 'Version',
        kind: 'line',
        isOptional: true,
        hint: 'Refused when the build has another',
      },
      { name: 'author', label: 'Author', kind: 'line' },
      { name: 'commit', label: 'Commit', kind: 'line', hint: 'The commit it was built from' },
      { name: 'stable', label: 'Make it stable for everybody at once', kind: 'tick' },
    ],
    callOf: (values, archive) =>
      archive === undefined
        ? { faults: { folder: 'Choose a .tar.gz.' } }
        : {
            name: 'release/publish',
            query: {
              author: fieldValue(values, 'author'),
              commit: fieldValue(values, 'commit'),
              ...(fieldValue(values, 'version') !== '' && { version: fieldValue(values, 'version') }),
              promotion: fieldValue(values, 'stable') === 'yes' ? 'always' : 'first',
            },
            archive,
          },
  },
  {
    name: 'release promote',
    title: 'Make a release stable',
    description: 'Everybody on these brands gets it at once, without steps.',
    fields: [release, brands, despite],
    callOf: (values) => ({
      name: 'release/promote',
      body: { release: fieldValue(values, 'release'), brands: brandsOf(values), ...despiteOf(values) },
    }),
  },
  {
    name: 'release revoke',
    title: 'Revoke a release',
    description: 'It is never served again, on any brand. This cannot be undone.',
    isDanger: true,
    fields: [release],
    callOf: (values) => ({ name: 'release/revoke', body: { release: fieldValue(values, 'release') } }),
  },
  {
    name: 'release collect',
    title: 'Remove old files',
    description: 'The files of releases that nobody could get for the retention time are removed.',
    isDanger: true,
    isForOperators: true,
    fields: [],
    callOf: () => ({ name: 'release/collect', body: {} }),
  },
  {
    name: 'rollout start',
    title: 'Start a rollout',
    description: 'A share of the visitors gets the release, step by step.',
    fields: [
      release,
      brands,
      {
        name: 'steps',
        label: 'Steps',
        kind: 'line',
        initial: usualSteps,
        hint: 'Share/minutes/page loads of each, such as 1%/10/200,10%/30/1000,100%',
      },
      {
        name: 'watch',
        label: 'What the guard watches',
        kind: 'several',
        initial: 'all',
        choices: rolloutSignals,
      },
      despite,
    ],
    callOf: (values) => {
      const parsed = parseSteps(fieldValue(values, 'steps'));
      if (parsed.kind === 'refused') return { faults: { steps: `${parsed.fault}.` } };
      const watch = fieldValue(values, 'watch');
      return {
        name: 'rollout/start',
        body: {
          release: fieldValue(values, 'release'),
          brands: brandsOf(values),
          steps: parsed.steps,
          ...(watch !== 'all' && { watch: listOf(watch) as RolloutSignal[] }),
          ...despiteOf(values),
        },
      };
    },
  },
  ...verbForms,
  {
    name: 'rollback',
    title: 'Roll back',
    description: 'The last good release of the feature becomes stable again, within a second.',
    isDanger: true,
    fields: [feature, brands],
    callOf: (values) => ({
      name: 'rollback',
      body: { feature: fieldValue(values, 'feature'), brands: brandsOf(values) },
    }),
  },
  {
    name: 'preview',
    title: 'Make a preview link',
    description: 'Anyone who opens it sees these releases on the real site; nobody else does.',
    fields: [
      {
        ...release,
        name: 'releases',
        label: 'Releases',
        hint: 'Such as checkout@2.1.0, separated by commas',
      },
      brand,
      { name: 'hours', label: 'Hours until it expires, at most 72', kind: 'line', initial: '24' },
    ],
    callOf: (values) => {
      const hours = Number(fieldValue(values, 'hours'));
      if (!Number.isInteger(hours))
        return { faults: { hours: 'Hours until it expires: write a whole number.' } };
      return {
        name: 'preview',
        body: { brand: fieldValue(values, 'brand'), releases: listOf(fieldValue(values, 'releases')), hours },
      };
    },
  },
  {
    name: 'preview end',
    title: 'End previews',
    description: 'No preview link made so far shows this release on this brand any more.',
    fields: [release, brand],
    callOf: (values) => ({
      name: 'preview/end',
      body: { brand: fieldValue(values, 'brand'), release: fieldValue(values, 'release') },
    }),
  },
  {
    name: 'pin',
    title: 'Pin a brand to a release',
    description: 'The brand stays on it until the pin is removed.',
    fields: [release, brand],
    callOf: (values) => ({
      name: 'pin',
      body: { brand: fieldValue(values, 'brand'), release: fieldValue(values, 'release') },
    }),
  },
  {
    name: 'unpin',
    title: 'Remove a pin',
    description: 'The brand follows the stable release of the feature again.',
    fields: [feature, brand],
    callOf: (values) => ({
      name: 'unpin',
      body: { brand: fieldValue(values, 'brand'), feature: fieldValue(values, 'feature') },
    }),
  },
  {
    name: 'freeze',
    title: 'Freeze a brand',
    description: 'All its releases stay as they are until a date.',
    fields: [
      { ...brand, isWord: true },
      { name: 'until', label: 'Until', kind: 'line', hint: 'Such as 2026-12-27 or 2026-12-27T06:00:00Z' },
    ],
    callOf: (values) => ({
      name: 'freeze',
      body: { brand: fieldValue(values, 'brand'), until: fieldValue(values, 'until') },
    }),
  },
  {
    name: 'unfreeze',
    title: 'End a freeze',
    description: 'The brand follows changes again.',
    fields: [{ ...brand, isWord: true }],
    callOf: (values) => ({ name: 'unfreeze', body: { brand: fieldValue(values, 'brand') } }),
  },
  {
    name: 'team add',
    title: 'Add or change a team',
    description: 'Replaces the list of what the team may release.',
    isForOperators: true,
    fields: [
      team,
      {
        name: 'features',
        label: 'Features',
        kind: 'line',
        hint: 'Separated by commas; brand:ID controls a brand, * is everything',
      },
      {
        name: 'webhook',
        label: 'Webhook',
        kind: 'line',
        isOptional: true,
        hint: 'Where the guard posts its verdicts',
      },
    ],
    callOf: (values) => ({
      name: 'team/add',
      body: {
        team: fieldValue(values, 'team'),
        features: listOf(fieldValue(values, 'features')),
        ...(fieldValue(values, 'webhook') !== '' && { webhook: fieldValue(values, 'webhook') }),
      },
    }),
  },
  {
    name: 'team token',
    title: 'Make a token',
    description: 'A new token for the team; it is shown once.',
    isForOperators: true,
    fields: [team, { name: 'revoke-others', label: 'Revoke its former tokens', kind: 'tick' }],
    callOf: (values) => ({
      name: 'team/token',
      body: { team: fieldValue(values, 'team'), revokeOthers: fieldValue(values, 'revoke-others') === 'yes' },
    }),
  },
];

/** The form of a command by its name on the command line. */
export function formOf(name: string): CommandForm {
  const form = commandForms.find((one) => one.name === name);
  if (form === undefined) throw new Error(`There is no form "${name}"`);
  return form;
}
