import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import { EntryFailed } from './containers';
import { RemoteFailed } from './failure';
import type { Failure, FailureReport } from './failure';
import { OthersGone } from './page-decisions';
import type { PageDecisions } from './page-decisions';
import { ReleaseRace } from './release-race';
import type { Loss } from './release-race';
import type { ReleaseSource } from './release-source';
import type { VisitMemory } from './visit-memory';

/** A module of a remote and the version it came from. */
export interface LoadedModule {
  readonly module: unknown;
  readonly version: string;
}

export interface LoaderDeps {
  decisions: PageDecisions;
  source: ReleaseSource;
  clock: Pick<Clock, 'after'>;
  memory: VisitMemory;
  /** Called with every release that failed and what it threw, once it is known what replaced it. */
  report(failure: FailureReport, error: unknown): void;
  /** Reloads the whole page at the current address; its decisions then come with the page. */
  renewPage(): void;
}

// For a widget nothing is reloaded: the page around it could lose what was typed there.
const pageFolder = './pages/';

/** The name of what was thrown, never its message, which may contain personal data. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** What the code of a release has thrown; an entry that threw gives no error but says so. */
function thrownIn(loss: Loss): unknown {
  if (loss.kind !== 'failed') return undefined;
  return loss.error instanceof EntryFailed ? loss.error.thrown : loss.error;
}

/** Loads the modules of one feature: each from the decided release, else from a last good one (SHL-2). */
export class FeatureLoader {
  readonly #feature: string;
  readonly #deps: LoaderDeps;
  /** The versions that failed in this visit; read from its memory when they are first needed. */
  #failedVersions: Set<string> | undefined;
  /** The versions that failed before the last retry: they are loaded past the browser's cache. */
  #staleVersions: ReadonlySet<string> = new Set();
  readonly #loads = new Map<string, Promise<LoadedModule>>();
  /** The version that each module came from. */
  readonly #used = new Map<string, string>();
  readonly #races = new Set<ReleaseRace>();

  constructor(feature: string, deps: LoaderDeps) {
    this.#feature = feature;
    this.#deps = deps;
  }

  load(expose: string): Promise<LoadedModule> {
    const known = this.#loads.get(expose);
    if (known !== undefined) return known;
    const load = this.#decision === undefined ? this.#whenDecided(expose) : this.#firstGood(expose);
    this.#loads.set(expose, load);
    load.catch(() => {
      if (this.#loads.get(expose) === load) this.#loads.delete(expose);
    });
    return load;
  }

  reportFailure(version: string, phase: 'create' | 'render', error: unknown): void {
    if (this.#failed.has(version)) return;
    this.#fail(version);
    for (const release of this.#releases)
      if (release.version === version) for (const race of this.#races) race.drop(release);
    this.#loads.clear();
    const replacedBy = this.#left[0]?.version ?? null;
    this.#deps.report({ feature: this.#feature, version, phase, code: nameOf(error), replacedBy }, error);
  }

  retry(): void {
    this.#staleVersions = this.#failed;
    this.#deps.memory.remember(this.#releaseName, []);
    this.#failedVersions = undefined;
    this.#loads.clear();
  }

  get #decision() {
    return this.#deps.decisions.of(this.#feature);
  }

  /** A partner's remote in place of ours has version numbers of its own (BRD-5). */
  get #releaseName(): string {
    return this.#decision?.name ?? this.#feature;
  }

  get #failed(): Set<string> {
    return (this.#failedVersions ??= new Set(this.#deps.memory.failed(this.#releaseName)));
  }

  get #releases(): readonly Decision[] {
    const decision = this.#decision;
    return decision === undefined ? [] : [decision, ...decision.lastGood];
  }

  /** The releases that have not failed, best first. */
  get #left(): readonly Decision[] {
    return this.#releases.filter(({ version }) => !this.#failed.has(version));
  }

  #fail(version: string) {
    this.#failed.add(version);
    // When no release is left, the next page of the visit tries all of them again.
    this.#deps.memory.remember(this.#releaseName, this.#left.length === 0 ? [] : [...this.#failed]);
  }

  async #whenDecided(expose: string): Promise<LoadedModule> {
    try {
      await this.#deps.decisions.loadOthers();
    } catch (error) {
      if (error instanceof OthersGone && expose.startsWith(pageFolder)) {
        this.#deps.renewPage();
        // The document is about to be reloaded.
        return new Promise(() => undefined);
      }
      throw new RemoteFailed(this.#feature, expose);
    }
    return this.#firstGood(expose);
  }

  async #firstGood(expose: string): Promise<LoadedModule> {
    const { winner, losses } = await this.#race(expose);
    for (const loss of losses) {
      this.#fail(loss.release.version);
      void this.#report(loss, winner?.version ?? null);
    }
    this.#forgetFailed();
    if (winner !== undefined) this.#used.set(expose, winner.version);
    this.#discardUnused();
    if (winner === undefined) throw new RemoteFailed(this.#feature, expose);
    return winner;
  }

  async #race(expose: string) {
    const { source, clock } = this.#deps;
    const race = new ReleaseRace({
      releases: this.#left.filter(({ exposes }) => exposes[expose] !== undefined),
      clock,
      load: (release) => source.load(release, expose, { fresh: this.#staleVersions.has(release.version) }),
      // The page itself vouches for the decided release; last good ones may have been withdrawn since the page was made.
      isServed: (release) => release === this.#decision || source.isServed(release),
      onLoss: (release) => {
        for (const other of this.#races) if (other !== race) other.drop(release);
      },
    });
    this.#races.add(race);
    const outcome = await race.run();
    this.#races.delete(race);
    return outcome;
  }

  async #report(loss: Loss, replacedBy: string | null) {
    const { version } = loss.release;
    const failure = { feature: this.#feature, version, ...(await this.#explain(loss)), replacedBy };
    this.#deps.report(failure, thrownIn(loss));
  }

  #explain(loss: Loss): Failure | Promise<Failure> {
    if (loss.kind === 'failed') return this.#deps.source.explain(loss.release, loss.error);
    return { phase: 'fetch', code: loss.kind === 'withdrawn' ? 'not-served' : loss.code };
  }

  /** Lets modules that came from a failed version be loaded again at the next request. */
  #forgetFailed() {
    for (const [expose, version] of this.#used) if (this.#failed.has(version)) this.#loads.delete(expose);
  }

  /** Removes the styles of a failed release once no module of the page comes from it any more. */
  #discardUnused() {
    const used = new Set(this.#used.values());
    for (const release of this.#releases)
      if (this.#failed.has(release.version) && !used.has(release.version)) this.#deps.source.discard(release);
  }
}
