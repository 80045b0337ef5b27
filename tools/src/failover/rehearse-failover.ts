import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { aCatalogueOf } from 'api/testing/ordering';
import { aTableBusiness } from 'api/testing/tables';
import { checkSteps } from '../cluster/check-report';
import type { CheckedStep } from '../cluster/check-report';
import { runCommand } from '../cluster/run-command';
import { startClusterOn } from '../cluster/start-cluster';
import { startTraffic } from '../cluster/traffic';
import { makeCall } from '../testing/customers';
import { makeListingBuild, servedListing } from '../testing/listing-release';
import { startWebhookReceiver } from '../testing/webhook-receiver';
import { failoverFaults, secondsWithoutOrders } from './judge-failover';
import { startOrdering } from './ordering';
import { startStandbyPair } from './standby-pair';
import type { StandbyNode } from './standby-pair';

export interface RehearseFailoverDeps {
  /** The folder that holds `deploy`. */
  readonly root: string;
  /** The folder of PostgreSQL's programs, which has pg_auto_failover. */
  readonly programs: string;
  readonly say: (sentence: string) => void;
}

/** Waits until a condition holds; returns how long that took, and rejects with this sentence when it takes longer. */
async function until(condition: () => Promise<boolean>, seconds: number, otherwise: string): Promise<string> {
  const since = performance.now();
  while (!(await condition())) {
    if (performance.now() - since > seconds * 1000) throw new Error(otherwise);
    await setTimeout(50);
  }
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Starts the product on a PostgreSQL with a synchronous standby, kills the primary and later silences the next one's network, while orders
 * are placed and pages requested (SCL-1). Nobody restarts a process of the product.
 */
export async function rehearseFailover({
  root,
  programs,
  say,
}: RehearseFailoverDeps): Promise<CheckedStep[]> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-failover-'));
  const receiver = await startWebhookReceiver();
  const business = aTableBusiness({}, { cash_otp: 'no', webhook_url: receiver.url });
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(business)));
  const environment = { CATALOGUE: catalogue, WEBHOOKS_TO_LOOPBACK: 'yes', CLOCK: '2026-11-20T18:30:00Z' };
  const startPair = (databaseFolder: string) => startStandbyPair(databaseFolder, programs);
  const cluster = await startClusterOn(startPair, { root, port: 0, environment });
  try {
    await cluster.start('registry', ['registry', 'jobs']);
    await Promise.all([cluster.start('api-1', ['api']), cluster.start('api-2', ['api'])]);
    await Promise.all([cluster.start('edge-1', ['edge']), cluster.start('edge-2', ['edge'])]);
    const guest = await makeCall(cluster.url, { call: 'users/guest', body: {} });
    const { sessiontoken } = guest as unknown as { readonly sessiontoken: string };
    const rows = async <Row extends pg.QueryResultRow>(query: string): Promise<Row[]> => {
      const { primary } = await cluster.database.roles();
      const client = new pg.Client(`postgres://postgres@${primary.address}/postgres`);
      await client.connect();
      try {
        return (await client.query<Row>(query)).rows;
      } finally {
        await client.end();
      }
    };
    const pages = startTraffic(cluster.url);
    const apis = ['api-1', 'api-2'].map((name) => cluster.processes.get(name)?.url ?? '');
    const ordering = startOrdering(apis, sessiontoken);
    const failedAt: number[] = [];
    await ordering.untilAnswered(50);

    /** Takes the primary away; returns which node that was, and how long no order was answered. */
    const lose = async (take: (primary: StandbyNode) => void): Promise<[StandbyNode, string]> => {
      const { primary } = await cluster.database.roles();
      failedAt.push(performance.now());
      take(primary);
      await ordering.untilAnswered(50);
      const seconds = secondsWithoutOrders({ answered: ordering.answered, stored: [], failedAt }).at(-1);
      return [primary, `orders are taken again after ${seconds?.toFixed(1)} s`];
    };

    /** A release is written by the registry, told by the database, and served by both edges. */
    const edgesFollow = (version: string) => async () => {
      const build = join(folder, `listing-${version}`);
      await makeListingBuild(root, build, version);
      const env = { ...process.env, STOREFRONT_URL: cluster.url, DATA_DIR: cluster.dataDirectory };
      await runCommand(root, env, [
        'npx',
        '--no-install',
        'storefront',
        'release',
        'publish',
        build,
        '--stable',
      ]);
      const edges = ['edge-1', 'edge-2'].map((name) => cluster.processes.get(name)?.url ?? '');
      const follow = async () =>
        (await Promise.all(edges.map(servedListing))).every((one) => one === version);
      const took = await until(follow, 5, 'The edges do not follow the registry within 5 s.');
      return `a new release is on both edges ${took} after it was published`;
    };

    let lost: StandbyNode | undefined;
    const away = (take: (primary: StandbyNode) => void) => async () => {
      const [primary, sentence] = await lose(take);
      lost = primary;
      return sentence;
    };
    const rejoin = (give: (node: StandbyNode) => void) => async () => {
      if (lost === undefined) throw new Error('No node is away.');
      give(lost);
      const since = performance.now();
      await cluster.database.untilPaired(120);
      const { standby } = await cluster.database.roles();
      if (standby !== lost) throw new Error('The former primary is the primary again.');
      await ordering.untilAnswered(50);
      return `the standby after ${((performance.now() - since) / 1000).toFixed(1)} s`;
    };
    const judge = async () => {
      await ordering.stop();
      const query = "select okey, contact ->> 'mobile' as mobile from orders";
      const all = await rows<{ okey: string; mobile: string }>(query);
      // The demo customer has orders too.
      const stored = all.filter(({ mobile }) => ordering.mobiles.has(mobile));
      const failedOver = { answered: ordering.answered, stored, failedAt };
      const faults = failoverFaults(failedOver);
      if (faults.length > 0) throw new Error(faults.join(' '));
      const again = ordering.answered.filter(({ tries }) => tries > 1).length;
      return `${ordering.answered.length} orders, ${again} of them sent more than once, none lost, none doubled`;
    };
    const messagesAreSent = async () => {
      const query =
        "select 1 from outbox where channel = 'webhook' and sent_at is null and given_up_at is null limit 1";
      // What a job had taken when its database went away is sent by the next one after a lease of two minutes.
      const took = await until(async () => (await rows(query)).length === 0, 150, 'Messages are not sent.');
      return `${receiver.received.size} received by the business, the last ${took} after the last order`;
    };
    const pagesWereServed = async () => {
      const { answered, failed } = await pages.stop();
      if (failed.length > 0) throw new Error(`${failed.length} of ${answered} pages failed: ${failed[0]}`);
      return `${answered} pages, none failed`;
    };

    const checked = await checkSteps(
      [
        { name: 'the primary is killed', check: away((primary) => primary.kill()) },
        { name: 'registry and edges follow', check: edgesFollow('99.0.0') },
        { name: 'the killed one comes back', check: rejoin((node) => node.start()) },
        { name: "the new primary's network goes silent", check: away((primary) => primary.silence()) },
        { name: 'registry and edges follow again', check: edgesFollow('99.1.0') },
        { name: 'the silent one is heard again', check: rejoin((node) => node.speak()) },
        { name: 'every answered order is there once', check: judge },
        { name: 'all messages were sent', check: messagesAreSent },
        { name: 'pages were served all the time', check: pagesWereServed },
      ],
      say,
    );
    await pages.stop();
    return checked;
  } finally {
    await cluster.stop();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
  }
}
