import { runCommandLine } from '../command-line/run-command-line';
import type { RegistryClient } from '../door/registry-client';
import { aBuiltFolder } from './built-folder';
import { aDoor } from './door';
import { temporaryFolder } from './temporary-folder';

/** The command line over a door of its own, or over a given client; `run` returns the exit code and the printed lines. */
export async function aCommandLine(client?: RegistryClient) {
  const brandsDirectory = await temporaryFolder();
  const parts = {
    registry: client ?? (await aDoor()).operators,
    brandsDirectory,
    repository: await temporaryFolder(),
    folder: await temporaryFolder(),
    stopSignal: new AbortController().signal,
    author: 'ann',
    commit: 'abc',
  };
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const code = await runCommandLine(words, { ...parts, print: (line) => lines.push(line) });
    return { code, lines, text: lines.join('\n') };
  };
  return { ...parts, run };
}

/** Publishes checkout 1.0.0 and 2.0.0. */
export async function publishTwo(run: (...words: string[]) => Promise<unknown>) {
  for (const version of ['1.0.0', '2.0.0'])
    await run('release', 'publish', await aBuiltFolder({ feature: 'checkout', version }));
}
