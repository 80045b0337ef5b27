import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './start-cluster';
import { startTraffic } from './traffic';

export interface CheckParts {
  /** The folder that holds `deploy`. */
  readonly house: string;
  readonly say: (sentence: string) => void;
}

const demand = (holds: boolean, otherwise: string) => {
  if (!holds) throw new Error(otherwise);
};

/**
 * Shows that the cluster does its job and goes on without any one of its processes: a customer orders in a browser, a release is taken
 * back, then one of each is killed while pages and calls are asked for. Throws what did not hold.
 */
export async function checkCluster(cluster: Cluster, { house, say }: CheckParts): Promise<void> {
  const environment = { ...process.env, STOREFRONT_URL: cluster.url, DATA_DIR: cluster.dataDirectory };
  const run = (command: string, ...parameters: string[]) =>
    new Promise<undefined>((resolve, reject) => {
      let output = '';
      const child = spawn(command, parameters, { cwd: house, env: environment });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0
          ? resolve(undefined)
          : reject(new Error(`${command} ${parameters.join(' ')} failed:\n${output}`)),
      );
    });
  const storefront = (...parameters: string[]) => run('npx', '--no-install', 'storefront', ...parameters);
  const step = async (what: string, work: () => Promise<string | undefined>) => {
    const since = performance.now();
    const outcome = await work();
    const took = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    say(`✓ ${what}${outcome ? `: ${outcome}` : ''} (${took})`);
  };
  const order = (width: number) => () =>
    run(
      'npx',
      '--no-install',
      'jest',
      ...['--config', 'e2e/jest.config.mjs', '--runInBand', '-t', `on marketplace at ${width} px`],
      'e2e/src/main-job.test.ts',
    );

  await step('a customer orders, pays cash and confirms with the code', order(1280));

  await step('a release and its rollback are seen on both edges', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storefront-release-'));
    await cp(join(house, 'remote-listing/dist'), folder, { recursive: true });
    const description = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as object;
    const version = '99.0.0';
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...description, version }));
    const seenOnBothAfter = async (wanted: boolean) => {
      const since = performance.now();
      const edges = ['edge-1', 'edge-2'].map((name) => cluster.processes.get(name)?.url ?? '');
      const shows = async (edge: string) =>
        (await (await fetch(edge, { headers: { host: 'localhost' } })).text()).includes(
          `/listing/${version}/`,
        );
      while ((await Promise.all(edges.map(shows))).some((shown) => shown !== wanted)) {
        demand(performance.now() - since < 5_000, 'The edges do not follow the registry within 5 s');
        await setTimeout(20);
      }
      return `${Math.round(performance.now() - since)} ms`;
    };
    await storefront('release', 'publish', folder, '--stable');
    const seen = await seenOnBothAfter(true);
    await storefront('rollback', 'listing', '--reason', 'a check of the cluster');
    const back = await seenOnBothAfter(false);
    await rm(folder, { recursive: true, force: true });
    return `after the command ended ${seen} and ${back}`;
  });

  const killed = async (name: string, path: string, init?: RequestInit, repeats = 0) => {
    const traffic = startTraffic(`${cluster.url}${path}`, init, repeats);
    await traffic.answers(20);
    await cluster.processes.get(name)?.kill();
    await traffic.answers(60);
    const { answered, failed } = await traffic.stop();
    demand(failed.length === 0, `${failed.length} of ${answered} requests failed: ${failed[0]}`);
    return `${answered} requests under way and after, none failed`;
  };
  await step('an edge is killed, pages go on', () => killed('edge-1', '/'));
  const call = {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ slug: 'privacy-policy' }),
  };
  await step('an API process is killed, calls go on', () =>
    // Pages repeat a call that only reads, once, when its answer got lost.
    killed('api-1', '/api/information/page', call, 1),
  );
  await step('a customer orders with what is left', order(375));

  await step('storage and database are stopped, pages and files go on, an edge starts anew', async () => {
    // An edge keeps what it has read; one edge is left, so it reads this file here.
    const [entry = ''] = /\/releases\/shell\/[^"]+\.js/.exec(await (await fetch(cluster.url)).text()) ?? [];
    demand((await fetch(`${cluster.url}${entry}`)).ok, `${entry} is not served`);
    await cluster.stopStorage();
    await cluster.database.stop();
    const page = await fetch(cluster.url);
    demand(page.ok, `The page is answered with ${page.status}`);
    demand((await fetch(`${cluster.url}${entry}`)).ok, `${entry} is not served`);
    await cluster.processes.get('edge-2')?.kill();
    await cluster.start('edge-2', ['edge']);
    demand((await fetch(cluster.url)).ok, 'The edge that started without the database serves no page');
    demand((await fetch(`${cluster.url}${entry}`)).ok, 'It serves no file');
    return undefined;
  });

  await step('the database is back, and orders are taken again without a restart', async () => {
    await cluster.database.start();
    const since = performance.now();
    while (!(await fetch(`${cluster.url}/api/information/page`, call)).ok) {
      demand(performance.now() - since < 10_000, 'No call is answered 10 s after the database is back');
      await setTimeout(50);
    }
    return `calls are answered after ${Math.round(performance.now() - since)} ms`;
  });
}
