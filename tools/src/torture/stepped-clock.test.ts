import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { deriveSecret, sign } from 'api';
import { aCatalogueOf, anOrder, anOrderingBusiness } from 'api/testing/ordering';
import { startCluster } from '../cluster/start-cluster';
import type { Cluster } from '../cluster/start-cluster';
import type { StartedProcess } from '../cluster/start-process';
import { makeCall } from '../testing/customers';

jest.setTimeout(180_000);

const clockStart = Date.parse('2026-11-20T18:30:00Z');
const codeSecret = 'a secret of the clock trial';

let folder: string;
let stepFile: string;
let cluster: Cluster;
let server: StartedProcess;
let startedAt: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-stepped-clock-'));
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(anOrderingBusiness())));
  stepFile = join(folder, 'step');
  const preload = pathToFileURL(join(import.meta.dirname, '../testing/stepped-clock.mjs')).href;
  const environment = {
    CATALOGUE: catalogue,
    CLOCK: new Date(clockStart).toISOString(),
    CODE_SECRET: codeSecret,
    NODE_OPTIONS: `--import ${preload}`,
    STEPPED_CLOCK: stepFile,
  };
  cluster = await startCluster({ root: join(import.meta.dirname, '../../..'), port: 0, environment });
  startedAt = performance.now();
  server = await cluster.start('only', ['api', 'jobs']);
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function aCardOrder(): Promise<string> {
  const guest = await makeCall(cluster.url, { call: 'users/guest', body: {} });
  const token = (guest as unknown as { sessiontoken: string }).sessiontoken;
  const answer = await makeCall(cluster.url, {
    call: 'business/order',
    body: anOrder(token, { paymode: 'card' }),
  });
  expect(answer?.responsecode).toBe('200');
  return answer?.id ?? '';
}

/** Pays an order as a provider does whose clock is right; the status of the answer. */
async function pay(okey: string, now: Date): Promise<number> {
  const page = await (await fetch(`${cluster.url}/pay?key=${okey}&ptype=card`)).text();
  const payment = /name="payment" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  const body = JSON.stringify({ id: `event-${okey}`, payment, outcome: 'paid', amount: 2275 });
  const signature = sign(deriveSecret(codeSecret, 'sandbox payments'), body, now);
  const answer = await fetch(`${cluster.url}/api/payment/callback/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

const states = async (okey: string) => {
  const answer = await makeCall(cluster.url, { call: 'business/order_status', body: { okey } });
  return (answer as unknown as { order: { paid: string } }).order.paid;
};

describe('a process whose system clock is corrected', () => {
  it.each([600_000, -600_000])(
    'takes a payment that is signed at the corrected time, %i ms away, without a restart',
    async (step) => {
      const okey = await aCardOrder();
      await writeFile(stepFile, String(step));
      const providerNow = () => new Date(clockStart + (performance.now() - startedAt) + step);
      // The signal takes effect a moment later; before that the signature is too far away.
      server.signal('SIGUSR2');
      const since = performance.now();
      while ((await pay(okey, providerNow())) !== 200 && performance.now() - since < 5_000) await wait(50);
      expect(await states(okey)).toBe('yes');
      await writeFile(stepFile, '0');
      server.signal('SIGUSR2');
    },
  );
});
