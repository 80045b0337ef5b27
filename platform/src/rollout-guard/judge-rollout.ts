import type { RolloutReport } from '@storefront/contract';
import type { Clock } from '../clock';
import { indexRegistry } from '../decisions/registry-index';
import { addCounts } from '../guard/counts';
import type { GuardedRollout, GuardedStep, Verdict } from '../guard/judge';
import { verdictInHealth } from '../guard/illness';
import { updateGuardState, initialGuardState } from '../guard/update-guard-state';
import { accepted } from '../registry/change';
import { changeRollout } from '../registry/commands/change-rollout';
import type { Registry } from '../registry/registry';
import type { RegistrySnapshot, Rollout } from '../registry/snapshot';
import { covers } from '../registry/stable-history';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import { allOrders } from '../votes/vote-batch';
import type { GuardStore, GuardedRow } from './guard-store';
import { nextAction } from './next-action';
import type { AskNumber } from './ask-prometheus';
import { askForNumbers, verdictWithNumbers } from './outside-numbers';
import type { NumberFinding } from './outside-numbers';
import type { GuardSettings } from './settings';
import { computeBounds } from './vital-bounds';

/** What the audit log calls it that the guard decides nothing for a time. */
export const waitAction = 'rollout wait';

export interface JudgeDeps {
  readonly registry: Pick<Registry, 'run' | 'note'>;
  readonly store: GuardStore;
  readonly clock: Clock;
  readonly settings: Pick<GuardSettings, 'minVitals' | 'watchMinutes' | 'queries'>;
  /** Asks the outside source that the operators have named; undefined when there is none. */
  readonly ask: AskNumber | undefined;
  /** The ids of the existing brands. */
  brands(): readonly string[];
  /** What fails most in pages with a release, in words; undefined when nothing was reported with its place (OBS-1). */
  worstFault(id: ReleaseId): Promise<string | undefined>;
}

// The bounds of slow pages come from the last week of stable.
const boundsFrom = 7 * 24 * 3_600_000;

/** Judges a rollout by its counts, stores the verdict, and acts on it. */
export async function judgeRollout(
  deps: JudgeDeps,
  snapshot: RegistrySnapshot,
  rollout: Rollout,
): Promise<void> {
  const { store, clock } = deps;
  const now = clock.now();
  const previous =
    (await store.guarded(numberOf(rollout))) ?? (await startGuarding(deps, snapshot, rollout, now));
  const rows = await store.counts(numberOf(rollout));
  // Anyone who resumes a rollout that the guard held accepts what it was held for.
  const isResumed = previous.isHeld && rollout.state === 'running';
  const guarded = {
    ...previous,
    ...(isResumed && { isHeld: false, accepted: addCounts([], rows) }),
    step: rollout.step,
    lookedAt: now,
    ranMilliseconds: millisecondsRun(previous, rollout, now),
  };
  const step = stepOf(rollout, guarded);
  const compared = rolloutOf(rollout, guarded);
  const verdict = verdictWithNumbers(
    verdictInHealth(
      updateGuardState(compared, step, initialGuardState, rows).verdict,
      compared.stable,
      await store.latelySeen(numberOf(rollout), now),
    ),
    await numbersOf(deps, rollout, guarded, now),
  );
  const action = nextAction(rollout, verdict, step.minutes);
  const isIll = verdict.kind === 'inconclusive' && verdict.cause === 'ill';
  if (isIll && previous.verdict?.cause !== 'ill') await noteWaiting(deps, rollout, verdict.reason);
  const isHeld = guarded.isHeld || action === 'hold';
  await store.saveGuarded({ ...guarded, isHeld, verdict: reportOf(verdict, now) });
  if (action === undefined) return;
  const isFailing = verdict.kind === 'fail' && verdict.signal === 'failure';
  // The rollout is ended also when the sources cannot be asked.
  const place = isFailing ? await deps.worstFault(rollout).catch(() => undefined) : undefined;
  const reason = place === undefined ? verdict.reason : `${verdict.reason}; ${place}`;
  await changeRolloutState(deps, rollout, action, reason, now);
}

/** The numbers of outside sources for a rollout, by the name of its releases, such as `checkout`. */
function numbersOf(
  { settings, store, ask }: JudgeDeps,
  rollout: Rollout,
  { stable }: GuardedRow,
  now: Date,
): Promise<NumberFinding[]> {
  const queries = settings.queries?.[rollout.name] ?? [];
  const measured = { number: numberOf(rollout), canary: releaseId(rollout), stable: stable[0] };
  return askForNumbers({ store, ask }, measured, queries, now);
}

