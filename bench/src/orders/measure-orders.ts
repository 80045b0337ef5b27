import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCatalogueOf, anOrderingBusiness } from 'api/testing/ordering';
import { startPostgres } from 'api/testing/postgres-server';
import { createDatabase } from '../create-database';
import { median } from '../figures';
import { countedLoad, steadyLoad } from '../load';
import type { Load, Target } from '../load';
import { processorTime } from '../processor-time';
import { startProduct } from '../product';
import type { Product } from '../product';
import { fillOrders } from './fill-orders';
import { allBehind, eachHisOwn, guestTokens, menusAt, ordersAt } from './order-requests';
import type { AddressOf } from './order-requests';

const lines = 32;
const rounds = 5;
// A second round of this size from one address would exceed the limit for ten minutes.
const ordersOfRound = 800;

/** Orders over HTTP in one scenario, on a PostgreSQL that waits for its disk (G28). */
export interface OrderLoad {
  readonly name: string;
  /** Orders per second: the median of the rounds, the slowest and the fastest. */
  readonly rate: number;
  readonly spread: readonly [number, number];
  /**
   * The median over the rounds of the 50th and the 99th percentile of an order's duration, in milliseconds.
   */
  readonly median: number;
  readonly late: number;
  /** Processor time per order in milliseconds: of our processes and of PostgreSQL. */
  readonly ownTime: number;
  readonly databaseTime: number;
}

/** The orders in every scenario; `reads` are menus requested at the same time. */
export interface MeasuredOrders {
  readonly loads: readonly OrderLoad[];
  readonly reads: Load;
}

interface Shop {
  readonly products: readonly Product[];
  readonly tokens: readonly string[];
  readonly postgresProcess: number;
}

const ordersOf = ({ products, tokens }: Shop, addressOf: AddressOf): Target[] =>
  products.map(({ origin }) => ordersAt(origin, tokens, addressOf));

/** One round; the orders are divided evenly among the processes. */
const oneRound = async (shop: Shop, addressOf: AddressOf): Promise<OrderLoad> => {
  const share = shop.products.length;
  const own = () => shop.products.reduce((sum, { processId }) => sum + processorTime(processId), 0);
  const [ownBefore, databaseBefore] = [own(), processorTime(shop.postgresProcess)];
  const loads = await Promise.all(
    ordersOf(shop, addressOf).map((target) => countedLoad(target, lines / share, ordersOfRound / share)),
  );
  const rate = loads.reduce((sum, load) => sum + load.rate, 0);
  return {
    name: '',
    rate,
    spread: [rate, rate],
    median: median(loads.map((load) => load.median)),
    late: Math.max(...loads.map((load) => load.late)),
    ownTime: (own() - ownBefore) / ordersOfRound,
    databaseTime: (processorTime(shop.postgresProcess) - databaseBefore) / ordersOfRound,
  };
};

let addresses = 0;
/** Returns an address that has not ordered before. */
const oneAddress = () => allBehind(`192.168.0.${(addresses += 1)}`);

interface Circumstance {
  readonly name: string;
  readonly shop: Shop;
  /** For every round. */
  readonly addressOf: () => AddressOf;
}

/**
 * Measures the scenarios in turn, round after round, so that a busy moment of the machine affects all of them equally.
 */
const inTurn = async (circumstances: readonly Circumstance[]): Promise<OrderLoad[]> => {
  const found = circumstances.map((): OrderLoad[] => []);
  for (const { shop } of circumstances) await oneRound(shop, eachHisOwn);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { shop, addressOf }] of circumstances.entries())
      found[place]?.push(await oneRound(shop, addressOf()));
  }
  return circumstances.map(({ name }, place) => {
    const all = found[place] ?? [];
    const middle = (figure: (load: OrderLoad) => number) => median(all.map(figure));
    const rates = all.map(({ rate }) => rate);
    return {
      name,
      rate: middle(({ rate }) => rate),
      spread: [Math.min(...rates), Math.max(...rates)],
      median: middle((load) => load.median),
      late: middle(({ late }) => late),
      ownTime: middle(({ ownTime }) => ownTime),
      databaseTime: middle(({ databaseTime }) => databaseTime),
    };
  });
};

/**
 * Two processes of the product on a database of their own; the first serves alone when one process is measured.
 */
const openShop = async (
  databaseUrl: string,
  catalogue: string,
  postgresProcess: number,
  closers: (() => Promise<void>)[],
): Promise<Shop> => {
  const products: Product[] = [];
  for (const _process of [1, 2]) {
    const product = await startProduct(catalogue, {
      DATABASE_URL: databaseUrl,
      DEVELOPMENT_USES: 'database,proxies',
      TRUSTED_PROXIES: '1',
    });
    closers.push(product.end);
    products.push(product);
  }
  return { products, tokens: await guestTokens(products[0]?.origin ?? ''), postgresProcess };
};

const alone = (shop: Shop): Shop => ({ ...shop, products: shop.products.slice(0, 1) });

/** Requests menus at an even rate while orders are placed as fast as possible. */
const readsBeside = async (shop: Shop): Promise<Load> => {
  const [first] = shop.products;
  if (first === undefined) throw new Error('No process was started');
  const reading = steadyLoad(menusAt(first.origin), 4, 200, 4);
  await oneRound(shop, eachHisOwn);
  return reading;
};

/**
 * Starts a PostgreSQL with the product, on a new database and on one of some age, and places orders as fast as possible.
 */
export async function measureOrderLoads(): Promise<MeasuredOrders> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-postgres-'));
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  const postgres = await startPostgres(join(folder), 'on');
  const closers: (() => Promise<void>)[] = [];
  try {
    const postgresProcess = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    const catalogue = join(folder, 'catalogue.json');
    writeFileSync(catalogue, JSON.stringify(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' }))));
    const fresh = await openShop(`${postgres.url}/postgres`, catalogue, postgresProcess, closers);
    await oneRound(alone(fresh), eachHisOwn);
    const aged = await openShop(
      await agedDatabase(postgres.url, catalogue),
      catalogue,
      postgresProcess,
      closers,
    );
    const loads = await inTurn([
      { name: 'one process', shop: alone(fresh), addressOf: () => eachHisOwn },
      { name: 'one process, all behind one address', shop: alone(fresh), addressOf: oneAddress },
      { name: 'one process, with what a month leaves', shop: alone(aged), addressOf: () => eachHisOwn },
      { name: 'two processes', shop: fresh, addressOf: () => eachHisOwn },
    ]);
    return { loads, reads: await readsBeside(alone(fresh)) };
  } finally {
    for (const close of closers.reverse()) await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A second database, with a month of orders. */
const agedDatabase = async (server: string, catalogue: string): Promise<string> => {
  const url = await createDatabase(server, 'aged');
  const product = await startProduct(catalogue, {
    DATABASE_URL: url,
    DEVELOPMENT_USES: 'database,proxies',
    TRUSTED_PROXIES: '1',
  });
  try {
    const tokens = await guestTokens(product.origin);
    await countedLoad(ordersAt(product.origin, tokens, eachHisOwn), 1, 1);
  } finally {
    await product.end();
  }
  await fillOrders(url);
  return url;
};
