// Runs in the isolate in which a release is tried out, before the release.
import { lendRuntime } from '@storefront/build/webpack/lend-runtime';
import globals from 'globals';
import { standIn, withStandIns } from './stand-in';
import { Stage } from './stage';

/** The input from `run-entry.ts`. */
interface Setting {
  readonly base: string;
  readonly container: string;
  readonly exposes: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  /** The shared packages that the release declares, in versions that its ranges accept. */
  readonly shared: readonly { readonly name: string; readonly version: string }[];
}

/** Why a module could not be had; with the expose '' why the entry itself does not work. */
interface TrialOutcome {
  readonly expose: string;
  readonly message: string;
  /** What was thrown. */
  readonly error?: unknown;
}

interface Container {
  init(scope: unknown): unknown;
  get(expose: string): Promise<() => unknown>;
}

const pageGlobals = globalThis as unknown as Record<string, unknown>;

/**
 * Prepares the page. Returns the functions with which `run-entry.ts` controls it.
 * @public
 */
export function setUp(setting: Setting) {
  const stage = new Stage(setting.base);
  const outcomes: TrialOutcome[] = [];
  const pending = new Set<string>();
  for (const name of Object.keys(globals.browser)) pageGlobals[name] ??= standIn();
  const location = withStandIns({
    href: setting.base,
    origin: new RegExp('^https://[^/]+').exec(setting.base)?.[0] ?? '',
    toString: () => setting.base,
  });
  const { document, setTimeout, clearTimeout } = stage;
  Object.defineProperty(document, 'currentScript', { get: () => stage.currentScript });
  Object.assign(pageGlobals, {
    window: pageGlobals,
    self: pageGlobals,
    document,
    location,
    setTimeout,
    clearTimeout,
    console: withStandIns({}),
    importScripts: undefined,
    queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
    storefrontIntegrity: Object.fromEntries(
      Object.entries(setting.integrity).map(([path, hash]) => [setting.base + path, hash]),
    ),
  });
  lendRuntime();

  return {
    /** Called before the entry runs as a script of the page. */
    begin(entry: string) {
      stage.currentScript = withStandIns({ tagName: 'SCRIPT', src: setting.base + entry, nonce: 'nonce' });
    },
    /** Asks the container for every module that the release exposes. */
    ask() {
      stage.currentScript = null;
      const container = pageGlobals[setting.container] as Container | undefined;
      if (typeof container?.get !== 'function' || typeof container.init !== 'function') {
        outcomes.push({ expose: '', message: `it sets no container named ${setting.container}` });
        return;
      }
      const ready = (async () => container.init(shareScope(setting)))();
      for (const expose of setting.exposes) {
        pending.add(expose);
        void ready
          .then(() => container.get(expose))
          .then((factory) => {
            if (factory() === undefined) throw new Error('the module is empty');
          })
          .catch((error: unknown) => {
            outcomes.push({ expose, message: describeError(error), error });
          })
          .finally(() => pending.delete(expose));
      }
    },
    next: () => stage.next() ?? '',
    settle: (loaded: boolean) => stage.settle(loaded),
    runTimer: () => stage.runTimer(),
    isDone: () => pending.size === 0,
    outcomes: (): TrialOutcome[] => [
      ...outcomes,
      ...[...pending].map((expose) => ({ expose, message: 'it gives no answer' })),
    ],
  };
}

/** Stand-ins for the shared packages and for parts of them, such as `react/jsx-runtime`. */
function shareScope({ shared }: Setting): unknown {
  const offer = (version: string) => ({
    [version]: {
      version,
      get: async () => () => standIn(),
      lib: () => standIn(),
      loaded: 1,
      from: 'shell',
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: version },
      useIn: [],
      deps: [],
      strategy: 'loaded-first',
    },
  });
  return new Proxy({} as Record<string, unknown>, {
    get(known, key) {
      if (typeof key !== 'string') return undefined;
      const owner = shared.find(({ name }) => key === name || key.startsWith(`${name}/`));
      if (owner !== undefined) known[key] ??= offer(owner.version);
      return known[key];
    },
  });
}

function describeError(error: unknown): string {
  const { message, type, request, target } = (error ?? {}) as Record<string, unknown>;
  if (typeof message === 'string' && message !== '') return message;
  const address = request ?? (target as { src?: unknown } | undefined)?.src;
  return typeof address === 'string' ? `${String(type)}: ${address}` : String(error);
}
