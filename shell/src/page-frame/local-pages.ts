import type { BusEvents } from '@storefront/contract';
import type { LoadedModule, ModuleLoader } from './module-loader';

/** The shell's own pages by name, each loaded when it is first opened (ACC-1). */
export type LocalPages = Readonly<Record<string, () => Promise<unknown>>>;

type Failure = BusEvents['remote-failed'];

export interface LocalPagesDeps {
  readonly pages: LocalPages;
  /** The version of the shell in this page. */
  readonly version: string;
  readonly remotes: ModuleLoader;
  readonly report: (failure: Failure, error: unknown) => void;
}

/** Loads the shell's own pages, and passes every other feature on to `remotes` (SHL-7). */
export function withLocalPages({ pages, version, remotes, report }: LocalPagesDeps): ModuleLoader {
  const failures = new Map<string, unknown>();

  const failed = (name: string, phase: Failure['phase'], error: unknown) => {
    failures.set(name, error);
    const code = error instanceof Error ? error.name : typeof error;
    report({ feature: 'shell', version, phase, code, replacedBy: null }, error);
  };

  const load = async (name: string): Promise<LoadedModule> => {
    const load = pages[name];
    if (!load) throw new Error(`The shell has no page ${name}`);
    // There is no other release of the shell in this page to fall back on.
    if (failures.has(name)) throw failures.get(name);
    const module = await load().catch((error: unknown) => {
      failed(name, 'fetch', error);
      throw error;
    });
    return { module, failed: (error, phase) => failed(name, phase, error) };
  };

  return {
    load: (feature, expose) => (feature === 'shell' ? load(expose) : remotes.load(feature, expose)),
    prefetch: (feature, expose) => {
      if (feature !== 'shell') return remotes.prefetch(feature, expose);
      pages[expose]?.().catch(() => undefined);
    },
    retry: (feature) => (feature === 'shell' ? failures.clear() : remotes.retry(feature)),
    loadPages: () => remotes.loadPages(),
  };
}
