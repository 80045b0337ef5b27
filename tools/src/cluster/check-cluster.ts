import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeListingBuild, servedListing } from '../testing/listing-release';
import { checkSteps } from './check-report';
import type { CheckedStep } from './check-report';
import { runCommand } from './run-command';
import type { Cluster } from './start-cluster';
import { startTraffic } from './traffic';

export interface CheckDeps {
  /** The folder that holds `deploy`. */
  readonly root: string;
  readonly say: (sentence: string) => void;
  /** Places one order in a browser, after the kills, instead of three. */
  readonly short: boolean;
}

const ensure = (isTrue: boolean, message: string) => {
  if (!isTrue) throw new Error(message);
};

/**
 * Waits until a condition holds and returns how long that took; rejects with this sentence when it takes too long.
 */
const waitUntil = async (condition: () => Promise<boolean>, seconds: number, message: string) => {
  const since = performance.now();
  while (!(await condition())) {
    ensure(performance.now() - since < seconds * 1000, message);
    await setTimeout(20);
  }
  return `${Math.round(performance.now() - since)} ms`;
};

/** A call that changes nothing. */
const call = {
  method: 'POST',
  headers: {
    authorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ slug: 'privacy-policy' }),
};
const callPath = '/api/information/page';

/**
 * Shows that the cluster works and survives the loss of any one process: a customer orders in a browser, a release is rolled back, one
 * process of each kind is killed while pages and calls are requested, then storage and database go away and come back.
 */
export function checkCluster(cluster: Cluster, { root, say, short }: CheckDeps): Promise<CheckedStep[]> {
  const environment = { ...process.env, STOREFRONT_URL: cluster.url, DATA_DIR: cluster.dataDirectory };
  const run = (...command: [string, ...string[]]) => runCommand(root, environment, command);
  const storefront = (...parameters: string[]) => run('npx', '--no-install', 'storefront', ...parameters);

  const order = (brand: string, width: number) => async () => {
    const jest = ['jest', '--config', 'e2e/jest.config.mjs', '--runInBand'];
    const test = ['-t', `on ${brand} at ${width} px`, 'e2e/src/main-job.test.ts'];
    await run('npx', '--no-install', ...jest, ...test);
    return `${brand} at ${width} px`;
  };

  const publishAndRollBack = async () => {
    const version = '99.0.0';
    const folder = join(cluster.folder, 'listing-build');
    await makeListingBuild(root, folder, version);
    const servesVersion = async (edge: string) => (await servedListing(edge)) === version;
    const waitForBothEdges = (isExpected: boolean) =>
      waitUntil(
        async () => {
          const edges = ['edge-1', 'edge-2'].map((name) => cluster.processes.get(name)?.url ?? '');
          return (await Promise.all(edges.map(servesVersion))).every((isServed) => isServed === isExpected);
        },
        5,
        'The edges do not follow the registry within 5 s',
      );
    await storefront('release', 'publish', folder, '--stable');
    const publishedAfter = await waitForBothEdges(true);
    await storefront('rollback', 'listing', '--reason', 'a check of the cluster');
    return `on both edges ${publishedAfter} and ${await waitForBothEdges(false)} after the command ended`;
  };

  const killUnderLoad = async (name: string, path: string, init?: RequestInit, repeats = 0) => {
    const traffic = startTraffic(`${cluster.url}${path}`, init, repeats);
    await traffic.waitForAnswers(20);
    await cluster.processes.get(name)?.kill();
    await traffic.waitForAnswers(60);
    const { answered, failed } = await traffic.stop();
    ensure(failed.length === 0, `${failed.length} of ${answered} requests failed: ${failed[0]}`);
    return `${answered} requests, none failed`;
  };

  /** The address of a file that the edge has read, so it keeps a copy of it. */
  const readCachedFile = async () => {
    const [path = ''] = /\/releases\/shell\/[^"]+\.js/.exec(await (await fetch(cluster.url)).text()) ?? [];
    ensure((await fetch(`${cluster.url}${path}`)).ok, `${path} is not served`);
    return path;
  };

  const withoutStorageAndDatabase = async () => {
    const file = await readCachedFile();
    await cluster.storage.close();
    await cluster.database.stop();
    const ensurePageAndFile = async (subject: string) => {
      for (const path of ['/', file])
        ensure((await fetch(`${cluster.url}${path}`)).ok, `${subject} does not serve ${path}`);
    };
    await ensurePageAndFile('The edge');
    await cluster.processes.get('edge-2')?.kill();
    await cluster.start('edge-2', ['edge']);
    await ensurePageAndFile('The edge that started without the database');
    return 'an edge that was restarted too';
  };

  const restoreStorageAndDatabase = async () => {
    await cluster.storage.start();
    await cluster.database.start();
    const isAnswered = async () => (await fetch(`${cluster.url}${callPath}`, call)).ok;
    const took = await waitUntil(isAnswered, 10, 'No call is answered 10 s after the database is back');
    return `calls are answered after ${took}, without a restart`;
  };

  const [first, middle, last] = [
    order('marketplace', 1280),
    order('marketplace', 375),
    order('saffronYard', 375),
  ];
  const steps = [
    ...(short ? [] : [{ name: 'a customer orders, pays cash and confirms by code', check: first }]),
    { name: 'a release and its rollback are seen', check: publishAndRollBack },
    { name: 'an edge is killed, pages are still served', check: () => killUnderLoad('edge-1', '/') },
    {
      name: 'an API process is killed, calls are still answered',
      // Pages repeat a call once when its answer got lost and it changes nothing.
      check: () => killUnderLoad('api-1', callPath, call, 1),
    },
    { name: 'a customer orders from the remaining processes', check: middle },
    {
      name: 'storage and database are gone, pages and files are still served',
      check: withoutStorageAndDatabase,
    },
    { name: 'storage and database are back', check: restoreStorageAndDatabase },
    ...(short ? [] : [{ name: 'a customer orders again', check: last }]),
  ];
  return checkSteps(steps, say);
}
