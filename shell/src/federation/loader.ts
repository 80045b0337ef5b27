import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import { RemoteFailed } from './failure';
import type { Failure, FailureReport } from './failure';
import { OthersGone } from './page-decisions';
import type { PageDecisions } from './page-decisions';
import type { ReleaseSource } from './release-source';
import type { VisitMemory } from './visit-memory';
import { raceReleases } from './release-race';

/** A module of a remote and the version it came from. */
interface LoadedModule {
  readonly module: unknown;
  readonly version: string;
}

/** The only way to load modules of remotes; tests of the shell pass a fake. */
export interface Loader {
  /**
   * The exposed module of the first release that works: the decided one, else a last good one (SHL-2). Returns the same promise until
   * that release fails; rejects with `RemoteFailed` when none is left, until `retry`.
   */
  load(feature: string, expose: string): Promise<LoadedModule>;
  /** Reports that a loaded version threw while its page was created or rendered: the next `load` gives a last good one. */
  reportFailure(feature: string, version: string, phase: 'create' | 'render', error: unknown): void;
  /** Forgets what failed, so that the next `load` begins with the decided release again and asks the network (SHL-3). */
  retry(feature: string): void;
}

export interface LoaderDeps {
  decisions: PageDecisions;
  source: ReleaseSource;
  clock: Pick<Clock, 'after'>;
  memory: VisitMemory;
  /** Called with every release that failed, once it is known what replaced it. */
  report(failure: FailureReport): void;
  /** Reloads the whole page at the current address; its decisions then come with the page. */
  renewPage(): void;
}

// For a widget nothing is reloaded: the page around it could lose what was typed there.
const pageFolder = './pages/';

/** The name of what was thrown, never its message, which may contain personal data. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

export function createLoader({ decisions, source, clock, memory, report, renewPage }: LoaderDeps): Loader {
  const failed = new Map<string, Set<string>>();
  const stale = new Map<string, Set<string>>();
  const loads = new Map<string, Map<string, Promise<LoadedModule>>>();
  /** For each feature the version that each of its modules came from. */
  const used = new Map<string, Map<string, string>>();
  /** For each feature the functions that tell its races of a release that failed elsewhere. */
  const drops = new Map<string, Set<(release: Decision) => void>>();

  // A partner's remote in place of ours has version numbers of its own (BRD-5).
  const nameOfRelease = (feature: string) => decisions.of(feature)?.name ?? feature;
  const failedOf = (feature: string) =>
    entry(failed, feature, () => new Set(memory.failed(nameOfRelease(feature))));
  const loadsOf = (feature: string) => entry(loads, feature, () => new Map<string, Promise<LoadedModule>>());
  const usedOf = (feature: string) => entry(used, feature, () => new Map<string, string>());
  const dropsOf = (feature: string) => entry(drops, feature, () => new Set<(release: Decision) => void>());

  const fail = (feature: string, version: string) => {
    failedOf(feature).add(version);
    // When no release is left, the next page of the visit tries all of them again.
    memory.remember(nameOfRelease(feature), left(feature).length === 0 ? [] : [...failedOf(feature)]);
  };

  const releasesOf = (feature: string): Decision[] => {
    const decision = decisions.of(feature);
    return decision === undefined ? [] : [decision, ...decision.lastGood];
  };

  const left = (feature: string): Decision[] =>
    releasesOf(feature).filter(({ version }) => !failedOf(feature).has(version));

  const isInUse = (feature: string, version: string) => [...usedOf(feature).values()].includes(version);

  /** Removes the styles of a failed release once no module of the page comes from it any more. */
  const discardUnused = (feature: string) => {
    for (const release of releasesOf(feature))
      if (failedOf(feature).has(release.version) && !isInUse(feature, release.version))
        source.discard(release);
  };

  /** Lets modules that came from a failed version be loaded again at the next request. */
  const forgetFailed = (feature: string) => {
    for (const [expose, version] of usedOf(feature))
      if (failedOf(feature).has(version)) loadsOf(feature).delete(expose);
  };

  const tell = async (feature: string, version: string, found: Promise<Failure>, replacedBy: string | null) =>
    report({ feature, version, ...(await found), replacedBy });

  const firstGood = async (feature: string, expose: string): Promise<LoadedModule> => {
    const releases = left(feature).filter(({ exposes }) => exposes[expose] !== undefined);
    let own: ((release: Decision) => void) | undefined;
    const outcome = await raceReleases({
      releases,
      clock,
      load: (release) =>
        source.load(release, expose, { fresh: stale.get(feature)?.has(release.version) ?? false }),
      // The page itself vouches for the decided release; last good ones may have been withdrawn since the page was made.
      isServed: (release) => release === decisions.of(feature) || source.isServed(release),
      onLoss: (release) => {
        for (const drop of dropsOf(feature)) if (drop !== own) drop(release);
      },
      whenLostElsewhere: (drop) => {
        own = drop;
        dropsOf(feature).add(drop);
        return () => void dropsOf(feature).delete(drop);
      },
    });
    const replacedBy = outcome.winner?.version ?? null;
    for (const loss of outcome.losses) {
      fail(feature, loss.release.version);
      const found =
        loss.kind === 'failed'
          ? source.explain(loss.release, loss.error)
          : Promise.resolve<Failure>({
              phase: 'fetch',
              code: loss.kind === 'withdrawn' ? 'not-served' : loss.code,
            });
      void tell(feature, loss.release.version, found, replacedBy);
    }
    forgetFailed(feature);
    if (outcome.winner !== undefined) usedOf(feature).set(expose, outcome.winner.version);
    discardUnused(feature);
    if (outcome.winner === undefined) throw new RemoteFailed(feature, expose);
    return outcome.winner;
  };

  const whenDecided = async (feature: string, expose: string): Promise<LoadedModule> => {
    try {
      await decisions.bringOthers();
    } catch (error) {
      if (error instanceof OthersGone && expose.startsWith(pageFolder)) {
        renewPage();
        // The document is about to be reloaded.
        return new Promise(() => undefined);
      }
      throw new RemoteFailed(feature, expose);
    }
    return firstGood(feature, expose);
  };

  return {
    load(feature, expose) {
      return entry(loadsOf(feature), expose, () => {
        const load =
          decisions.of(feature) === undefined ? whenDecided(feature, expose) : firstGood(feature, expose);
        load.catch(() => {
          if (loadsOf(feature).get(expose) === load) loadsOf(feature).delete(expose);
        });
        return load;
      });
    },
    reportFailure(feature, version, phase, error) {
      if (failedOf(feature).has(version)) return;
      fail(feature, version);
      for (const release of releasesOf(feature))
        if (release.version === version) for (const drop of dropsOf(feature)) drop(release);
      loadsOf(feature).clear();
      const replacedBy = left(feature)[0]?.version ?? null;
      report({ feature, version, phase, code: nameOf(error), replacedBy });
    },
    retry(feature) {
      stale.set(feature, failedOf(feature));
      memory.remember(nameOfRelease(feature), []);
      failed.delete(feature);
      loads.delete(feature);
    },
  };
}

const entry = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};
