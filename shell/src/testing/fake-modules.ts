import type { LoadedModule, ModuleLoader } from '../page-frame/module-loader';

/** What a release does when it is loaded: gives a module, or throws. */
export type Release = () => unknown;

/** Releases of modules by `feature expose`, best first; what failed is not given again until `retry`. */
export class FakeModules implements ModuleLoader {
  readonly loads: string[] = [];
  readonly prefetched: string[] = [];
  readonly failures: { release: string; phase: string }[] = [];
  private readonly failed = new Set<string>();

  constructor(readonly releases: Record<string, Release[]> = {}) {}

  async load(feature: string, expose: string): Promise<LoadedModule> {
    const name = `${feature} ${expose}`;
    this.loads.push(name);
    for (const [place, release] of (this.releases[name] ?? []).entries()) {
      const id = `${name} #${place}`;
      if (this.failed.has(id)) continue;
      const module = await Promise.resolve().then(release);
      return {
        module,
        failed: (_, phase) => {
          this.failures.push({ release: id, phase });
          this.failed.add(id);
        },
      };
    }
    throw new Error(`No release of ${name}`);
  }

  prefetch(feature: string, expose: string) {
    this.prefetched.push(`${feature} ${expose}`);
  }

  retry() {
    this.failed.clear();
  }
}