const numberOf = ({ id }: Pick<Rollout, 'id'>): number => Number(id.slice(1));

/** The state of a rollout at the first look: its brands, their stable releases, and the bounds of slow pages. */
async function startGuarding(
  { store, brands, settings }: JudgeDeps,
  snapshot: RegistrySnapshot,
  rollout: Rollout,
  now: Date,
): Promise<GuardedRow> {
  const index = indexRegistry(snapshot);
  const own = brands().filter((brand) => covers(rollout.brands, brand));
  // A rollout that was promoted before the first look is compared with the release before it.
  const others = own.flatMap((brand) =>
    index
      .historyOf(rollout.name, brand)
      .filter((version) => version !== rollout.version)
      .slice(0, 1),
  );
  const versions = [...new Set(others)];
  const from = new Date(now.getTime() - boundsFrom);
  const until = new Date(rollout.stepBeganAt);
  const measured = [
    ...(await store.measured(rollout.name, versions, from, until)),
    ...(await store.measured(allOrders.name, [allOrders.version], from, until)),
  ];
  return {
    rollout: numberOf(rollout),
    brands: own,
    stable: versions.map((version) => releaseId({ name: rollout.name, version })),
    bounds: computeBounds(measured, settings.minVitals),
    step: rollout.step,
    lookedAt: new Date(rollout.stepBeganAt),
    ranMilliseconds: 0,
    verdict: null,
    isHeld: false,
    accepted: [],
  };
}

/** For how long the current step has been running, without pauses. */
function millisecondsRun(previous: GuardedRow, { state, step, stepBeganAt }: Rollout, now: Date): number {
  const isSame = previous.step === step;
  if (state !== 'running' && state !== 'watched') return isSame ? previous.ranMilliseconds : 0;
  const since = isSame ? previous.lookedAt : new Date(stepBeganAt);
  return (isSame ? previous.ranMilliseconds : 0) + now.getTime() - since.getTime();
}

function rolloutOf(
  rollout: Rollout,
  { brands, stable, accepted: acceptedVotes }: GuardedRow,
): GuardedRollout {
  return {
    canary: releaseId(rollout),
    stable: stable.join(' or '),
    brands,
    watched: rollout.watch,
    accepted: acceptedVotes,
  };
}

function stepOf({ steps, step }: Rollout, { ranMilliseconds }: GuardedRow): GuardedStep {
  const { share, minimumMinutes, minimumPageLoads } = steps[step] ?? {
    share: 0,
    minimumMinutes: 0,
    minimumPageLoads: 0,
  };
  return { share, minimumMinutes, minimumPageLoads, minutes: ranMilliseconds / 60_000 };
}

function reportOf(verdict: Verdict, now: Date): RolloutReport['verdict'] {
  return {
    kind: verdict.kind,
    cause: verdict.kind === 'inconclusive' ? verdict.cause : null,
    signal: verdict.kind === 'fail' ? verdict.signal : null,
    reason: verdict.reason,
    at: now.toISOString(),
  };
}

/** Writes into the audit log that the guard waits, so that teams and operators get a message about it (GRD-9). */
async function noteWaiting({ registry }: JudgeDeps, rollout: Rollout, reason: string): Promise<void> {
  const subject = releaseId(rollout);
  await registry.note(
    { actor: 'guard', action: waitAction, subject, brands: rollout.brands, reason },
    { rollout: rollout.id },
  );
}

/** Changes the rollout as a person would, unless somebody has changed it since it was judged. */
async function changeRolloutState(
  { registry, brands, settings }: JudgeDeps,
  rollout: Rollout,
  verb: 'abort' | 'hold' | 'advance' | 'promote',
  reason: string,
  now: Date,
): Promise<void> {
  const { id, state, step } = rollout;
  await registry.run({
    actor: 'guard',
    action: `rollout ${verb}`,
    subject: releaseId(rollout),
    reason,
    brands: rollout.brands,
    command(present) {
      const found = present.rollouts.find((one) => one.id === id);
      if (found?.state !== state || found.step !== step) return accepted([], []);
      const { watchMinutes } = settings;
      return changeRollout(present, { id, verb }, { now, brands: brands(), watchMinutes });
    },
  });
}
