import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImageFault, limits } from './engine';
import type { Engine } from './engine';
import { aTrialCatalogue, placeTrialOrder } from './trial-order';

/** How the isolates' container runs (docs/where-it-runs.md); a server differs in its network and its user. */
const confined = [
  ...['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--pids-limit', '1024'],
  ...['--memory', '2g', ...limits, '--tmpfs', '/tmp:size=256m'],
];
const ofIsolates = ['--network', 'none', '--user', '65534:65534', '--tmpfs', '/data:size=64k'];
const startTime = 120_000;
const client = 'image:trial';
const menu = 'saffron-yard';
const dish = 'Dal';

export interface TryImageDeps {
  readonly engine: Engine;
  readonly name: string;
  /** An empty folder for the data of the trial. */
  readonly folder: string;
  readonly say: (sentence: string) => void;
}

/**
 * Starts the image twice, as the isolates' container and as a server of every role in production, and places an order. It throws an error
 * when a page is not drawn, when the order is refused, or when the isolates' container is no wall.
 */
export async function tryImage({ engine, name, folder, say }: TryImageDeps): Promise<void> {
  const [containers, volumes]: [string[], string[]] = [[], []];
  try {
    // Volumes begin with what the image has there, and with its owners.
    const [data, isolates] = [`storefront-data-${process.pid}`, `storefront-isolates-${process.pid}`];
    volumes.push(data, isolates);
    const catalogue = join(folder, 'catalogue.json');
    await writeFile(catalogue, JSON.stringify(aTrialCatalogue()));
    const start = async (...parameters: readonly string[]) => {
      const id = await engine.run('run', '--detach', ...confined, ...parameters);
      containers.push(id);
      return id;
    };
    const own = ['--volume', `${isolates}:/isolates`, '--env', 'ISOLATES_DIR=/isolates'];
    const guard = await start(...ofIsolates, ...own, name, 'node', 'server/isolates.js');
    await until(
      async () => (await engine.run('logs', guard)).includes('ready'),
      'The isolates are not ready',
    );
    const wall = await engine.run('logs', guard);
    if (!wall.includes('This container has no network')) throw new ImageFault(wall);
    say(wall.split('\n')[0] ?? '');

    const port = await freePort();
    const since = performance.now();
    const server = await start(
      ...['--network', 'host', '--volume', `${data}:/data`, '--volume', `${isolates}:/isolates:ro`],
      ...['--volume', `${catalogue}:/catalogue.json:ro`],
      ...Object.entries(settings(port)).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      name,
    );
    const origin = `http://localhost:${port}`;
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const untilReady = async (since: number) => {
      await until(isReady, 'The server is not ready').catch(async (error: unknown) => {
        throw new ImageFault(`${String(error)}\n${await engine.run('logs', server)}`);
      });
      return ((performance.now() - since) / 1000).toFixed(1);
    };
    say(`Ready after ${await untilReady(since)} s, with a new database and all releases published.`);
    await engine.run('stop', server);
    const again = performance.now();
    await engine.run('start', server);
    say(`Stopped and started again: ready after ${await untilReady(again)} s.`);
    // The first visitors get pages that are not drawn yet (EDG-7).
    const drawn = async () => (await pageAt(`${origin}/business/${menu}`)).includes(dish);
    await until(drawn, 'No menu is drawn on the server');
    say('A menu is drawn on the server.');
    say(`Order ${await placeTrialOrder(origin, client)} was placed.`);
  } finally {
    for (const id of containers.reverse()) await engine.run('rm', '--force', id);
    for (const volume of volumes) await engine.run('volume', 'rm', '--force', volume);
  }
}

const settings = (port: number): Readonly<Record<string, string>> => ({
  PORT: String(port),
  API_CLIENT: client,
  CODE_SECRET: randomBytes(32).toString('base64'),
  EDGE_SECRET: randomBytes(32).toString('base64'),
  TEAM_SECRET: randomBytes(32).toString('base64'),
  CATALOGUE: '/catalogue.json',
  ISOLATES_DIR: '/isolates',
});

const pageAt = async (url: string): Promise<string> => (await fetch(url)).text();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(isTrue: () => Promise<boolean>, otherwise: string): Promise<void> {
  const since = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - since > startTime)
      throw new ImageFault(`${otherwise} after ${startTime / 1000} s.`);
    await wait(100);
  }
}
