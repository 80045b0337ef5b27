import { FeatureLoader } from './feature-loader';
import type { LoadedModule, LoaderDeps } from './feature-loader';

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

/** The loader of all features; each has a loader of its own from the first time that it is asked for. */
export function createLoader(deps: LoaderDeps): Loader {
  const loaders = new Map<string, FeatureLoader>();
  const loaderFor = (feature: string) => {
    const loader = loaders.get(feature) ?? new FeatureLoader(feature, deps);
    loaders.set(feature, loader);
    return loader;
  };
  return {
    load: (feature, expose) => loaderFor(feature).load(expose),
    reportFailure: (feature, ...failure) => loaderFor(feature).reportFailure(...failure),
    retry: (feature) => loaderFor(feature).retry(),
  };
}
