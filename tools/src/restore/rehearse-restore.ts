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
import { startCluster } from '../cluster/start-cluster';
import { startTraffic } from '../cluster/traffic';
import type { Traffic } from '../cluster/traffic';
import { makeCall } from '../testing/customers';
import { makeListingBuild, servedListing } from '../testing/listing-release';
import { startWebhookReceiver } from '../testing/webhook-receiver';
import { archiveLog } from './base-backup';
import { countRestored, restoreFaults } from './judge-restore';
import type { PlacedOrder } from './judge-restore';
import { createOrders } from './place-orders';

// So far do numbers jump after a restore, so that none that a customer was told is given to another order.
const jump = 100_000;
const newVersion = '99.0.0';

/** Waits until a condition holds; rejects with this sentence when it takes longer. */
async function until(condition: () => Promise<boolean>, otherwise: string, seconds = 20): Promise<string> {
  const since = performance.now();
  while (!(await condition())) {
    if (performance.now() - since > seconds * 1000) throw new Error(otherwise);
    await setTimeout(20);
  }
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Takes a base backup under orders, loses the database, and restores it to a point in time while an edge serves pages (SCL-4).
 */
export async function rehearseRestore(root: string, say: (sentence: string) => void): Promise<CheckedStep[]> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-restore-'));
  const receiver = await startWebhookReceiver();
  const business = aTableBusiness({}, { cash_otp: 'no', webhook_url: receiver.url });
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(business)));
  const environment = { CATALOGUE: catalogue, WEBHOOKS_TO_LOOPBACK: 'yes', CLOCK: '2026-11-20T18:30:00Z' };
  const cluster = await startCluster({ root, port: 0, environment });
  try {
    const backups = await archiveLog(cluster.database);
    await cluster.start('registry', ['registry', 'jobs']);
    // One after the other: two grants of rights at once fail.
    await cluster.start('api', ['api']);
    await cluster.start('edge', ['edge']);
    const guest = await makeCall(cluster.url, { call: 'users/guest', body: {} });
    const orders = createOrders(cluster.url, (guest as unknown as { sessiontoken: string }).sessiontoken);

    const rows = async <Row extends pg.QueryResultRow>(query: string): Promise<Row[]> => {
      const client = new pg.Client(`${cluster.database.url}/postgres`);
      await client.connect();
      try {
        return (await client.query<Row>(query)).rows;
      } finally {
        await client.end();
      }
    };
    const numbers = async () =>
      new Map(
        (
          await rows<{ okey: string; number: string }>(
            "select okey, order_number as number from orders where business_id = 'b-saffron-yard'",
          )
        ).map(({ okey, number }) => [okey, Number(number)]),
      );
    const messagesAreSent = async () =>
      (
        await rows(
          "select 1 from outbox where channel = 'webhook' and sent_at is null and given_up_at is null limit 1",
        )
      ).length === 0;
    const servesNewRelease = async () => (await servedListing(cluster.url)) === newVersion;

    // Orders of the demo customer, who is no part of this.
    const earlier = new Set((await numbers()).keys());
    let point = '';
    let [pointFrom, pointTo] = [0, 0];
    let numbersBefore = new Map<string, number>();
    let traffic: Traffic | undefined;

    const backUp = async () => {
      await orders.place(100);
      const load = orders.place(100);
      const since = performance.now();
      await backups.takeBaseBackup();
      const took = performance.now() - since;
      await load;
      return `${(took / 1000).toFixed(1)} s, beside ${orders.sent.length} orders`;
    };

    const passThePoint = async () => {
      // What the business has received and not answered is unsent to the database, and so it is sent again.
      receiver.hold();
      const load = orders.place(100);
      await until(() => Promise.resolve(orders.sent.length >= 240), 'Orders are not taken');
      pointFrom = performance.now();
      point = (await rows<{ now: string }>('select clock_timestamp()::text as now'))[0]?.now ?? '';
      pointTo = performance.now();
      await load;
      receiver.release();
      await orders.place(50);
      const build = join(folder, 'listing');
      await makeListingBuild(root, build, newVersion);
      const env = { ...process.env, STOREFRONT_URL: cluster.url, DATA_DIR: cluster.dataDirectory };
      const publish = ['release', 'publish', build, '--stable'];
      await runCommand(root, env, ['npx', '--no-install', 'storefront', ...publish]);
      await until(servesNewRelease, 'The edge does not serve the new release');
      await until(messagesAreSent, 'Messages are not sent');
      numbersBefore = await numbers();
      return `${orders.sent.filter(({ sentAt }) => sentAt > pointTo).length} orders and a release after it`;
    };

    const lose = async () => {
      await backups.archived();
      traffic = startTraffic(cluster.url);
      await traffic.waitForAnswers(20);
      await cluster.database.kill();
      await traffic.waitForAnswers(20);
      return 'killed, its files put aside; the edge serves on';
    };

    const restore = async () => {
      const since = performance.now();
      await backups.restoreTo(point);
      await rows(
        `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${jump}) from pg_sequences`,
      );
      return `${((performance.now() - since) / 1000).toFixed(1)} s until it takes writes`;
    };

    const judge = async () => {
      // Asked before anybody is let in, who could order again.
      const okeys = new Set((await numbers()).keys());
      await backups.open();
      const isTaken = async () =>
        (await makeCall(cluster.url, { call: 'users/guest', body: {} }))?.responsecode === '200';
      const answeredAfter = await until(isTaken, 'The API does not answer after the restore');
      await until(async () => !(await servesNewRelease()), 'The edge does not follow the restored registry');
      const placed: PlacedOrder[] = [];
      for (const { call, ...order } of orders.sent)
        placed.push({
          ...order,
          orderNumber: numbersBefore.get(order.okey) ?? 0,
          okeyOfRepeat: await orders.send(call),
        });
      // A message that was under way at the point belongs to its sender of then until its lease of two minutes ends.
      await until(messagesAreSent, 'Messages are not sent after the restore', 150);
      const after = [...(await numbers())].filter(([okey]) => !earlier.has(okey));
      const receipts = [...receiver.received.values()].map((bodies) => bodies.length);
      const kept = new Set((await rows<{ id: string }>('select id from outbox')).map(({ id }) => id));
      const receivedOfUndone = [...receiver.received.keys()].filter((id) => !kept.has(id)).length;
      const restored = {
        pointFrom,
        pointTo,
        placed,
        okeys,
        receipts,
        receivedOfUndone,
        numbersAfterRepeats: after.map(([, number]) => number),
      };
      const faults = restoreFaults(restored);
      if (faults.length > 0) throw new Error(faults.join(' '));
      const counts = countRestored(restored);
      return `${counts.kept} orders kept, ${counts.undone} after the point undone and taken again; ${counts.messagesSentTwice} messages sent twice, ${counts.messagesOfUndone} had told of what is undone; calls answered ${answeredAfter} after it was opened`;
    };

    const pages = async () => {
      const outcome = await traffic?.stop();
      traffic = undefined;
      if (outcome === undefined || outcome.failed.length > 0)
        throw new Error(`${outcome?.failed.length} pages failed: ${outcome?.failed[0]}`);
      return `${outcome.answered} pages, none failed`;
    };

    const checked = await checkSteps(
      [
        { name: 'a base backup is taken under orders', check: backUp },
        { name: 'the point in time passes', check: passThePoint },
        { name: 'the database is lost', check: lose },
        { name: 'it is restored to the point', check: restore },
        { name: 'all before the point is there, and everybody orders again', check: judge },
        { name: 'the edge has served pages meanwhile', check: pages },
      ],
      say,
    );
    await traffic?.stop();
    return checked;
  } finally {
    await cluster.stop();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
  }
}
