import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCatalogueOf, anOrder, anOrderingBusiness } from 'api/testing/ordering';
import { startPostgres } from 'api/testing/postgres-server';
import { median } from './figures';
import { fullLoad, steadyLoad, type Load, type Target } from './load';
import { startProduct } from './product';

const lines = 24;
const rounds = 5;
const seconds = 3;
const guests = 200;

/** Orders a second over HTTP on a PostgreSQL that waits for its disk (G28). */
export interface OrderLoad {
  /** The middle one of the rounds, and the slowest and the fastest. */
  readonly rate: number;
  readonly spread: readonly [number, number];
  /** At half of that rate. */
  readonly half: Load;
}

const authorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;

/** One of many customers, each with an address of the network of his own: what one may do is limited. */
const addressOf = (customer: number) =>
  `10.${(customer >> 16) & 255}.${(customer >> 8) & 255}.${customer & 255}`;

const headersOf = (customer: number) => ({
  authorization,
  'content-type': 'application/json',
  'x-forwarded-for': addressOf(customer),
});

/** Sessions of guests, to order with in turn. */
const guestTokens = (origin: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: guests }, async (_none, guest) => {
      const answer = await fetch(`${origin}/api/users/guest`, {
        method: 'POST',
        headers: headersOf(guest),
        body: '{}',
      });
      return ((await answer.json()) as { sessiontoken: string }).sessiontoken;
    }),
  );

/** Cash orders that stand at once, with their messages to kitchen and customer: each of another customer, none twice. */
const ordersAt = (port: number, tokens: readonly string[]): Target => {
  let orders = 0;
  return {
    port,
    expected: '"responsecode":"200"',
    request() {
      const order = (orders += 1);
      const placed = anOrder(tokens[order % tokens.length] ?? '', { request_key: `bench-${order}` });
      const mobile_no = `077${String(order).padStart(8, '0')}`;
      const address = { ...placed.address, email: `bench-${order}@example.test`, mobile_no };
      const body = JSON.stringify({ ...placed, address });
      const headers = {
        host: `localhost:${port}`,
        ...headersOf(order),
        'content-length': Buffer.byteLength(body),
      };
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      return Buffer.from(['POST /api/business/order HTTP/1.1', ...head, '', body].join('\r\n'));
    },
  };
};

/** Starts a PostgreSQL and the product on it, and orders as fast as they can take it. */
export const orderLoad = async (): Promise<OrderLoad> => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-postgres-'));
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  const postgres = await startPostgres(join(folder), 'on');
  try {
    const catalogue = join(folder, 'catalogue.json');
    writeFileSync(catalogue, JSON.stringify(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' }))));
    const product = await startProduct(catalogue, {
      DATABASE_URL: `${postgres.url}/postgres`,
      DEVELOPMENT_USES: 'database,proxies',
      TRUSTED_PROXIES: '1',
    });
    try {
      const target = ordersAt(Number(new URL(product.origin).port), await guestTokens(product.origin));
      await fullLoad(target, lines, 3);
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        rates.push((await fullLoad(target, lines, seconds)).rate);
      const rate = median(rates);
      const half = await steadyLoad(target, lines, rate / 2, 3);
      return { rate, spread: [Math.min(...rates), Math.max(...rates)], half };
    } finally {
      await product.end();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
