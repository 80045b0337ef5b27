import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aCatalogueOf, anOrderingBusiness } from 'api/testing/ordering';
import type { RolloutReport, RolloutSignal } from '@storefront/contract';
import { copyBuild, networkTransport, registryClient } from 'platform';
import type { RegistryClient } from 'platform';
import { prepareDataFolder } from '../../../deploy/src/testing/prepared-data-folder';
import { startProcess } from '../cluster/start-process';
import type { StartedProcess } from '../cluster/start-process';
import { parsePage } from '../rollout-demo/page-of-visitor';
import { addressOf } from '../rollout-demo/visitor';

jest.setTimeout(300_000);

const root = join(import.meta.dirname, '../../..');
const canary = '9.0.0';
const visitorsAtOnce = 4;
const pauses = 10;
const pauseMilliseconds = 1_600;

let folder: string;
let server: StartedProcess;
let registry: RegistryClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-disturbed-test-'));
  await prepareDataFolder(join(folder, 'data'));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(aCatalogueOf(anOrderingBusiness())));
  await startServer();
  const build = join(folder, 'canary');
  await copyBuild(join(root, 'remote-listing/dist'), canary, build);
  const published = await registry.publish(build, { author: 'a test', commit: 'none', promotion: 'never' });
  expect(published.faults).toStrictEqual([]);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server with the data of the one before it, which looks at rollouts every second. */
async function startServer() {
  const environment = {
    DATA_DIR: join(folder, 'data'),
    CATALOGUE: join(folder, 'catalogue.json'),
    NODE_ENV: 'development',
    GUARD_SECONDS: '1',
    // Each visitor comes from a network of his own.
    TRUSTED_PROXIES: 'loopback',
    DEVELOPMENT_USES: 'proxies',
  };
  server = await startProcess({ name: 'the server', root, environment });
  const token = (await readFile(join(environment.DATA_DIR, 'registry-token'), 'utf8')).trim();
  registry = registryClient(networkTransport(server.url), token, server.url);
}

/** `despite` repeats the reason for which the release was aborted before. */
const startRollout = async (despite?: string) => {
  const steps = [{ share: 5_000, minimumMinutes: 1_000, minimumPageLoads: 1_000_000 }];
  const body = {
    release: `listing@${canary}`,
    brands: 'all' as const,
    steps,
    watch: ['failure'] as RolloutSignal[],
    reason: 'a test',
    ...(despite !== undefined && { despite }),
  };
  expect((await registry.command('rollout/start', body)).faults).toStrictEqual([]);
  const { rollouts = [] } = (await registry.query('state', {})) ?? {};
  return rollouts.find(({ name }) => name === 'listing')?.id ?? '';
};

const reportOf = async (id: string): Promise<RolloutReport> => {
  const report = await registry.query('rollout', { id });
  if (report === undefined) throw new Error(`There is no rollout ${id}`);
  return report;
};

let people = 0;

/**
 * Visitors who open a page that nobody has opened before, so that it is drawn, and whose pages report that it was shown. One in so many
 * page loads of the canary fails in the browser.
 */
