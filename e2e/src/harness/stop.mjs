import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Ends the server that `start` began, as Ctrl-C does, and removes its data. */
export default async function stop() {
  const started = globalThis.storefrontServer;
  if (!started) return;
  const { server, dataDirectory } = started;
  if (server.exitCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  rmSync(dataDirectory, { recursive: true, force: true });
}
