import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../files/write-atomically';
import { inspectDrawing } from './inspect-drawing';
import type { DrawingInspector } from './inspect-drawing';
import { watchServerPart } from './watch-server-part';

export interface InspectedDrawing {
  readonly inspector: Pick<DrawingInspector, 'draw'>;
  close(): Promise<void>;
}

interface OpenInspectorDeps {
  /** The folder of the remote. */
  readonly directory: string;
  /** Where its server part is built. */
  readonly folder: string;
  readonly port: number;
  print(line: string): void;
}

/** Builds the server part of a remote and draws its pages with it and the shell of this checkout, where a debugger can stop them (DEV-5). */
export async function openInspector(deps: OpenInspectorDeps): Promise<InspectedDrawing> {
  const { directory, folder, port, print } = deps;
  const shell = await shellPartIn(join(directory, '../shell/dist'));
  const part = await watchServerPart(directory, folder, (errors) => errors.forEach(print));
  const inspector = await inspectDrawing({ feature: part.feature, shell, remote: part.file, port, print });
  print(`Pages of ${part.feature} are drawn here too; open chrome://inspect, or attach to ${inspector.url}.`);
  return {
    inspector,
    async close() {
      await inspector.close();
      await part.stop();
    },
  };
}

async function shellPartIn(dist: string): Promise<string> {
  const text = await unlessMissing(readFile(join(dist, 'release.json'), 'utf8'));
  if (text === undefined)
    throw new Error(`The shell that draws is missing in ${dist}: npm run build -w shell makes it.`);
  const { server } = JSON.parse(text) as { readonly server: string };
  return join(dist, server);
}
