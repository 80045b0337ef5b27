import { fileURLToPath } from 'node:url';
import { checkCluster } from './check-cluster';
import { reportOf } from './check-report';
import { startCluster } from './start-cluster';

/**
 * The cluster of `npm run cluster`: two edges, two API processes and one process for jobs and the registry, behind a balancer.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const checks = process.argv.includes('--check');
const short = process.argv.includes('--short');

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (ending.signal.aborted) process.exit(1);
    ending.abort();
  });

const cluster = await startCluster({
  root,
  port: checks ? 0 : Number(process.env['PORT'] || '3000'),
  ...(checks && { environment: { CLOCK: '2026-11-20T18:30:00Z' } }),
});
try {
  const since = performance.now();
  // This process starts first, alone: it creates the tables, imports the catalogue and publishes the releases.
  await cluster.start('registry', ['registry', 'jobs']);
  await Promise.all([cluster.start('api-1', ['api']), cluster.start('api-2', ['api'])]);
  await Promise.all([cluster.start('edge-1', ['edge']), cluster.start('edge-2', ['edge'])]);
  for (const { name, url } of cluster.processes.values()) say(`${name.padEnd(8)} ${url}`);
  say(`ready ${cluster.url}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
  if (checks) {
    const { hasPassed, text } = reportOf('The cluster', await checkCluster(cluster, { root, say, short }));
    say(`\n${text}`);
    if (!hasPassed) process.exitCode = 1;
  } else {
    say(`The command line: DATA_DIR=${cluster.dataDirectory} STOREFRONT_URL=${cluster.url} npx storefront`);
    say(`Which processes are ready: ${cluster.url}/readyz. Kill one of them and look again.`);
    if (!ending.signal.aborted)
      await new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
  }
} catch (fault) {
  process.stderr.write(`✗ ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
} finally {
  say('Ending …');
  await cluster.stop();
}
process.exit(process.exitCode ?? 0);
