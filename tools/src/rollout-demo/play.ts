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
import { rolloutDemoOptions } from '../../options.mjs';
import { BrowserVisits } from './browser-visits';
import { Crowd } from './crowd';
import { listFaults } from './outcome';
import type { StoppedRollout } from './outcome';
import { checkoutScene, menuScene } from './scenes';
import type { SentOrder, SentReport } from './scenes';
import { startStorefrontProcess } from './storefront-process';
import type { StorefrontProcess } from './storefront-process';
import type { Site } from './visitor';

/**
 * `npm run demo:rollout`: starts a separate storefront, rolls checkout 2.0.0 out to everybody, and lets the guard stop three broken
 * releases: checkout 2.1.0, which throws, checkout 2.2.0, which shows half prices, and ordering 1.1.0, whose Add buttons do nothing.
 * Exits with 0 only when all has happened.
 */
rolloutDemoOptions(process.argv.slice(2));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const startTime = performance.now();
const maximumMilliseconds = 5 * 60_000;
const throwingVersion = '2.1.0';
const halfVersion = '2.2.0';
const deafVersion = '1.1.0';
const menuPath = '/business/saffron-yard';
const dish = 'Tandoori Salmon';
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

/** Builds a remote again with a mistake that no check of a build finds. */
async function buildBroken(
  remote: string,
  version: string,
  folder: string,
  config = 'webpack.config.mjs',
): Promise<void> {
  await promisify(execFile)(
    'npx',
    ['--no-install', 'webpack', '--config', `candidate/broken/${config}`, '--output-path', folder],
    {
      cwd: join(root, remote),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RELEASE_VERSION: version,
        STOREFRONT_TYPES: 'unchecked',
      },
    },
  );
}

/** Publishes a broken release, which nobody gets before its rollout begins. */
const publish = (registry: RegistryClient, folder: string) =>
  runCommand(registry.publish(folder, { author: 'a team', commit: 'demo', promotion: 'first' }));

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
  release: string,
  steps: typeof goodSteps,
  reason: string,
): Promise<string> {
  await runCommand(registry.command('rollout/start', { release, brands: 'all', steps, reason }));
  const state = await registry.query('state', {});
  const started = state?.rollouts.find(({ name, version }) => `${name}@${version}` === release);
  if (!started) throw new Error(`The rollout of ${release} did not start.`);
  return started.id;
}

/** What the guard made of a broken release, by its rollout. */
async function stoppedRollout(
  registry: RegistryClient,
  report: Report,
  signal: StoppedRollout['signal'],
): Promise<StoppedRollout> {
  say(`${report.release} is ${report.state}: ${report.verdict?.reason ?? ''}.`);
  const entries = (await registry.query('audit', { action: 'rollout abort' })) ?? [];
  return { report, signal, abortedBy: entries.find(({ subject }) => subject === report.release)?.actor };
}

const isOver = ({ state }: Report) => !['running', 'held'].includes(state);

