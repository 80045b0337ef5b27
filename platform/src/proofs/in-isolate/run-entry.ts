// The worker that runs the entry of a build without a browser, and asks its container for every exposed module, as a page does
// (REL-4). It shares its isolate with the build: what it answers is as untrusted as the build.
import { nextTurn } from '../../isolates/in-isolate/close-isolate';
import { firstFrame } from '../../isolates/in-isolate/first-frame';
import type { RunFault } from '../run-fault';
import { setUp } from '../in-page/main';
import release from 'release.json';

const remedy = 'run the page in a browser and fix it';
const idleRounds = 50;
const maxRounds = 5_000;
const { stringify } = JSON;
const Answer = Response;

/** Runs a script of the build; false when the build has no such script. */
async function runScript(path: string): Promise<boolean> {
  const name = release.modules[path];
  if (name === undefined) return release.sheets.includes(path);
  const { default: run } = (await import(name)) as { readonly default: () => unknown };
  const container = run();
  if (path === release.entry && container !== undefined)
    Reflect.set(globalThis, release.container, container);
  return true;
}

/** Where in the build an error was thrown. */
function placeOf(error: unknown): RunFault['at'] {
  const paths = Object.keys(release.modules);
  const frame = firstFrame(error, Object.values(release.modules));
  const path = frame && paths.find((one) => release.modules[one] === frame.module);
  return path === undefined ? undefined : { path, line: frame?.line ?? 1, column: frame?.column ?? 0 };
}

async function faults(): Promise<RunFault[]> {
  const { entry, container, exposes, base, integrity, shared } = release;
  const trial = setUp({ base, container, exposes, integrity, shared });
  const thrown = new Map<string, RunFault>();
  const addThrown = (path: string, error: unknown) => {
    const what = `${path} throws when it runs: ${messageOf(error)}`;
    thrown.set(path, { what, at: placeOf(error), remedy });
  };
  try {
    trial.begin(entry);
    await runScript(entry);
  } catch (error) {
    addThrown(entry, error);
    return [...thrown.values()];
  }
  trial.ask();
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    await nextTurn();
    if (trial.isDone()) break;
    const path = trial.next();
    if (path === '') {
      if (!trial.runTimer() && rounds > idleRounds) break;
      continue;
    }
    let isThere = true;
    try {
      isThere = await runScript(path);
    } catch (error) {
      addThrown(path, error);
    }
    trial.settle(isThere);
  }
  const outcomes = trial.outcomes().map(({ expose, message, error }): RunFault => {
    const at = placeOf(error);
    return expose === ''
      ? {
          what: `the entry does not work: ${message}`,
          at,
          remedy: 'build it with the preset of @storefront/build',
        }
      : { what: `the container does not give ${expose}: ${message}`, at, remedy };
  });
  return [...thrown.values(), ...outcomes];
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown };
  return `${String(name)}: ${String(message)}`;
}

/** @public */
export default { fetch: async () => new Answer(stringify(await faults())) };
