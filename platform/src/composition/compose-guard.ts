import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { DoorDeps } from '../door/door';
import type { Counters } from '../counters';
import { EdgeVotes } from '../edge/reports/edge-votes';
import type { PlatformSignal } from '../votes/platform-signal';
import type { Registry } from '../registry/registry';
import { askPrometheus } from '../rollout-guard/ask-prometheus';
import { guardJobs } from '../rollout-guard/guard-jobs';
import { GuardStore } from '../rollout-guard/guard-store';
import { defaultSettings } from '../rollout-guard/settings';
import { readFaultsWith, worstInWords } from '../rollout-report/release-faults';
import type { ReadFaults } from '../rollout-report/release-faults';
import { indexRegistry } from '../decisions/registry-index';
import { releaseId } from '../releases/release-store';
import type { SourcePlaces } from '../source-maps/source-places';
import { readFigures } from '../rollout-report/read-figures';
import type { CurrentState } from './current-state';
import type { GuardDeps } from './platform-deps';

export interface ComposeGuardDeps {
  readonly guard: GuardDeps;
  readonly registry: Registry;
  readonly state: CurrentState;
  readonly brandIds: () => string[];
  readonly places: SourcePlaces;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly signal: PlatformSignal;
  readonly log: FastifyBaseLogger;
}

export interface Guard {
  readonly votes: EdgeVotes | undefined;
  readonly figuresOf: NonNullable<DoorDeps['figuresOf']>;
  readonly verdictsOf: NonNullable<DoorDeps['verdictsOf']>;
  readonly faultsOf: ReadFaults;
  readonly jobs: ReturnType<typeof guardJobs>;
}

/** The guard of rollouts: the votes that edges count, the figures of reports, and its jobs. */
export function composeGuard(deps: ComposeGuardDeps): Guard {
  const { guard, registry, state, brandIds, places, clock, counters, signal, log } = deps;
  const settings = { ...defaultSettings, ...guard.settings };
  const counting = { database: guard.database, ...settings, clock };
  const store = new GuardStore(counting);
  const { key } = guard;
  const votes =
    key === undefined
      ? undefined
      : new EdgeVotes({
          key,
          store,
          flushSeconds: settings.flushSeconds,
          clock,
          counters,
          signal,
          log,
          filesOf: (name, version) => indexRegistry(state.snapshot).release(name, version)?.files ?? [],
          rollouts: () => state.snapshot.rollouts.map(({ id }) => id),
        });
  votes?.start();
  const faultsOf = readFaultsWith({ database: guard.database, places });
  return {
    votes,
    faultsOf,
    figuresOf: (rollout) => readFigures(counting, rollout),
    verdictsOf: (numbers) => store.verdicts(numbers),
    jobs: guardJobs({
      registry,
      store,
      clock,
      settings,
      log,
      post: guard.post,
      mail: guard.mail,
      signing: guard.signing,
      ask: settings.prometheusUrl === undefined ? undefined : askPrometheus(settings.prometheusUrl),
      brands: brandIds,
      worstFault: async (id) => {
        const release = (await registry.release(id))?.manifest;
        return release && worstInWords(releaseId(id), await faultsOf(release));
      },
    }),
  };
}
