import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoCustomer } from '@storefront/demo';
import { networkTransport, registryClient } from 'platform';
import type { RegistryClient } from 'platform';
import type { RegistryAnswer } from '@storefront/contract';
import { BrowserVisits } from './browser-visits';
import { Crowd } from './crowd';
import { faultsOf } from './outcome';
import { startStorefrontProcess } from './storefront-process';
import type { StorefrontProcess } from './storefront-process';
import type { Site } from './visitor';

/**
 * `npm run demo:rollout`: starts a separate storefront, rolls checkout 2.0.0 out to everybody and lets the guard stop a broken 2.1.0.
 * Exits with 0 only when both have happened.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const startTime = performance.now();
const maximumMilliseconds = 5 * 60_000;
const brokenVersion = '2.1.0';
const concurrency = 6;
/** A folder for pictures of Express checkout and of the console; without it none are taken. */
const pictures = process.env['PICTURES'];

const goodSteps = [
  { share: 100, minimumMinutes: 0, minimumPageLoads: 3 },
  { share: 1_000, minimumMinutes: 0, minimumPageLoads: 30 },
  { share: 5_000, minimumMinutes: 0, minimumPageLoads: 150 },
  { share: 10_000, minimumMinutes: 0, minimumPageLoads: 60 },
];
const brokenSteps = [
  { share: 1_000, minimumMinutes: 0, minimumPageLoads: 200 },
  { share: 10_000, minimumMinutes: 0, minimumPageLoads: 1 },
];

