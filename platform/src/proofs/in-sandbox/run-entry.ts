import { Script, createContext } from 'node:vm';
import type { Context } from 'node:vm';

/** A release that is to be run. */
export interface EntryToRun {
  readonly entry: string;
  readonly container: string;
  readonly exposes: readonly string[];
  /** The text of each script by its path; sheets have an empty text. */
  readonly files: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  readonly shared: readonly { readonly name: string; readonly version: string }[];
}

const base = 'https://brand.invalid/releases/tried/';
const remedy = 'run the page in a browser and fix it';

/**
 * Runs the entry of a release in a context without Node's globals, and asks its container for every exposed module, as a page
 * does (REL-4). `pageProgram` prepares the page inside the context. Only texts pass between the two.
 */
export async function runEntry(release: EntryToRun, pageProgram: string): Promise<string[]> {
  const { entry, container, exposes, files, integrity, shared } = release;
  const context = createContext(Object.create(null) as Context, {
    codeGeneration: { strings: false, wasm: false },
  });
  const ask = (code: string): unknown => new Script(code).runInContext(context);
  ask(pageProgram);
  ask(
    `var storefrontTrial = storefrontTrial.setUp(${JSON.stringify({ base, container, exposes, integrity, shared })})`,
  );

  try {
    ask(`storefrontTrial.begin(${JSON.stringify(entry)})`);
    new Script(files[entry] ?? '', { filename: entry }).runInContext(context);
  } catch (error) {
    return [`${entry} throws when it runs: ${messageOf(error)}; ${remedy}`];
  }
  ask('storefrontTrial.ask()');
  const thrown = new Map<string, string>();
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    await nextTurn();
    if (ask('storefrontTrial.isDone()') === true) break;
    const path = String(ask('storefrontTrial.next()'));
    if (path === '') {
      if (ask('storefrontTrial.runTimer()') !== true && rounds > idleRounds) break;
      continue;
    }
    const text = Object.hasOwn(files, path) ? files[path] : undefined;
    if (text !== undefined && path.endsWith('.js')) {
      try {
        new Script(text, { filename: path }).runInContext(context);
      } catch (error) {
        thrown.set(path, messageOf(error));
      }
    }
    ask(`storefrontTrial.settle(${String(text !== undefined)})`);
  }
  return faultsOf(ask, thrown);
}

function faultsOf(ask: (code: string) => unknown, thrown: ReadonlyMap<string, string>): string[] {
  const outcomes = Object.entries(
    JSON.parse(String(ask('storefrontTrial.outcomes()'))) as Record<string, string>,
  );
  const faults = [...thrown].map(([path, message]) => `${path} throws when it runs: ${message}; ${remedy}`);
  for (const [expose, message] of outcomes)
    faults.push(
      expose === ''
        ? `the entry does not work: ${message}; build it with the preset of @storefront/build`
        : `the container does not give ${expose}: ${message}; ${remedy}`,
    );
  return faults;
}

// Promises are settled between two turns of the event loop.
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const idleRounds = 50;
const maxRounds = 5_000;

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown };
  return `${String(name)}: ${String(message)}`;
}
