import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryClient } from '../command-line/registry-client';
import { createDevServer } from './dev-server';
import { showBuild } from './show-build';
import { watchRemote } from './watch-remote';

export interface DevelopRemoteDeps {
  /** The folder of the remote. */
  readonly directory: string;
  readonly registry: RegistryClient;
  /** The brand whose site is shown; it belongs to the registry's storefront. */
  readonly brand: string;
  /** The port of the development server; 0 chooses a free one. */
  readonly port: number;
  readonly author: string;
  /** Ends the development server. */
  readonly stopSignal: AbortSignal;
  print(line: string): void;
}

/** Shows a remote in the real shell, with every other feature as visitors get it, until it is stopped (DEV-1). */
export async function developRemote(deps: DevelopRemoteDeps): Promise<void> {
  const { directory, registry, port, stopSignal, print } = deps;
  const folder = await mkdtemp(join(tmpdir(), 'storefront-dev-'));
  const folders = { build: join(folder, 'build'), maps: join(folder, 'maps') };
  const server = await createDevServer({ target: registry.location, port, maps: folders.maps });
  try {
    print(`Look at ${server.origin}; it reloads after each change. Ctrl+C ends it.`);
    // Builds are shown one after another, so that the page ends with the last build and not with the slowest upload.
    let shown = Promise.resolve();
    const stopWatching = await watchRemote(directory, folders, (build) => {
      shown = shown.then(() => showBuild(build, { ...deps, server }));
    });
    if (!stopSignal.aborted) await once(stopSignal, 'abort');
    await stopWatching();
    await shown;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
