import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryClient } from '../door/registry-client';
import { BuiltFiles } from './built-files';
import { createDevServer } from './dev-server';
import { openInspector } from './open-inspector';
import type { InspectedDrawing } from './open-inspector';
import { buildPageScript } from './page-script';
import { showBuild } from './show-build';
import { showTypes } from './show-types';
import { watchRemote } from './watch-remote';
import type { BuildResult } from './watch-remote';
import { watchTypes } from './watch-types';

export interface DevelopRemoteDeps {
  /** The folder of the remote. */
  readonly directory: string;
  readonly registry: RegistryClient;
  /** The brand whose site is shown; it belongs to the registry's storefront. */
  readonly brand: string;
  /** The port of the development server; 0 chooses a free one. */
  readonly port: number;
  readonly author: string;
  /** The port of the debugger in which pages are drawn too (DEV-5); undefined without one. */
  readonly inspectorPort?: number | undefined;
  /** Ends the development server. */
  readonly stopSignal: AbortSignal;
  print(line: string): void;
}

/** Shows a remote in the real shell, with every other feature as visitors get it, until it is stopped (DEV-1). */
export async function developRemote(deps: DevelopRemoteDeps): Promise<void> {
  const { directory, registry, port, inspectorPort, stopSignal, print } = deps;
  const folder = await mkdtemp(join(tmpdir(), 'storefront-dev-'));
  const build = join(folder, 'build');
  let drawing: InspectedDrawing | undefined;
  const files = new BuiltFiles(build);
  const server = await createDevServer({
    target: registry.location,
    port,
    script: await buildPageScript(directory, join(folder, 'page')),
    files,
    print,
    opened: (page) => drawing?.inspector.draw(page),
  });
  let stopTypes: (() => Promise<void>) | undefined;
  try {
    print(`Look at ${server.origin}; it shows each change. Ctrl+C ends it.`);
    // Builds are uploaded one after another, and only the newest of those that wait: pages that are open have come to it already.
    let newest: BuildResult | undefined;
    let shown = Promise.resolve();
    const stopWatching = await watchRemote(directory, {
      build,
      updated: (file) => files.take(file),
      built(result) {
        newest = result;
        if (result.kind === 'built') server.send({ kind: 'built', hash: result.hash });
        shown = shown.then(async () => {
          const isNewest = () => newest === result;
          if (isNewest()) await showBuild(result, { ...deps, server, files, isNewest });
        });
      },
    });
    if (inspectorPort !== undefined)
      drawing = await openInspector({
        directory,
        folder: join(folder, 'server'),
        port: inspectorPort,
        print,
      });
    stopTypes = watchTypes(directory, showTypes({ server, print }));
    if (!stopSignal.aborted) await once(stopSignal, 'abort');
    await stopWatching();
    await shown;
  } finally {
    await stopTypes?.();
    await drawing?.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
