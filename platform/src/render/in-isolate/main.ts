// The worker of a pair of releases, bundled by `drawing-program.ts`. It shares its isolate with their code, so what it answers is as
// untrusted as they are.
import { nextTurn } from '../../isolates/in-isolate/close-isolate';
import { ConsoleLines, silentConsole } from './console';
import { begin, outcome, takeRemote, takeShell } from './stage';
import type { Evaluate } from './stage';
import type { PartPlace } from '../drawing';
import pair from 'pair.json';

const { stringify } = JSON;
const { parts, keepsConsole } = pair;
const lines = new ConsoleLines();

const failed = (by: string, why: string, at?: PartPlace) =>
  stringify({ kind: 'failed', by, why: why.slice(0, 500), at, isSevere: false });

let opening: Promise<string> | undefined;

/** Evaluates the parts; returns the failed outcome as JSON, or `''`. */
async function open(): Promise<string> {
  for (const { role, base, module } of parts) {
    let evaluate: Evaluate;
    try {
      ({ default: evaluate } = (await import(module)) as { readonly default: Evaluate });
    } catch (error) {
      return failed(role, `it is no script: ${error instanceof Error ? error.message : 'it cannot be read'}`);
    }
    const console = keepsConsole ? lines.consoleOf(role) : silentConsole;
    const fault = (role === 'shell' ? takeShell : takeRemote)(evaluate, base, console);
    if (fault !== undefined) return failed(role, `it throws when it is evaluated: ${fault.why}`, fault.at);
  }
  return '';
}

/** The outcome of a drawing; in development with the lines that the parts wrote, also while they were evaluated. */
async function answer(drawing: string): Promise<string> {
  const outcomeText = await draw(drawing);
  return keepsConsole ? stringify({ lines: lines.take(), outcome: outcomeText }) : outcomeText;
}

async function draw(drawing: string): Promise<string> {
  opening ??= open();
  const failure = await opening;
  if (failure !== '') return failure;
  if (drawing === '') return '"ready"';
  // The next turn is a millisecond away, and most drawings have ended before.
  await Promise.race([begin(drawing), nextTurn()]);
  return (
    outcome() ||
    failed(
      'both',
      'it waits for something that never comes; a page that is drawn on a server has its first data and nothing else',
    )
  );
}

/**
 * Frozen: a release can import this module, and a handler of its own would be given the request.
 * @public
 */
export default Object.freeze({
  fetch: async (request: { text(): Promise<string> }) => new Response(await answer(await request.text())),
});
