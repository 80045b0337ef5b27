import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { oneOf } from '../fields';
import type { DeepReadonly } from './deep-readonly';
import { rolloutSignals } from './rollout-signals';
import type { FaultSignal, GoalSignal } from './rollout-signals';

export const RolloutSignal = oneOf(...rolloutSignals);
export type RolloutSignal = Static<typeof RolloutSignal>;

const Instant = Type.String({ description: 'an ISO instant' });
const count = () => Type.Integer({ minimum: 0 });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** How many trials were counted (page loads or checkouts, a visitor once a day), and how many of them failed. */
const SignalFigures = Type.Object({ trials: count(), failures: count() });

/** How many visits could reach a goal (a visitor once a day), and how many did. */
const GoalFigures = Type.Object({ trials: count(), reached: count() });

/** What was counted on one arm of a rollout. `signals.failure.trials` are its page loads. */
const ArmFigures = Type.Object({
  signals: Type.Object({
    failure: SignalFigures,
    'slow-paint': SignalFigures,
    'slow-press': SignalFigures,
    'layout-shift': SignalFigures,
    'unfinished-checkout': SignalFigures,
    'other-price': SignalFigures,
    'small-order': SignalFigures,
  } satisfies Record<FaultSignal, TSchema>),
  goals: Type.Object({
    'opens-business': GoalFigures,
    'adds-dish': GoalFigures,
    'goes-to-checkout': GoalFigures,
    'books-table': GoalFigures,
  } satisfies Record<GoalSignal, TSchema>),
  checkout: Type.Object(
    { opened: count(), pressed: count(), placed: count() },
    { description: 'visitors who came to each step of the checkout, once a day' },
  ),
  vitals: Type.Object(
    { LCP: orNull(Type.Number()), INP: orNull(Type.Number()), CLS: orNull(Type.Number()) },
    { description: '75th percentiles: LCP and INP in milliseconds; null where nothing was measured' },
  ),
});
export type ArmFigures = DeepReadonly<Static<typeof ArmFigures>>;

/**
 * What happened to the platform itself while a rollout ran; none of it counts for a release (GRD-8):
 * - `paused`: a server stood still for a second or longer
 * - `restarted`: a server began to serve
 * - `late`: a first screen was not drawn in time, or no worker was free
 * - `resting`: a page was sent without its first screen, because its releases had failed on other pages
 */
const PlatformFigures = Type.Object({ paused: count(), restarted: count(), late: count(), resting: count() });
export type PlatformFigures = DeepReadonly<Static<typeof PlatformFigures>>;
export type PlatformEvent = keyof PlatformFigures;

/** What the guard makes of a rollout, with its reason in words. */
const RolloutVerdict = Type.Object({
  kind: oneOf('pass', 'fail', 'inconclusive'),
  cause: orNull(oneOf('ill', 'shares', 'networks', 'numbers', 'too-early', 'too-few', 'doubt')),
  signal: orNull(RolloutSignal),
  reason: Type.String(),
  at: Instant,
});

/** What `GET /platform/rollout?id=r7` answers, of rollouts that have ended too. */
export const RolloutReport = Type.Object({
  id: Type.String(),
  release: Type.String({ description: 'the canary, such as checkout@2.1.0' }),
  stable: Type.Array(Type.String(), { description: 'the stable releases of its brands when it began' }),
  brands: Type.Union([Type.Literal('all'), Type.Array(Type.String())]),
  state: oneOf('running', 'paused', 'held', 'watched', 'promoted', 'aborted'),
  audience: Type.Optional(
    Type.Array(Type.String(), { description: 'who gets it before the share; none of them is counted' }),
  ),
  steps: Type.Array(
    Type.Object({
      share: Type.Integer({ description: 'in ten-thousandths of the visitors' }),
      minimumMinutes: Type.Number(),
      minimumPageLoads: Type.Integer(),
    }),
  ),
  step: Type.Integer({ description: 'the place in steps' }),
  stepBeganAt: Instant,
  startedAt: Instant,
  endedAt: orNull(Instant),
  watch: Type.Array(RolloutSignal),
  verdict: orNull(RolloutVerdict),
  total: Type.Object({ canary: ArmFigures, stable: ArmFigures }),
  platform: PlatformFigures,
  pointSeconds: Type.Number({ description: 'how long each point is; points without any count are left out' }),
  points: Type.Array(Type.Object({ at: Instant, canary: ArmFigures, stable: ArmFigures }), {
    description: 'the oldest first',
  }),
});
export type RolloutReport = DeepReadonly<Static<typeof RolloutReport>>;