async function play(storefront: StorefrontProcess, dataFolder: string): Promise<string[]> {
  const { port } = storefront;
  const at = `http://localhost:${port}`;
  const registry = registryClient(networkTransport(at), storefront.token, at);
  const shop: Site = { port, host: 'localhost' };
  const sites = [shop, { port, host: 'northbank.localhost' }, { port, host: 'saffron-yard.localhost' }];
  const failures = new Map<string, readonly SentReport[]>();
  const chance = { random: Math.random, now: Date.now };
  const crowd = new Crowd({ scene: checkoutScene(failures), sites, ...chance });
  say(
    `The shop is at ${at}, the console at ${at}/console; its token is in ${join(dataFolder, 'registry-token')}.`,
  );

  const throwingFolder = join(dataFolder, 'throwing-checkout');
  const halfFolder = join(dataFolder, 'half-checkout');
  const deafFolder = join(dataFolder, 'deaf-ordering');
  const throwingBuild = buildBroken('remote-checkout', throwingVersion, throwingFolder);
  const halfBuild = throwingBuild.then(() =>
    buildBroken('remote-checkout', halfVersion, halfFolder, 'half-prices.config.mjs'),
  );
  const deafBuild = halfBuild.then(() => buildBroken('remote-ordering', deafVersion, deafFolder));
  deafBuild.catch(() => undefined);
  const good = JSON.parse(
    readFileSync(join(root, 'remote-checkout/candidate/dist/release.json'), 'utf8'),
  ) as { readonly version: string };
  say(`checkout@${good.version} has Express checkout. It is published, and no visitor gets it yet.`);

  say('The first visitors show how fast the shop usually is.');
  await crowd.visitUntil(concurrency, () => crowd.visits >= 200);

  const first = await startRollout(registry, `checkout@${good.version}`, goodSteps, 'Express checkout');
  const browser = await BrowserVisits.open(process.env['BROWSER_PATH'] ?? '/usr/bin/chromium');
  try {
    say('One of the first visitors on the new checkout is a real Chromium …');
    const order = await browser.orderByExpress(await crowd.find(shop, good.version), demoCustomer, pictures);
    if (order.isRefused) throw new Error(`In Chromium checkout@${good.version} showed another price.`);
    say('… who has ordered by Express checkout.');

    const isFinished = ({ steps: allSteps, step, state, verdict }: Report) =>
      state === 'aborted' || (step === allSteps.length - 1 && verdict?.kind === 'pass');
    const finished = await watch({ crowd, registry, browser }, first, isFinished);
    say(`The guard: ${finished.verdict?.reason ?? 'nothing was counted'}.`);
    if (finished.state !== 'aborted')
      await runCommand(
        registry.command('rollout/change', { rollout: first, verb: 'promote', reason: 'all steps passed' }),
      );

    await throwingBuild;
    say(
      `A new release follows: checkout@${throwingVersion}. It builds and loads, and throws when a visitor opens it.`,
    );
    await publish(registry, throwingFolder);
    const second = await startRollout(registry, `checkout@${throwingVersion}`, brokenSteps, 'quicker');
    const failure = await browser.openBrokenCheckout(await crowd.find(shop, throwingVersion));
    failures.set(throwingVersion, [failure]);
    say(
      `In Chromium it failed (${String(failure['phase'])}: ${String(failure['code'])}), and the page went on with checkout@${String(failure['replacedBy'])}. Now many visitors follow.`,
    );
    const throwing = await watch({ crowd, registry, browser }, second, isOver);
    const broken = [await stoppedRollout(registry, throwing, 'failure')];

    await halfBuild;
    say(`Then checkout@${halfVersion}. It throws nothing, and shows half of each dish's price.`);
    await publish(registry, halfFolder);
    const orders = new Map<string, SentOrder>([[good.version, order]]);
    const customers = new Crowd({ scene: checkoutScene(new Map(), orders), sites: [shop], ...chance });
    const halfRollout = await startRollout(registry, `checkout@${halfVersion}`, brokenSteps, 'cheaper');
    const refused = await browser.orderByExpress(await customers.find(shop, halfVersion), demoCustomer);
    if (!refused.isRefused)
      throw new Error(`In Chromium the server took the order of checkout@${halfVersion}.`);
    orders.set(halfVersion, refused);
    say('In Chromium the server refused its order, and the page failed nowhere. Now many customers order.');
    const half = await watch({ crowd: customers, registry, browser }, halfRollout, isOver);
    broken.push(await stoppedRollout(registry, half, 'other-price'));

    await deafBuild;
    say(
      `The next one is ordering@${deafVersion}. It shows everything and throws nothing, but its Add buttons do nothing.`,
    );
    const deafVersions = new Set<string>();
    const guests = new Crowd({ scene: menuScene(menuPath, deafVersions), sites: [shop], ...chance });
    await publish(registry, deafFolder);
    const third = await startRollout(registry, `ordering@${deafVersion}`, brokenSteps, 'smaller');
    // Found first: an edge that gives somebody the new release knows of the rollout, so nobody moves to it between two pages.
    const deafVisitor = await guests.find(shop, deafVersion);
    const stableOrdering = deafVisitor.page.lastGood['ordering'] ?? '1.0.0';
    if (!(await browser.pressAdd(await guests.find(shop, stableOrdering), menuPath, dish)))
      throw new Error(`In Chromium ordering@${stableOrdering} reported no dish after a press on Add.`);
    if (await browser.pressAdd(deafVisitor, menuPath, dish))
      throw new Error(`In Chromium ordering@${deafVersion} reported a dish after a press on Add.`);
    deafVersions.add(deafVersion);
    say('In Chromium a press on Add did nothing, and the page failed nowhere. Now many visitors follow.');
    const deaf = await watch({ crowd: guests, registry, browser }, third, isOver);
    broken.push(await stoppedRollout(registry, deaf, 'adds-dish'));

    if (pictures !== undefined)
      await browser.photographConsole(
        at,
        storefront.token,
        `/rollouts/${second}`,
        join(pictures, 'console-rollout.jpg'),
      );

    const state = await registry.query('state', {});
    say(`${crowd.visits + customers.visits + guests.visits} visitors came.`);
    return listFaults({ turns: state?.turns ?? [], broken }, good.version);
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
