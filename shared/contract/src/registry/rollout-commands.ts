import { at, brands, despite, feature, release, rollout } from './command-fields';
import type { RegistryCommand } from './command';
import type { RegistryCommandBody } from './registry-calls';
import { rolloutSignals } from './rollout-signals';
import { usualSteps } from './rollout-steps';

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

/** The commands over rollouts (ROL-1), part of the table of all commands. */
export const rolloutCommands: readonly RegistryCommand[] = [
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
        name: 'audience',
        label: 'First',
        kind: 'names',
        isOptional: true,
        hint: 'Who gets it before the share: staff, customers (logged in), or ids of visitors, separated by commas',
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
];
