import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import { formerCollection, formerDelivery, insertFormerOrder } from '../testing/former-orders';
import { openUpgradedEmbedded, openUpgradedServer } from '../testing/open-upgraded';
import type { OpenUpgraded } from '../testing/open-upgraded';
import { aCatalogueOf, anOrder, anOrderingBusiness, cartItem, guestToken, idOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import { aPassword, userToken } from '../testing/users';
import { waitsForLock } from '../testing/waits-for-lock';
import { convertFormerOrders } from './convert-former-orders';

// More than two batches.
const copies = 205;
const oneDelivery = insertFormerOrder('delivered', 'delivery', formerDelivery);
const formerOrders = [
  oneDelivery,
  insertFormerOrder('collected', 'pickup', formerCollection),
  // Keys are random; this one comes before all others.
  insertFormerOrder('-first', 'delivery', formerDelivery),
  ...Array.from({ length: copies }, (_none, at) =>
    insertFormerOrder(`copy-${at}`, 'delivery', formerDelivery),
  ),
];
const fewOrders = formerOrders.slice(0, 11);
const presented = ({ items, freeDishes, totals }: typeof formerDelivery) => ({
  items: items.map(({ item, allergens, diets }) => ({ ...item, allergens, diets })),
  freedish: freeDishes,
  totals,
});

// The statements of the next version's migration (decision 0018, step 3).
const nextMigration = [
  'alter table orders alter column content set not null',
  'drop trigger orders_content_alone on orders',
  'drop function keep_order_content_alone()',
  'alter table orders drop column items, drop column free_dishes, drop column totals',
];
const makeUnreadable = (...okeys: readonly string[]) =>
  `update orders set totals = json_build_object('subtotal', 'much') where okey in (${okeys.map((okey) => `'${okey}'`).join(', ')})`;

const eraseComments = (okey: string) =>
  `update orders set items = (select json_agg(jsonb_set(dish, '{item,product_comment}', '""')) from jsonb_array_elements(items::jsonb) as dish) where okey = '${okey}'`;

const opened: OpenDatabase[] = [];
async function openWith(open: OpenUpgraded, statements = fewOrders) {
  const database = await open('order_content', statements);
  // The API closes the database too.
  let closing: Promise<void> | undefined;
  const once = { ...database, close: () => (closing ??= database.close()) };
  opened.push(once);
  return once;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
const rowsOf = async ({ database }: OpenDatabase, query: string) => (await database.execute(query)).rows;
const unconverted = async (database: OpenDatabase) =>
  (await rowsOf(database, 'select okey from orders where content is null')).length;
const inBothShapes = (database: OpenDatabase) =>
  rowsOf(database, 'select okey from orders where content is not null and items is not null');

describe.each([
  ['embedded', openUpgradedEmbedded],
  ['PostgreSQL', openUpgradedServer],
])('orders from before the column content, when the server starts (%s)', (_kind, open) => {
  it('are converted, and answered in the words in which they were stored', async () => {
    const database = await openWith(open);
    await using api = await testApi({ database });
    expect(await unconverted(database)).toBe(0);
    expect(await inBothShapes(database)).toStrictEqual([]);
    for (const [okey, columns] of [
      ['delivered', formerDelivery],
      ['collected', formerCollection],
      ['copy-7', formerDelivery],
    ] as const)
      expect(await api.call('business/order_status', { okey })).toMatchObject({ order: presented(columns) });
    expect(api.logged.join('')).toContain(`"converted":${fewOrders.length}`);
  });

  it('refuse the start with one sentence when one is damaged, after the others are converted', async () => {
    const database = await openWith(open, [...fewOrders, makeUnreadable('copy-3')]);
    const [{ number } = { number: 0 }] = await rowsOf(
      database,
      `select order_number as number from orders where okey = 'copy-3'`,
    );
    await expect(testApi({ database })).rejects.toThrow(
      `1 order of an earlier version cannot be read: ${String(number)}. Mend or delete these rows of the table orders, then start again.`,
    );
    expect(await rowsOf(database, 'select okey from orders where content is null')).toStrictEqual([
      { okey: 'copy-3' },
    ]);
    await rowsOf(
      database,
      `update orders set totals = '${JSON.stringify(formerDelivery.totals)}' where okey = 'copy-3'`,
    );
    expect(await convertFormerOrders(database.database)).toBe(1);
  });
});

describe('orders from before the column content, on PostgreSQL', () => {
  it('are all converted by the next start when the first one stops half-way', async () => {
    const database = await openWith(openUpgradedServer, formerOrders);
    await rowsOf(
      database,
      `create function stop_here() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$`,
    );
    await rowsOf(
      database,
      `create trigger stop before update on orders for each row when (old.okey = 'copy-90') execute function stop_here()`,
    );
    await expect(convertFormerOrders(database.database)).rejects.toThrow();
    expect(await unconverted(database)).toBeGreaterThan(0);
    await rowsOf(database, 'drop trigger stop on orders');
    await convertFormerOrders(database.database);
    expect(await unconverted(database)).toBe(0);
    expect(await convertFormerOrders(database.database)).toBe(0);
  });

  it('are each converted once by two servers that start together', async () => {
    const { database } = await openWith(openUpgradedServer, formerOrders);
    const converted = await Promise.all([convertFormerOrders(database), convertFormerOrders(database)]);
    expect(converted[0] + converted[1]).toBe(formerOrders.length);
  });

  it('[ACC-7] keep no comment after the account is deleted', async () => {
    const database = await openWith(openUpgradedServer, [oneDelivery]);
    await using api = await testApi({ database });
    const sessiontoken = await userToken(api);
    await rowsOf(database, `update orders set user_id = (select id from users)`);
    expect(JSON.stringify(await rowsOf(database, 'select * from orders'))).toContain('No ice');
    expect(await api.call('users/delete', { sessiontoken, password: aPassword })).toStrictEqual({
      responsecode: '200',
    });
    expect(JSON.stringify(await rowsOf(database, 'select * from orders'))).not.toContain('No ice');
    expect(await api.call('business/order_status', { okey: 'delivered' })).toMatchObject({
      order: { totals: formerDelivery.totals },
    });
  });

  it('[G7/api] are read and erased by this version, and new ones taken, when the next version has dropped the former columns', async () => {
    const database = await openWith(openUpgradedServer);
    await using before = await testApi({ database });
    await before.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    const sessiontoken = await userToken(before);
    await rowsOf(database, `update orders set user_id = (select id from users) where okey = 'delivered'`);
    for (const statement of nextMigration) await rowsOf(database, statement);

    // The process that ran before the migration works on, and one of the same version starts again.
    await using after = await testApi({ database: { ...database, close: () => Promise.resolve() } });
    for (const api of [before, after]) {
      const order = anOrder(await guestToken(api), { cartitems: [cartItem({ product_comment: 'For Ada' })] });
      const okey = idOf(await api.call('business/order', order));
      expect(await api.call('business/order_status', { okey })).toMatchObject({
        order: { items: [{ product_name: 'Dal', product_comment: 'For Ada' }], totals: { total: '22.75' } },
      });
      expect(await api.call('business/order_status', { okey: 'collected' })).toMatchObject({
        order: presented(formerCollection),
      });
    }
    await after.call('users/delete', { sessiontoken, password: aPassword });
    expect(
      JSON.stringify(await rowsOf(database, `select * from orders where okey = 'delivered'`)),
    ).not.toContain('No ice');
  });

  it.each([
    [2, /^2 orders of an earlier version cannot be read: \d+, \d+\. Mend/],
    [10, /^10 orders of an earlier version cannot be read: (\d+, ){9}\d+\. Mend/],
    [11, /^11 orders of an earlier version cannot be read: (\d+, ){9}\d+ …\. Mend/],
  ])(
    'refuse the start with the numbers of ten orders at most, when %i are damaged',
    async (count, refusal) => {
      const okeys = Array.from({ length: count }, (_none, at) => `copy-${at}`);
      const database = await openWith(openUpgradedServer, [...formerOrders, makeUnreadable(...okeys)]);
      await expect(convertFormerOrders(database.database)).rejects.toThrow(refusal);
      expect(await unconverted(database)).toBe(count);
    },
  );

  it('refuse the start only after one that somebody changed meanwhile is converted too', async () => {
    const database = await openUpgradedServer('order_content', [...fewOrders, makeUnreadable('copy-2')]);
    opened.push(database);
    await using other = await connect(database.url);
    await other.client.query('begin');
    await other.client.query(eraseComments('copy-3'));
    const converting = expect(convertFormerOrders(database.database)).rejects.toThrow(/^1 order /);
    await waitsForLock(database.database);
    await other.client.query('commit');
    await converting;
    expect(await rowsOf(database, 'select okey from orders where content is null')).toStrictEqual([
      { okey: 'copy-2' },
    ]);
  });

  it('[ACC-7] keep no comment when the version before erases it while they are converted', async () => {
    const database = await openUpgradedServer('order_content', fewOrders);
    opened.push(database);
    await using other = await connect(database.url);
    await other.client.query('begin');
    await other.client.query(eraseComments('copy-3'));
    const converting = convertFormerOrders(database.database);
    await waitsForLock(database.database);
    await other.client.query('commit');
    expect(await converting).toBe(fewOrders.length);
    const [erased] = await rowsOf(database, `select * from orders where okey = 'copy-3'`);
    expect(JSON.stringify(erased)).not.toContain('No ice');
    expect(await unconverted(database)).toBe(0);
  });
});

async function connect(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end() };
}
