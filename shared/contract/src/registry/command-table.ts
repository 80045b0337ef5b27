import type { CommandField, RegistryCommand } from './command';
import type { RegistryCommandBody } from './registry-calls';
import { rolloutSignals } from './rollout-signals';
import { usualSteps } from './rollout-steps';

const release: CommandField = {
  name: 'release',
  label: 'Release',
  kind: 'release',
  argument: 'NAME@VERSION',
  hint: 'Such as checkout@2.1.0',
};
const feature: CommandField = { name: 'feature', label: 'Feature', kind: 'feature', argument: 'FEATURE' };
const brand: CommandField = { name: 'brand', label: 'Brand', kind: 'brand' };
const brandArgument: CommandField = { ...brand, argument: 'BRAND' };
const brands: CommandField = {
  name: 'brands',
  label: 'Brands',
  kind: 'brands',
  initial: 'all',
  hint: 'All, or ids separated by commas',
};
const despite: CommandField = {
  name: 'despite',
  label: 'Despite',
  kind: 'line',
  isOptional: true,
  hint: 'Only for a release whose rollout was aborted: the reason, word for word',
};
const at: CommandField = {
  name: 'at',
  label: 'At a time',
  kind: 'line',
  isOptional: true,
  hint: 'With its zone, such as 2026-12-01T09:00+00:00; at once when it is empty',
};
const rollout: CommandField = {
  name: 'rollout',
  label: 'Rollout',
  kind: 'rollout',
  argument: 'ROLLOUT',
  hint: 'Such as r7',
};
const team: CommandField = {
  name: 'team',
  label: 'Team',
  kind: 'team',
  argument: 'TEAM',
  hint: 'Such as checkout-team',
};

type Verb = RegistryCommandBody<'rollout/change'>['verb'];

const verbs: Readonly<Record<Verb, readonly [title: string, description: string]>> = {
  pause: ['Pause the rollout', 'It stays at its share until it is resumed.'],
  resume: ['Resume the rollout', 'A paused or held rollout goes on.'],
  advance: ['Go to the next step', 'The rollout takes its next step at once.'],
  promote: ['Promote the rollout', 'Its release becomes stable for everybody in it.'],
  abort: ['Abort the rollout', 'Everybody in it gets the stable release again.'],
};

const verbCommands = (Object.keys(verbs) as Verb[]).map((verb): RegistryCommand => ({
  name: `rollout ${verb}`,
  call: 'rollout/change',
  title: verbs[verb][0],
  description: verbs[verb][1],
  fields: [rollout, at],
  fixed: { verb },
  ...(verb === 'abort' && { isDanger: true }),
}));

/**
 * Every command that changes the registry. The command line, its help and the forms of the console are made from this table; the
 * schemas of the calls are in `registry-calls.ts`, and the rights that they need in `permissions.ts`.
 */
export const registryCommandTable: readonly RegistryCommand[] = [
  {
    name: 'release publish',
    call: 'release/publish',
    title: 'Publish a release',
    description: 'A built folder becomes an immutable release; the first of a feature becomes stable.',
    hasNoReason: true,
    fields: [
      {
        name: 'folder',
        label: 'Built folder',
        kind: 'folder',
        argument: 'FOLDER',
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
      {
        name: 'stable',
        key: 'promotion',
        label: 'Make it stable for everybody at once',
        kind: 'tick',
        ticks: ['first', 'always'],
      },
    ],
  },
  {
    name: 'release promote',
    call: 'release/promote',
    title: 'Make a release stable',
    description: 'Everybody on these brands gets it at once, without steps.',
    fields: [release, brands, despite, at],
  },
  {
    name: 'release revoke',
    call: 'release/revoke',
    title: 'Revoke a release',
    description: 'It is never served again, on any brand. This cannot be undone.',
    isDanger: true,
    fields: [release],
  },
  {
    name: 'release collect',
    call: 'release/collect',
    title: 'Remove old files',
    description: 'The files of releases that nobody could get for the retention time are removed.',
    isDanger: true,
    isForOperators: true,
    fields: [],
  },
  {
    name: 'rollout start',
    call: 'rollout/start',
    title: 'Start a rollout',
    description: 'A share of the visitors gets the release, step by step.',
    fields: [
      release,
      brands,
      {
        name: 'steps',
        label: 'Steps',
        kind: 'steps',
        initial: usualSteps,
        hint: 'Share/minutes/page loads of each, such as 1%/10/200,10%/30/1000,100%',
      },
      {
        name: 'watch',
        label: 'What the guard watches',
        kind: 'signals',
        initial: 'all',
        hint: `All, or some of ${rolloutSignals.join(',')}`,
      },
      despite,
      at,
    ],
  },
  ...verbCommands,
  {
    name: 'rollback',
    call: 'rollback',
    title: 'Roll back',
    description: 'The last good release of the feature becomes stable again, within a second.',
    isDanger: true,
    fields: [feature, brands],
  },
  {
    name: 'preview',
    call: 'preview',
    title: 'Make a preview link',
    description: 'Anyone who opens it sees these releases on the real site; nobody else does.',
    fields: [
      {
        name: 'releases',
        label: 'Releases',
        kind: 'releases',
        argument: 'RELEASES',
        hint: 'Such as checkout@2.1.0, separated by commas',
      },
      brand,
      { name: 'hours', label: 'Hours until it expires, at most 72', kind: 'whole number', initial: '24' },
    ],
  },
  {
    name: 'preview end',
    call: 'preview/end',
    title: 'End previews',
    description: 'No preview link made so far shows this release on this brand any more.',
    fields: [release, brand],
  },
  {
    name: 'pin',
    call: 'pin',
    title: 'Pin a brand to a release',
    description: 'The brand stays on it until the pin is removed.',
    fields: [release, brand, at],
  },
  {
    name: 'unpin',
    call: 'unpin',
    title: 'Remove a pin',
    description: 'The brand follows the stable release of the feature again.',
    fields: [feature, brand, at],
  },
  {
    name: 'freeze',
    call: 'freeze',
    title: 'Freeze a brand',
    description: 'All its releases stay as they are until a date.',
    fields: [
      brandArgument,
      { name: 'until', label: 'Until', kind: 'line', hint: 'Such as 2026-12-27 or 2026-12-27T06:00:00Z' },
      at,
    ],
  },
  {
    name: 'unfreeze',
    call: 'unfreeze',
    title: 'End a freeze',
    description: 'The brand follows changes again.',
    fields: [brandArgument, at],
  },
  {
    name: 'schedule remove',
    call: 'schedule/remove',
    title: 'Take back what is set for a time',
    description: 'It is not done at its time.',
    fields: [
      { name: 'id', label: 'Set for a time', kind: 'line', argument: 'ID', hint: 'Its number, such as s3' },
    ],
  },
  {
    name: 'team add',
    call: 'team/add',
    title: 'Add or change a team',
    description: 'Replaces the list of what the team may release.',
    isForOperators: true,
    fields: [
      team,
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
        hint: 'Where the guard posts its verdicts',
      },
    ],
  },
  {
    name: 'team token',
    call: 'team/token',
    title: 'Make a token',
    description: 'A new token for the team; it is shown once.',
    isForOperators: true,
    fields: [
      team,
      { name: 'revoke-others', key: 'revokeOthers', label: 'Revoke its former tokens', kind: 'tick' },
    ],
  },
];

/** A command by its name on the command line. */
export function registryCommand(name: string): RegistryCommand {
  const command = registryCommandTable.find((one) => one.name === name);
  if (command === undefined) throw new Error(`There is no command "${name}"`);
  return command;
}
