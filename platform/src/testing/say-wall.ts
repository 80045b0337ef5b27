// Run as a process of its own, on a machine that refuses something: writes what a platform does there, in production and in development.
import { ReleaseHost } from '../isolates/release-host';
import { buildProver } from '../proofs/prove-build';
import { aServedPlatform, endPlatforms } from './served-platform';
import { aDrawnBuild } from './server-parts';
import { removeTemporaryFolders } from './temporary-folder';

const outcomes: unknown[] = [];
for (const production of [true, false]) {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const releaseHost = new ReleaseHost({ production, allowUnconfined: false }, log);
  const { app, get, publish, registry } = await aServedPlatform({
    production,
    releaseHost,
    builds: [],
    prove: buildProver(() => releaseHost.host()),
  });
  // Processes of releases keep no program running; a server that listens does.
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { faults } = await publish(aDrawnBuild('shell'));
  const { wall, warnings } = (await get('/readyz')).json();
  const isPublished = (await registry.release({ name: 'shell', version: '1.0.0' })) !== undefined;
  outcomes.push({ user: process.getuid?.(), production, faults, isPublished, wall, warnings });
}
process.stdout.write(JSON.stringify(outcomes));
await endPlatforms();
await removeTemporaryFolders();
