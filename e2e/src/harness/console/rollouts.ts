import type { ArmFigures, RegistryAnswer, RolloutReport } from '@storefront/contract';
import { abortReason, at, fromOneNetwork, longRelease } from './words';

const steps = [
  { share: 100, minimumMinutes: 10, minimumPageLoads: 200 },
  { share: 1_000, minimumMinutes: 30, minimumPageLoads: 1_000 },
  { share: 5_000, minimumMinutes: 60, minimumPageLoads: 5_000 },
  { share: 10_000, minimumMinutes: 1_440, minimumPageLoads: 10_000 },
];

type Listed = RegistryAnswer<'rollouts'>[number];

const rolloutOf = (id: string, release: string, parts: Partial<Listed>): Listed => {
  const begun = {
    at: at('21:10'),
    by: 'checkout-team',
    action: 'rollout start',
    reason: 'the address is asked for once',
  };
  return {
    id,
    release,
    brands: 'all',
    state: 'running',
    steps,
    step: 1,
    stepBeganAt: at('22:05'),
    startedAt: at('21:10'),
    endedAt: null,
    verdict: null,
    begun,
    last: begun,
    ...parts,
  };
};

const passing = {
  kind: 'pass',
  cause: null,
  signal: null,
  reason: 'In 1,204 page loads checkout@2.1.0 fails no more often than checkout@2.0.0 in 11,030.',
  at: at('22:58'),
} as const;
const running = rolloutOf('r41', 'checkout@2.1.0', { verdict: passing });
const held = rolloutOf('r42', 'listing@1.9.0', {
  state: 'held',
  step: 0,
  brands: ['marketplace', 'northbank'],
  verdict: {
    kind: 'inconclusive',
    cause: 'networks',
    signal: 'failure',
    reason: fromOneNetwork,
    at: at('22:59'),
  },
  last: { at: at('22:41'), by: 'guard', action: 'rollout hold', reason: fromOneNetwork },
});
const long = rolloutOf('r39', longRelease, {
  state: 'paused',
  brands: ['northbank'],
  begun: {
    at: at('20:00'),
    by: 'northbank-partners-of-the-southern-quarter',
    action: 'rollout start',
    reason: `sha384-${'x'.repeat(90)}`,
  },
  last: {
    at: at('20:30'),
    by: 'northbank-partners-of-the-southern-quarter',
    action: 'rollout pause',
    reason: 'wait for the letter',
  },
});
const aborted = rolloutOf('r40', 'ordering@3.1.0', {
  state: 'aborted',
  endedAt: at('22:14'),
  verdict: { kind: 'fail', cause: null, signal: 'failure', reason: abortReason, at: at('22:14') },
  last: { at: at('22:14'), by: 'guard', action: 'rollout abort', reason: abortReason },
});
const promoted = rolloutOf('r38', 'booking@1.4.0', {
  state: 'promoted',
  step: 3,
  endedAt: at('09:30'),
  verdict: {
    ...passing,
    reason: 'In 20,120 page loads booking@1.4.0 fails no more often than booking@1.3.2 in 19,804.',
  },
  last: { at: at('09:30'), by: 'booking-team', action: 'rollout promote', reason: 'all is well' },
});

const arm = (trials: number, failures: number, reached: number, LCP: number): ArmFigures => ({
  signals: {
    failure: { trials, failures },
    'slow-paint': { trials, failures: Math.round(failures / 2) },
    'slow-press': { trials: Math.round(trials / 3), failures: Math.round(failures / 4) },
    'layout-shift': { trials, failures: 0 },
    'other-price': { trials: 0, failures: 0 },
    'small-order': { trials: 0, failures: 0 },
    'unfinished-checkout': { trials: Math.round(trials / 8), failures: Math.round(trials / 90) },
  },
  goals: {
    'opens-business': { trials: 0, reached: 0 },
    'adds-dish': { trials: Math.round(trials / 2), reached },
    'goes-to-checkout': { trials: 0, reached: 0 },
    'books-table': { trials: 0, reached: 0 },
  },
  checkout: {
    opened: Math.round(trials / 8),
    pressed: Math.round(trials / 12),
    placed: Math.round(trials / 13),
  },
  vitals: { LCP, INP: 84 + (LCP % 30), CLS: 0.02 },
});

/** A rollout with an hour of figures that move a little, as those of a real one do. */
const reportOf = ({ begun: _begun, last: _last, ...listed }: Listed, failing: number): RolloutReport => {
  const points = Array.from({ length: 40 }, (_, minute) => ({
    at: new Date(Date.parse(at('22:05')) + minute * 90_000).toISOString(),
    canary: arm(
      28 + ((minute * 7) % 11),
      (minute * failing) % 4,
      8 + (minute % 5),
      1_710 + ((minute * 37) % 160),
    ),
    stable: arm(
      262 + ((minute * 13) % 41),
      (minute * 3) % 5 === 0 ? 1 : 0,
      80 + (minute % 9),
      1_690 + ((minute * 23) % 90),
    ),
  }));
  return {
    ...listed,
    stable: ['checkout@2.0.0'],
    watch: ['failure', 'slow-paint', 'slow-press', 'unfinished-checkout', 'adds-dish'],
    total: { canary: arm(1_204, 3 * failing, 371, 1_780), stable: arm(11_030, 31, 3_322, 1_722) },
    platform: { paused: 2, restarted: 1, late: 12, resting: 4 },
    pointSeconds: 90,
    points,
  };
};

/** Its rollouts, those that wait for somebody first. */
export const rollouts = [held, running, long, aborted, promoted] as const;

/** The same that have not ended, as the state of the registry has them. */
export const openRollouts: RegistryAnswer<'state'>['rollouts'] = [running, held, long].map(
  ({ id, release: name, brands, state, step, stepBeganAt }) => ({
    id,
    name: name.split('@')[0] ?? '',
    version: name.split('@')[1] ?? '',
    brands,
    state: state as 'running',
    steps,
    step,
    stepBeganAt,
    salt: id,
    watch: ['failure'],
  }),
);

/** The reports of its rollouts. */
export const reports = {
  running: reportOf(running, 1),
  held: reportOf(held, 3),
  aborted: reportOf(aborted, 7),
} as const;