function startVisits({ failingEvery = Infinity } = {}) {
  let isOver = false;
  const counted = { canary: 0, lost: 0, drawn: 0, sent: 0 };
  const origin = server.url.replace('127.0.0.1', 'localhost');
  const visit = async () => {
    people += 1;
    const headers = { 'x-forwarded-for': addressOf(people) };
    const page = await fetch(`${origin}/?visit=${people}`, { headers });
    const html = await page.text();
    const cookie = page.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { brand, releases, token } = parsePage(html, page.headers.get('server-timing') ?? '');
    const isCanary = releases['listing'] === canary;
    if (isCanary) counted.canary += 1;
    if (html.includes(' data-drawn="')) counted.drawn += 1;
    const fails = isCanary && counted.canary % failingEvery === 0;
    const failure = {
      kind: 'remote-failed',
      feature: 'listing',
      version: canary,
      phase: 'render',
      code: 'TypeError',
      replacedBy: releases['listing'],
    };
    const reports = [{ kind: 'shown', feature: 'listing' }, ...(fails ? [failure] : [])];
    await fetch(`${origin}/platform/telemetry`, {
      method: 'POST',
      headers: { ...headers, cookie, origin, 'content-type': 'text/plain' },
      body: JSON.stringify({ brand, token, reports }),
    });
    counted.sent += 1;
  };
  const visitRepeatedly = async () => {
    while (!isOver)
      // A server that is being started again answers nobody.
      await visit().catch(() => {
        counted.lost += 1;
        return wait(50);
      });
  };
  const all = Promise.all(Array.from({ length: visitorsAtOnce }, visitRepeatedly));
  return {
    counted,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

const trialsOf = ({ total }: RolloutReport) =>
  total.canary.signals.failure.trials + total.stable.signals.failure.trials;

/**
 * Visits until the edge has twice sent the votes that it had: what it sends first may have been on its way, and the second time it sends
 * all that visits have left before.
 */
const votesAreSent = async (id: string) => {
  for (let times = 0; times < 2; times += 1) {
    const before = trialsOf(await reportOf(id));
    while (trialsOf(await reportOf(id)) === before) {
      const visits = startVisits();
      while (visits.counted.sent === 0) await wait(10);
      await visits.stop();
    }
  }
};

/** The failures of both arms, with all votes counted. */
const failuresOf = async (id: string) => {
  await votesAreSent(id);
  const report = await reportOf(id);
  const { total, state, platform } = report;
  return {
    canary: total.canary.signals.failure.failures,
    stable: total.stable.signals.failure.failures,
    trials: trialsOf(report),
    state,
    platform,
  };
};

/** Stops the whole server ten times for 1.6 seconds each, while visitors wait. */
const pauseServer = async () => {
  for (let pause = 0; pause < pauses; pause += 1) {
    await wait(400);
    server.signal('SIGSTOP');
    await wait(pauseMilliseconds);
    server.signal('SIGCONT');
  }
  await wait(400);
};

/** Keeps every processor busy with other programs for ten seconds. */
const starveServer = async () => {
  const hogs = Array.from({ length: 12 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  await wait(10_000);
  for (const hog of hogs) {
    const ended = once(hog, 'exit');
    hog.kill('SIGKILL');
    await ended;
  }
};

describe('a server under a sound rollout', () => {
  it('[GRD-8/machine] that is paused ten times, starved and started again makes no release fail, and says what happened to itself', async () => {
    const id = await startRollout();
    const first = startVisits();
    await pauseServer();
    const { warnings } = (await (await fetch(`${server.url}/readyz`)).json()) as { warnings: string[] };
    await starveServer();
    await server.stop();
    await first.stop();
    await startServer();
    const second = startVisits();
    await wait(5_000);
    await second.stop();

    expect(first.counted.drawn).toBeGreaterThan(0);
    const { trials, platform, ...failures } = await failuresOf(id);
    expect(failures).toStrictEqual({ canary: 0, stable: 0, state: 'running' });
    expect(trials).toBeGreaterThan((first.counted.sent + second.counted.sent) / 2);
    expect(platform.restarted).toBeGreaterThanOrEqual(1);
    expect(platform.paused).toBeGreaterThanOrEqual(pauses / 2);
    expect(warnings).toContainEqual(expect.stringMatching(/^This server stood still for a second or longer/));
    expect(
      (await registry.command('rollout/change', { rollout: id, verb: 'abort', reason: 'a test' })).faults,
    ).toStrictEqual([]);
  });
});

describe('a server under a rollout whose canary fails in 2 % of its page loads', () => {
  it('[GRD-8/machine] that is paused again and again still stops the canary, and stable has no failure', async () => {
    const id = await startRollout('a test');
    const visits = startVisits({ failingEvery: 50 });
    let report = await reportOf(id);
    while (report.state !== 'aborted') {
      server.signal('SIGSTOP');
      await wait(pauseMilliseconds);
      server.signal('SIGCONT');
      await wait(2_000);
      report = await reportOf(id);
    }
    await visits.stop();
    const { total, verdict } = await reportOf(id);
    expect(verdict).toMatchObject({ kind: 'fail', signal: 'failure' });
    expect(total.stable.signals.failure.failures).toBe(0);
  });
});
