import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Ends the servers that `start` began, as Ctrl-C does, and removes their data. */
export default async function stop() {
  await Promise.all((globalThis.storefrontServers ?? []).map(stopServer));
}

async function stopServer({ server, dataDirectory }) {
  if (server.exitCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  rmSync(dataDirectory, { recursive: true, force: true });
}
