import { fileURLToPath } from 'node:url';
import { clusterOptions } from '../../options.mjs';
import { rehearseFailover } from '../failover/rehearse-failover';
import { startStandbyPair } from '../failover/standby-pair';
import { checkCluster } from '../cluster/check-cluster';
import { writeReport } from '../cluster/check-report';
import type { CheckedStep } from '../cluster/check-report';
import { startCluster, startClusterOn } from '../cluster/start-cluster';
import type { Cluster, ClusterDatabase } from '../cluster/start-cluster';

/**
 * The cluster of `npm run cluster`: two edges, two API processes and one process for jobs and the registry, behind a balancer; with
 * `--standby` on a PostgreSQL that fails over.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const { check: checks = false, short = false } = clusterOptions(process.argv.slice(2));
/** The programs of a PostgreSQL that fails over, which `cluster.mjs` has found for `--standby`. */
const programs = process.env['FAILOVER_PROGRAMS'];
const port = checks ? 0 : Number(process.env['PORT'] || '3000');

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (ending.signal.aborted) process.exit(1);
    ending.abort();
  });

/** Starts the processes on a cluster, does this with it, and ends it. */
async function runOn<Database extends ClusterDatabase>(
  cluster: Cluster<Database>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    const since = performance.now();
    // This process starts first, alone: it creates the tables, imports the catalogue and publishes the releases.
    await cluster.start('registry', ['registry', 'jobs']);
    await Promise.all([cluster.start('api-1', ['api']), cluster.start('api-2', ['api'])]);
    await Promise.all([cluster.start('edge-1', ['edge']), cluster.start('edge-2', ['edge'])]);
    for (const { name, url } of cluster.processes.values()) say(`${name.padEnd(8)} ${url}`);
    say(`ready ${cluster.url}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
    await work();
  } finally {
    say('Ending …');
    await cluster.stop();
  }
}

/** Lets the cluster run until this process is told to end. */
async function serve(cluster: Pick<Cluster, 'dataDirectory' | 'url'>): Promise<void> {
  say(`The command line: DATA_DIR=${cluster.dataDirectory} STOREFRONT_URL=${cluster.url} npx storefront`);
  say(`Which processes are ready: ${cluster.url}/readyz. Kill one of them and look again.`);
  if (!ending.signal.aborted)
    await new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
}

const report = (subject: string, steps: readonly CheckedStep[]) => {
  const { hasPassed, text } = writeReport(subject, steps);
  say(`\n${text}`);
  if (!hasPassed) process.exitCode = 1;
};

try {
  if (programs !== undefined && checks) {
    report('The cluster with a standby', await rehearseFailover({ root, programs, say }));
  } else if (programs !== undefined) {
    const cluster = await startClusterOn((folder) => startStandbyPair(folder, programs), { root, port });
    await runOn(cluster, async () => {
      const { primary, standby } = await cluster.database.roles();
      say(
        `PostgreSQL: ${primary.address} is the primary, ${standby.address} its standby. As its machine would:`,
      );
      say(`  ip netns pids ${primary.machine} | xargs kill -9`);
      await serve(cluster);
    });
  } else {
    const environment: Record<string, string> = checks ? { CLOCK: '2026-11-20T18:30:00Z' } : {};
    const cluster = await startCluster({ root, port, environment });
    await runOn(cluster, async () => {
      if (checks) report('The cluster', await checkCluster(cluster, { root, say, short }));
      else await serve(cluster);
    });
  }
} catch (fault) {
  process.stderr.write(`✗ ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
process.exit(process.exitCode ?? 0);