const say = (sentence: string) => {
  const seconds = ((performance.now() - startTime) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${sentence}\n`);
};

type Report = RegistryAnswer<'rollout'>;

/** Builds checkout again with a mistake that no check finds: it throws only when a visitor opens it. */
async function buildBroken(folder: string): Promise<void> {
  await promisify(execFile)(
    'npx',
    ['--no-install', 'webpack', '--config', 'candidate/broken/webpack.config.mjs', '--output-path', folder],
    {
      cwd: join(root, 'remote-checkout'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RELEASE_VERSION: brokenVersion,
        STOREFRONT_TYPES: 'unchecked',
      },
    },
  );
}

/** Runs a command of the registry; a refused command ends the demo with the reasons. */
async function runCommand(
  answer: Promise<{ kind: string; effects: readonly string[]; faults: readonly string[] }>,
) {
  const { kind, effects, faults } = await answer;
  if (kind === 'refused') throw new Error(faults.join('\n'));
  effects.forEach(say);
}

async function rolloutOf(registry: RegistryClient, id: string): Promise<Report> {
  const report = await registry.query('rollout', { id });
  if (!report) throw new Error(`There is no rollout ${id}.`);
  return report;
}

const share = ({ steps, step }: Report) => `${(steps[step]?.share ?? 0) / 100} %`;
const pageLoads = ({ total }: Report) =>
  `${total.canary.signals.failure.trials} page loads of the new one, ${total.stable.signals.failure.trials} of the old one`;

interface WatchDeps {
  readonly crowd: Crowd;
  readonly registry: RegistryClient;
  readonly browser: BrowserVisits;
}

/** Lets visitors come until the rollout has the wanted state, and prints its steps. */
async function watch(
  { crowd, registry, browser }: WatchDeps,
  id: string,
  isDone: (report: Report) => boolean,
): Promise<Report> {
  let report = await rolloutOf(registry, id);
  let isOver = isDone(report);
  const visits = crowd.visitUntil(concurrency, () => isOver);
  try {
    while (!isOver) {
      await Promise.race([setTimeout(500), visits]);
      const before = report;
      report = await rolloutOf(registry, id);
      if (report.step !== before.step)
        say(
          `Step ${report.step + 1} of ${report.steps.length}: ${share(report)} of all visitors (${pageLoads(report)}).`,
        );
      if (report.step !== before.step) await browser.openShopAndCheckout(await crowd.openAsNewVisitor());
      if (report.state !== before.state && report.state === 'held')
        say(`Held: ${report.verdict?.reason ?? ''}`);
      if (performance.now() - startTime > maximumMilliseconds)
        throw new Error(`The demo takes more than ${maximumMilliseconds / 60_000} minutes.`);
      isOver = isDone(report);
    }
  } finally {
    isOver = true;
    await visits;
  }
  return report;
}

async function startRollout(
  registry: RegistryClient,
  version: string,
  steps: typeof goodSteps,
  reason: string,
): Promise<string> {
  await runCommand(
    registry.command('rollout/start', { release: `checkout@${version}`, brands: 'all', steps, reason }),
  );
  const state = await registry.query('state', {});
  const started = state?.rollouts.find(
    (rollout) => rollout.name === 'checkout' && rollout.version === version,
  );
  if (!started) throw new Error(`The rollout of checkout@${version} did not start.`);
  return started.id;
}

async function play(storefront: StorefrontProcess, dataFolder: string): Promise<string[]> {
  const { port } = storefront;
  const at = `http://localhost:${port}`;
  const registry = registryClient(networkTransport(at), storefront.token, at);
  const shop: Site = { port, host: 'localhost' };
  const sites = [shop, { port, host: 'northbank.localhost' }, { port, host: 'saffron-yard.localhost' }];
  const crowd = new Crowd({ sites, random: Math.random, now: Date.now });
  say(
    `The shop is at ${at}, the console at ${at}/console; its token is in ${join(dataFolder, 'registry-token')}.`,
  );

  const brokenFolder = join(dataFolder, 'broken-checkout');
  const brokenBuild = buildBroken(brokenFolder);
  brokenBuild.catch(() => undefined);
  const good = JSON.parse(
    readFileSync(join(root, 'remote-checkout/candidate/dist/release.json'), 'utf8'),
  ) as { readonly version: string };
  say(`checkout@${good.version} has Express checkout. It is published, and no visitor gets it yet.`);

  say('The first visitors show how fast the shop usually is.');
  await crowd.visitUntil(concurrency, () => crowd.visits >= 200);

  const first = await startRollout(registry, good.version, goodSteps, 'Express checkout');
  const browser = await BrowserVisits.open(process.env['BROWSER_PATH'] ?? '/usr/bin/chromium');
  try {
    say('One of the first visitors on the new checkout is a real Chromium …');
    await browser.orderByExpress(await crowd.find(shop, good.version), demoCustomer, pictures);
    say('… who has ordered by Express checkout.');

    const isFinished = ({ steps: allSteps, step, state, verdict }: Report) =>
      state === 'aborted' || (step === allSteps.length - 1 && verdict?.kind === 'pass');
    const finished = await watch({ crowd, registry, browser }, first, isFinished);
    say(`The guard: ${finished.verdict?.reason ?? 'nothing was counted'}.`);
    if (finished.state !== 'aborted')
      await runCommand(
        registry.command('rollout/change', { rollout: first, verb: 'promote', reason: 'all steps passed' }),
      );

    await brokenBuild;
    say(
      `A new release follows: checkout@${brokenVersion}. It builds and loads, and throws when a visitor opens it.`,
    );
    await runCommand(
      registry.publish(brokenFolder, { author: 'the checkout team', commit: 'demo', promotion: 'first' }),
    );
    const second = await startRollout(registry, brokenVersion, brokenSteps, 'quicker');
    const visitor = await crowd.find(shop, brokenVersion);
    const failure = await browser.openBrokenCheckout(visitor);
    crowd.failures.set(brokenVersion, [failure]);
    say(
      `In Chromium it failed (${String(failure['phase'])}: ${String(failure['code'])}), and the page went on with checkout@${String(failure['replacedBy'])}. Now many visitors follow.`,
    );
    const broken = await watch(
      { crowd, registry, browser },
      second,
      ({ state }) => !['running', 'held'].includes(state),
    );
    say(`checkout@${brokenVersion} is ${broken.state}: ${broken.verdict?.reason ?? ''}.`);

    if (pictures !== undefined)
      await browser.photographConsole(
        at,
        storefront.token,
        `/rollouts/${second}`,
        join(pictures, 'console-rollout.jpg'),
      );

    const [entry] = (await registry.query('audit', { action: 'rollout abort' })) ?? [];
    const state = await registry.query('state', {});
    say(`${crowd.visits} visitors came.`);
    return faultsOf({ turns: state?.turns ?? [], broken, abortedBy: entry?.actor }, good.version);
  } finally {
    await browser.close();
  }
}

const dataFolder = mkdtempSync(join(tmpdir(), 'rollout-demo-'));
say('A storefront with its own database starts …');
const storefront = await startStorefrontProcess(root, dataFolder);
let faults: string[];
try {
  faults = await play(storefront, dataFolder);
} catch (error) {
  faults = [error instanceof Error ? error.message : String(error)];
} finally {
  await storefront.end();
}
rmSync(dataFolder, { recursive: true, force: true });
faults.forEach(say);
say(faults.length === 0 ? 'The demo succeeded.' : 'The demo failed.');
process.exit(faults.length === 0 ? 0 : 1);
