import { Script, compileFunction, createContext } from 'node:vm';
import type { PartToEvaluate } from './messages';

interface Stage {
  takeShell(run: unknown, base: string): unknown;
  takeRemote(run: unknown, base: string): unknown;
  begin(drawing: string): void;
  outcome(): unknown;
}

/** An evaluated pair of releases; `failure` is an outcome as JSON when one of them cannot be evaluated. */
export interface OpenPair {
  readonly failure: string | undefined;
  begin(drawing: string): void;
  outcome(): string;
}

/** The globals of server parts beside those of the language. */
const sharedGlobals = () => ({
  ...{ URL, URLSearchParams, TextEncoder, TextDecoder },
  ...{ AbortController, AbortSignal, Event, EventTarget, structuredClone },
});

const failed = (by: string, why: string) =>
  JSON.stringify({ kind: 'failed', by, why: why.slice(0, 500), isSevere: false });

/** Evaluates the server parts of a pair in a context that has nothing of Node and shares nothing with other pairs. */
export function openPair(program: string, parts: readonly PartToEvaluate[]): OpenPair {
  const context = createContext(Object.assign(Object.create(null) as object, sharedGlobals()), {
    codeGeneration: { strings: false, wasm: false },
  });
  const stage = new Script(`${program};storefrontStage`).runInContext(context) as Stage;
  const opened = (failure: string | undefined): OpenPair => ({
    failure,
    begin: (drawing) => stage.begin(drawing),
    outcome: () =>
      String(stage.outcome()) ||
      failed(
        'both',
        'it waits for something that never comes; a page that is drawn on a server has its first data and nothing else',
      ),
  });
  for (const { role, name, base, code } of parts) {
    let run: unknown;
    try {
      run = compileFunction(code, ['module', 'exports', 'require', 'releaseBase'], {
        parsingContext: context,
        filename: name,
      });
    } catch (error) {
      return opened(
        failed(role, `it is no script: ${error instanceof Error ? error.message : 'it cannot be read'}`),
      );
    }
    const fault = String(role === 'shell' ? stage.takeShell(run, base) : stage.takeRemote(run, base));
    if (fault !== '') return opened(failed(role, `it throws when it is evaluated: ${fault}`));
  }
  return opened(undefined);
}
