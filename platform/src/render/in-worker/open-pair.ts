import { Script, compileFunction, createContext } from 'node:vm';
import type { PartToEvaluate } from './messages';

interface Stage {
  takeShell(run: unknown, base: string): unknown;
  takeRemote(run: unknown, base: string): unknown;
  begin(drawing: string): void;
  outcome(): unknown;
}

/** A pair of releases that is evaluated; `failure` is an outcome as JSON where one of them cannot be. */
export interface OpenPair {
  readonly failure: string | undefined;
  begin(drawing: string): void;
  outcome(): string;
}

/** What server parts find beside the language itself. */
const lent = () => ({
  ...{ URL, URLSearchParams, TextEncoder, TextDecoder },
  ...{ AbortController, AbortSignal, Event, EventTarget, structuredClone },
});

const failed = (by: string, why: string) =>
  JSON.stringify({ kind: 'failed', by, why: why.slice(0, 500), isSevere: false });

/** Evaluates the server parts of a pair in a context that knows nothing of Node and shares nothing with other pairs. */
export function openPair(program: string, parts: readonly PartToEvaluate[]): OpenPair {
  const context = createContext(Object.assign(Object.create(null) as object, lent()), {
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
