import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectServer } from 'api';
import { aCatalogueOf, anOrder } from 'api/testing/ordering';
import { aTableBusiness } from 'api/testing/tables';
import { startCluster } from '../cluster/start-cluster';
import { makeCall } from '../testing/customers';
import { heapGrowth, soakFaults } from './judge-soak';
import type { Vitals } from './judge-soak';

/** Milliseconds between two customers. */
const pause = 250;
const measurements = 40;
/** The share of customers who may be told to try again later. */
const maximumUnserved = 0.01;

/**
 * Keeps a server under steady load for this many minutes; returns the measurements, and rejects when something leaks (G21).
 */
export async function soak(root: string, minutes: number, say: (sentence: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-soak-'));
  const vitalsFile = join(folder, 'vitals.json');
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(aTableBusiness({}, { cash_otp: 'no' }))));
  const cluster = await startCluster({ root, port: 0, environment: { CATALOGUE: catalogue } });
  const database = connectServer(`${cluster.database.url}/postgres`);
  try {
    const shop = await cluster.start('shop', ['edge', 'api', 'jobs', 'registry'], {
      // The evening on which the business of the tests is open.
      CLOCK: '2026-11-20T18:30:00Z',
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'vitals.mjs')}`,
      VITALS_FILE: vitalsFile,
    });
    const measure = async (): Promise<Vitals> => {
      await rm(vitalsFile, { force: true });
      shop.signal('SIGUSR2');
      for (;;) {
        const text = await readFile(vitalsFile, 'utf8').catch(() => undefined);
        if (text === undefined) await wait(20);
        else {
          const { rows } = await database.database.execute<{ count: number }>(
            'select count(*)::int as count from pg_stat_activity where client_port is not null',
          );
          return { ...(JSON.parse(text) as Omit<Vitals, 'connections'>), connections: rows[0]?.count ?? NaN };
        }
      }
    };
    let isOver = false;
    // Past the balancer, which believes no address that a client names: behind it all customers would share one, and its limits.
    const customers = startVisits(`http://localhost:${new URL(shop.url).port}`, () => isOver);
    const vitals: Vitals[] = [];
    for (let index = 0; index < measurements; index += 1) {
      await wait((minutes * 60_000) / measurements);
      const measured = await measure();
      vitals.push(measured);
      say(
        `${index + 1} of ${measurements}: ${megabytes(measured.heap)}, ${measured.connections} connections, ${handlesInWords(measured)}`,
      );
    }
    isOver = true;
    const result = await customers;
    const [first] = result.faults;
    const faults = soakFaults(vitals);
    if (first !== undefined && result.faults.length > maximumUnserved * result.customers)
      faults.push(
        `${result.faults.length} of ${result.customers} customers were not served; the first ${first}.`,
      );
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${result.customers} customers in ${minutes} minutes, heap ${heapGrowth(vitals).toFixed(2)} × (${megabytes(vitals.at(-1)?.heap ?? NaN)})`;
  } finally {
    await database.close();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface VisitResult {
  readonly faults: string[];
  customers: number;
}

/**
 * Lets one customer after the other come until the end; each opens pages, searches, orders and asks for the state of the order.
 */
async function startVisits(url: string, isOver: () => boolean): Promise<VisitResult> {
  const guest = await makeCall(url, { call: 'users/guest', body: {} });
  const token = (guest as unknown as { sessiontoken: string }).sessiontoken;
  const visits: Promise<string | undefined>[] = [];
  const result: VisitResult = { customers: 0, faults: [] };
  const countFinished = async () => {
    for (const fault of await Promise.all(visits.splice(0))) {
      result.customers += 1;
      if (fault !== undefined) result.faults.push(fault);
    }
  };
  for (let number = 0; !isOver(); number += 1) {
    visits.push(visit(url, token, number));
    await wait(pause);
    // Finished customers are counted and dropped regularly, so that this process does not grow either.
    if (visits.length === 100) await countFinished();
  }
  await countFinished();
  return result;
}

/** What went wrong for a customer; undefined when all went well. */
async function visit(url: string, token: string, number: number): Promise<string | undefined> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const page = await fetch(`${url}/listing?search_by_postcode=E1+6AN&visit=${number}`, {
    headers: { 'x-forwarded-for': address },
  });
  await page.arrayBuffer();
  const make = (call: string, body: object) => makeCall(url, { call, body, address });
  await make('search/home', { zipcode: 'E1 6AN' });
  await make('business/menu', { business: 'b-saffron-yard' });
  const body = anOrder(token);
  const mobile_no = `077${String(number).padStart(8, '0')}`;
  const contact = { ...body.address, email: `guest-${number}@example.test`, mobile_no };
  const order = await make('business/order', { ...body, address: contact });
  const state = await make('business/order_status', { okey: order?.id ?? '' });
  const codes = [String(page.status), order?.responsecode, state?.responsecode];
  return codes.every((code) => code === '200') ? undefined : `was answered ${codes.join(', ')}`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const handlesInWords = ({ handles }: Vitals) =>
  Object.entries(handles)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
