import type { AddedPage, BusEvents } from '@storefront/contract';
import type { LoadedModule, ModuleLoader } from '../page-frame/module-loader';

/** What a release does when it is loaded: gives a module, or throws. */
export type Release = () => unknown;

/**
 * Releases of modules by `feature expose`, best first. A release that failed, while it was loaded or later, is passed
 * over on every page of its feature until `retry`.
 */
export class FakeModules implements ModuleLoader {
  readonly loads: string[] = [];
  readonly prefetched: string[] = [];
  /** How often the pages of releases were asked for. */
  pagesAsked = 0;
  readonly failures: { release: string; phase: string }[] = [];
  private readonly failed = new Map<string, Set<number>>();
  private readonly loaded = new Map<string, unknown>();

  /** Receives each release that failed, numbered so that the last good ones are older: of two, the first is 2.0.0. */
  report: (failure: BusEvents['remote-failed'], error: unknown) => void = () => undefined;

  constructor(
    readonly releases: Record<string, Release[]> = {},
    private readonly pages: () => Promise<readonly AddedPage[]> = () => Promise.resolve([]),
  ) {}

  async load(feature: string, expose: string): Promise<LoadedModule> {
    const name = `${feature} ${expose}`;
    this.loads.push(name);
    for (const [place, release] of (this.releases[name] ?? []).entries()) {
      if (this.failed.get(feature)?.has(place)) continue;
      const id = `${name} #${place}`;
      try {
        const module = await this.moduleOf(id, release);
        return {
          module,
          failed: (error, phase) => {
            this.failures.push({ release: id, phase });
            this.fail(feature, place);
            const left = (this.releases[name] ?? []).length - place;
            const replacedBy = left > 1 ? `${left - 1}.0.0` : null;
            const code = error instanceof Error ? error.name : typeof error;
            this.report({ feature, version: `${left}.0.0`, phase, code, replacedBy }, error);
          },
        };
      } catch {
        this.fail(feature, place);
      }
    }
    throw new Error(`No release of ${name}`);
  }

  prefetch(feature: string, expose: string) {
    this.prefetched.push(`${feature} ${expose}`);
  }

  retry(feature: string) {
    this.failed.delete(feature);
    for (const id of [...this.loaded.keys()]) if (id.startsWith(`${feature} `)) this.loaded.delete(id);
  }

  loadPages() {
    this.pagesAsked += 1;
    return this.pages();
  }

  private async moduleOf(id: string, release: Release): Promise<unknown> {
    if (!this.loaded.has(id)) this.loaded.set(id, await Promise.resolve().then(release));
    return this.loaded.get(id);
  }

  private fail(feature: string, index: number) {
    this.failed.set(feature, (this.failed.get(feature) ?? new Set()).add(index));
  }
}
