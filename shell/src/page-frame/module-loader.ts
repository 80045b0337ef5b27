import type { AddedPage } from '@storefront/contract';
import type { Loader, Preload } from '../federation';

/** A module that was loaded. */
export interface LoadedModule {
  readonly module: unknown;
  /** The module cannot be used after all: the next `load` of it brings the last good release, or rejects. */
  failed(error: unknown, phase: 'create' | 'render'): void;
}

/** Loads pages and widgets; rejects when no release of a feature is left (SHL-2, SHL-3). */
export interface ModuleLoader {
  load(feature: string, expose: string): Promise<LoadedModule>;
  /** Prefetches the files; failures are left to the real load (SHL-1). */
  prefetch(feature: string, expose: string): void;
  /** Forgets what failed, so that the next `load` really tries again (SHL-3). */
  retry(feature: string): void;
  /** Loads what the page does not contain of other features, and returns the pages that their releases bring (REL-12, RES-10). */
  loadPages(): Promise<readonly AddedPage[]>;
}

/** The federation's loader as the frames use it. */
export function remoteModules(
  loader: Loader,
  preload: Preload,
  loadPages: ModuleLoader['loadPages'],
): ModuleLoader {
  return {
    load: async (feature, expose) => {
      const { module, version } = await loader.load(feature, expose);
      return { module, failed: (error, phase) => loader.reportFailure(feature, version, phase, error) };
    },
    prefetch: preload,
    retry: loader.retry,
    loadPages,
  };
}
