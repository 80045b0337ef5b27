import { addedPages } from '@storefront/contract';
import type { ReleaseManifest } from '@storefront/contract';
import type { ServedBrand } from '../brands/brand-folder';
import type { Clock } from '../clock';
import { decide, releasesInService } from '../decisions/decide';
import type { Decided } from '../decisions/decided';
import { indexRegistry } from '../decisions/registry-index';
import { idOf } from '../decisions/release-fit';
import { anonymousVisitAt } from '../decisions/visit';
import type { Visit } from '../decisions/visit';
import type { FaultSwitch } from '../edge/faults/fault-switch';
import { missingRoutes } from '../edge/files/missing-routes';
import type { VerifiedFiles } from '../releases/verified-files';
import type { CurrentState } from './current-state';

export interface ReleaseLookupDeps {
  readonly state: CurrentState;
  readonly files: Pick<VerifiedFiles, 'find'>;
  readonly faults: FaultSwitch | undefined;
  readonly clock: Clock;
}

/** Answers which releases the current visitors get. */
export interface ReleaseLookup {
  decidedFor(served: ServedBrand, visit: Visit): Decided;
  /** The releases that somebody can get now: stable, last good, and candidates that are being rolled out. */
  inService(): ReleaseManifest[];
  isInService(release: string): boolean;
  /** The release that is stable on a brand that no turn names, which is most of them. */
  stableOf(name: string): ReleaseManifest | undefined;
  /** The text of each release's entry script by version. */
  entriesOf(name: string): Promise<Map<string, string>>;
  /** The addresses of pages that stable releases add to a brand, without those that need a parameter. */
  addedPathsOf(served: ServedBrand): string[];
  /** The routes of the specification that no release shows, in sentences. */
  missingRoutes(): string[];
}

export function releaseLookup({ state, files, faults, clock }: ReleaseLookupDeps): ReleaseLookup {
  const anonymousVisit = () => anonymousVisitAt(clock.now().getTime());
  const inServiceOn = (served: ServedBrand) => releasesInService(state.plans.of(served), anonymousVisit());

  return {
    decidedFor(served, visit) {
      const decided = decide(state.plans.of(served), visit);
      if (faults === undefined || faults.list().length === 0) return decided;
      return decided.changedBy((decision) =>
        faults.applyTo({
          ...decision,
          lastGood: decision.lastGood.map((release) => faults.applyTo(release)),
        }),
      );
    },
    inService() {
      const ids = new Set(state.brands.brands.flatMap((served) => [...inServiceOn(served)]));
      return state.snapshot.releases.filter((release) => ids.has(idOf(release)));
    },
    isInService: (release) => state.brands.brands.some((served) => inServiceOn(served).has(release)),
    stableOf(name) {
      const index = indexRegistry(state.snapshot);
      const [version] = index.historyOf(name, '');
      return version === undefined ? undefined : index.release(name, version);
    },
    async entriesOf(name) {
      const entries = new Map<string, string>();
      for (const release of state.snapshot.releases.filter((one) => one.feature === name)) {
        const file = release.files.find(({ path }) => path === release.entry);
        const found = file && (await files.find(release, file, ['identity']));
        if (found !== undefined) entries.set(release.version, Buffer.from(found.bytes).toString('utf8'));
      }
      return entries;
    },
    addedPathsOf: (served) =>
      addedPages(decide(state.plans.of(served), anonymousVisit()).pages, served.brand.kind)
        // A page that the menu does not show, such as one for people who work here, is not for search engines either.
        .filter(({ menu }) => menu !== undefined)
        .flatMap(({ paths }) => paths)
        .filter((path) => !/[:*]/.test(path)),
    missingRoutes: () =>
      state.brands.brands.flatMap((served) =>
        missingRoutes(served.brand, decide(state.plans.of(served), anonymousVisit()).decisions),
      ),
  };
}
