import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCatalogueOf, anOrderingBusiness } from 'api/testing/ordering';
import { startPostgres, startStandby } from 'api/testing/postgres-server';
import type { OwnPostgres } from 'api/testing/postgres-server';
import pg from 'pg';
import { createDatabase } from '../create-database';
import { median } from '../figures';
import { countedLoad, steadyLoad } from '../load';
import type { Load, Target } from '../load';
import { processorTime } from '../processor-time';
import { startProduct } from '../product';
import type { Product } from '../product';
import { fillOrders } from './fill-orders';
import { sharedAddress, addressPerCustomer, guestTokens, menusAt, ordersAt } from './order-requests';
import type { AddressOf } from './order-requests';

const connections = 32;
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
  readonly percentile99: number;
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
  readonly postgresProcesses: readonly number[];
}

const ordersOf = ({ products, tokens }: Shop, addressOf: AddressOf): Target[] =>
  products.map(({ origin }) => ordersAt(origin, tokens, addressOf));

/** One round; the orders are divided evenly among the processes. */
const measureRound = async (shop: Shop, addressOf: AddressOf): Promise<OrderLoad> => {
  const share = shop.products.length;
  const ownTimeSoFar = () => shop.products.reduce((sum, { processId }) => sum + processorTime(processId), 0);
  const databaseTimeSoFar = () => shop.postgresProcesses.reduce((sum, id) => sum + processorTime(id), 0);
  const [ownBefore, databaseBefore] = [ownTimeSoFar(), databaseTimeSoFar()];
  const loads = await Promise.all(
    ordersOf(shop, addressOf).map((target) =>
      countedLoad(target, connections / share, ordersOfRound / share),
    ),
  );
  const rate = loads.reduce((sum, load) => sum + load.rate, 0);
  return {
    name: '',
    rate,
    spread: [rate, rate],
    median: median(loads.map((load) => load.median)),
    percentile99: Math.max(...loads.map((load) => load.percentile99)),
    ownTime: (ownTimeSoFar() - ownBefore) / ordersOfRound,
    databaseTime: (databaseTimeSoFar() - databaseBefore) / ordersOfRound,
  };
};

let addresses = 0;
/** Returns an address that has not ordered before. */
const nextSharedAddress = () => sharedAddress(`192.168.0.${(addresses += 1)}`);

interface Scenario {
  readonly name: string;
  readonly shop: Shop;
  /** For every round. */
  readonly addressOf: () => AddressOf;
}

/**
 * Measures the scenarios in turn, round after round, so that a busy moment of the machine affects all of them equally.
 */
const inTurn = async (scenarios: readonly Scenario[]): Promise<OrderLoad[]> => {
  const loadsByScenario = scenarios.map((): OrderLoad[] => []);
  for (const { shop } of scenarios) await measureRound(shop, addressPerCustomer);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { shop, addressOf }] of scenarios.entries())
      loadsByScenario[place]?.push(await measureRound(shop, addressOf()));
  }
  return scenarios.map(({ name }, index) => {
    const loads = loadsByScenario[index] ?? [];
    const medianOf = (figure: (load: OrderLoad) => number) => median(loads.map(figure));
    const rates = loads.map(({ rate }) => rate);
    return {
      name,
      rate: medianOf(({ rate }) => rate),
      spread: [Math.min(...rates), Math.max(...rates)],
      median: medianOf((load) => load.median),
      percentile99: medianOf(({ percentile99 }) => percentile99),
      ownTime: medianOf(({ ownTime }) => ownTime),
      databaseTime: medianOf(({ databaseTime }) => databaseTime),
    };
  });
};

/**
 * Two processes of the product on a database of their own; the first serves alone when one process is measured.
 */
const openShop = async (
  databaseUrl: string,
  catalogue: string,
  postgresProcesses: readonly number[],
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
  return { products, tokens: await guestTokens(products[0]?.origin ?? ''), postgresProcesses };
};

const firstProcessOnly = (shop: Shop): Shop => ({ ...shop, products: shop.products.slice(0, 1) });

/** Requests menus at an even rate while orders are placed as fast as possible. */
const readsDuringOrders = async (shop: Shop): Promise<Load> => {
  const [first] = shop.products;
  if (first === undefined) throw new Error('No process was started');
  const reads = steadyLoad(menusAt(first.origin), 4, 200, 4);
  await measureRound(shop, addressPerCustomer);
  return reads;
};

const processOf = ({ dataDirectory }: OwnPostgres) =>
  Number(readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Every PostgreSQL has a folder of its own that its account can reach; it is removed after everything in it has ended. */
const newFolder = (closers: (() => Promise<void>)[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-postgres-'));
  closers.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A PostgreSQL whose commits wait until a standby has them on its disk too. */
const startPair = async (closers: (() => Promise<void>)[]): Promise<readonly OwnPostgres[]> => {
  const primary = await startPostgres(newFolder(closers), 'on');
  closers.push(primary.stop);
  const standby = await startStandby(newFolder(closers), primary, 'on');
  closers.push(standby.stop);
  const client = new pg.Client(`${primary.url}/postgres`);
  await client.connect();
  await client.query("alter system set synchronous_standby_names = 'standby'");
  await client.query('select pg_reload_conf()');
  await client.end();
  return [primary, standby];
};

/**
 * Starts a PostgreSQL with the product, on a new database and on one of some age, another PostgreSQL with a standby, and places orders as fast as
 * possible.
 */
export async function measureOrderLoads(): Promise<MeasuredOrders> {
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  const closers: (() => Promise<void>)[] = [];
  try {
    const postgres = await startPostgres(newFolder(closers), 'on');
    closers.push(postgres.stop);
    const pair = await startPair(closers);
    const catalogue = join(newFolder(closers), 'catalogue.json');
    writeFileSync(catalogue, JSON.stringify(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' }))));
    const fresh = await openShop(`${postgres.url}/postgres`, catalogue, [processOf(postgres)], closers);
    const safe = await openShop(`${pair[0]?.url}/postgres`, catalogue, pair.map(processOf), closers);
    await measureRound(firstProcessOnly(fresh), addressPerCustomer);
    const aged = await openShop(
      await createAgedDatabase(postgres.url, catalogue),
      catalogue,
      [processOf(postgres)],
      closers,
    );
    const loads = await inTurn([
      { name: 'one process', shop: firstProcessOnly(fresh), addressOf: () => addressPerCustomer },
      {
        name: 'one process, all behind one address',
        shop: firstProcessOnly(fresh),
        addressOf: nextSharedAddress,
      },
      {
        name: 'one process, after a month of orders',
        shop: firstProcessOnly(aged),
        addressOf: () => addressPerCustomer,
      },
      { name: 'two processes', shop: fresh, addressOf: () => addressPerCustomer },
      {
        name: 'one process, a standby has each order too',
        shop: firstProcessOnly(safe),
        addressOf: () => addressPerCustomer,
      },
    ]);
    return { loads, reads: await readsDuringOrders(firstProcessOnly(fresh)) };
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** A second database, with a month of orders. */
const createAgedDatabase = async (server: string, catalogue: string): Promise<string> => {
  const url = await createDatabase(server, 'aged');
  const product = await startProduct(catalogue, {
    DATABASE_URL: url,
    DEVELOPMENT_USES: 'database,proxies',
    TRUSTED_PROXIES: '1',
  });
  try {
    const tokens = await guestTokens(product.origin);
    await countedLoad(ordersAt(product.origin, tokens, addressPerCustomer), 1, 1);
  } finally {
    await product.end();
  }
  await fillOrders(url);
  return url;
};
