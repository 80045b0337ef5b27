import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parsePage } from '../rollout-demo/page-of-visitor';
import { checkSteps } from './check-report';
import type { CheckedStep } from './check-report';
import { runInHouse } from './run-in-house';
import type { Cluster } from './start-cluster';
import { startTraffic } from './traffic';

export interface CheckDeps {
  /** The folder that holds `deploy`. */
  readonly house: string;
  readonly say: (sentence: string) => void;
  /** Places one order in a browser, after the kills, instead of three. */
  readonly short: boolean;
}

const demand = (holds: boolean, otherwise: string) => {
  if (!holds) throw new Error(otherwise);
};

/**
 * Waits until a condition holds and returns how long that took; rejects with this sentence when it takes too long.
 */
const until = async (isSo: () => Promise<boolean>, seconds: number, otherwise: string) => {
  const since = performance.now();
  while (!(await isSo())) {
    demand(performance.now() - since < seconds * 1000, otherwise);
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
export function checkCluster(cluster: Cluster, { house, say, short }: CheckDeps): Promise<CheckedStep[]> {
  const environment = { ...process.env, STOREFRONT_URL: cluster.url, DATA_DIR: cluster.dataDirectory };
  const run = (...command: [string, ...string[]]) => runInHouse(house, environment, command);
  const storefront = (...parameters: string[]) => run('npx', '--no-install', 'storefront', ...parameters);

  const order = (brand: string, width: number) => async () => {
    const jest = ['jest', '--config', 'e2e/jest.config.mjs', '--runInBand'];
    const one = ['-t', `on ${brand} at ${width} px`, 'e2e/src/main-job.test.ts'];
    await run('npx', '--no-install', ...jest, ...one);
    return `${brand} at ${width} px`;
  };

  const publishAndTakeBack = async () => {
    const version = '99.0.0';
    const folder = join(cluster.folder, 'listing-build');
    await cp(join(house, 'remote-listing/dist'), folder, { recursive: true });
    const description = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as object;
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...description, version }));
    const isGivenBy = async (edge: string) => {
      const page = await fetch(edge, { headers: { host: 'localhost' } });
      return parsePage(await page.text()).releases['listing'] === version;
    };
    const seenOnBothAfter = (wanted: boolean) =>
      until(
        async () => {
          const edges = ['edge-1', 'edge-2'].map((name) => cluster.processes.get(name)?.url ?? '');
          return (await Promise.all(edges.map(isGivenBy))).every((isGiven) => isGiven === wanted);
        },
        5,
        'The edges do not follow the registry within 5 s',
      );
    await storefront('release', 'publish', folder, '--stable');
    const seen = await seenOnBothAfter(true);
    await storefront('rollback', 'listing', '--reason', 'a check of the cluster');
    return `on both edges ${seen} and ${await seenOnBothAfter(false)} after the command ended`;
  };

  const killUnderLoad = async (name: string, path: string, init?: RequestInit, repeats = 0) => {
    const traffic = startTraffic(`${cluster.url}${path}`, init, repeats);
    await traffic.answers(20);
    await cluster.processes.get(name)?.kill();
    await traffic.answers(60);
    const { answered, failed } = await traffic.stop();
    demand(failed.length === 0, `${failed.length} of ${answered} requests failed: ${failed[0]}`);
    return `${answered} requests, none failed`;
  };

  /** The address of a file that the edge has read, so it keeps a copy of it. */
  const fileThatWasRead = async () => {
    const [path = ''] = /\/releases\/shell\/[^"]+\.js/.exec(await (await fetch(cluster.url)).text()) ?? [];
    demand((await fetch(`${cluster.url}${path}`)).ok, `${path} is not served`);
    return path;
  };

  const withoutStorageAndDatabase = async () => {
    const file = await fileThatWasRead();
    await cluster.storage.close();
    await cluster.database.stop();
    const demandPageAndFile = async (who: string) => {
      for (const path of ['/', file])
        demand((await fetch(`${cluster.url}${path}`)).ok, `${who} does not serve ${path}`);
    };
    await demandPageAndFile('The edge');
    await cluster.processes.get('edge-2')?.kill();
    await cluster.start('edge-2', ['edge']);
    await demandPageAndFile('The edge that started without the database');
    return 'an edge that was started anew too';
  };

  const backAgain = async () => {
    await cluster.storage.start();
    await cluster.database.start();
    const isAnswered = async () => (await fetch(`${cluster.url}${callPath}`, call)).ok;
    const took = await until(isAnswered, 10, 'No call is answered 10 s after the database is back');
    return `calls are answered after ${took}, without a restart`;
  };

  const [first, middle, last] = [
    order('marketplace', 1280),
    order('marketplace', 375),
    order('saffronYard', 375),
  ];
  const steps = [
    ...(short ? [] : [{ what: 'a customer orders, pays cash and confirms by code', check: first }]),
    { what: 'a release and its rollback are seen', check: publishAndTakeBack },
    { what: 'an edge is killed, pages go on', check: () => killUnderLoad('edge-1', '/') },
    {
      what: 'an API process is killed, calls go on',
      // Pages repeat a call once when its answer got lost and it changes nothing.
      check: () => killUnderLoad('api-1', callPath, call, 1),
    },
    { what: 'a customer orders with what is left', check: middle },
    { what: 'storage and database are gone, pages and files go on', check: withoutStorageAndDatabase },
    { what: 'storage and database are back', check: backAgain },
    ...(short ? [] : [{ what: 'a customer orders again', check: last }]),
  ];
  return checkSteps(steps, say);
}
