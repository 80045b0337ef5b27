import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

export interface PackageRegistry {
  /** `http://localhost:PORT/`. */
  readonly url: string;
  close(): Promise<void>;
}

/** A registry of npm on this machine that holds the packages of `@storefront` alone; all others come from where npm gets them. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-registry-'));
  const server = (await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@storefront/*': { access: '$all', publish: '$all' } },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  } as Parameters<typeof runServer>[0])) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
