import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrations } from '../database/migrations';
import { fixedBrands, market, partner } from '../testing/brands';
import { migrationsBefore } from '../testing/migrations-before';
import { assignBrands } from './assign-brands';

const at = '2026-11-20T18:30:00Z';
const user = (id: string) =>
  `insert into users (id, email, name, mobile, password_hash, created_at) values ('${id}', '${id}@example.test', 'Ada', '07700900123', 'hash', '${at}')`;
const order = (okey: string, userId: string | null, site: string, placedAt = at) =>
  `insert into orders (okey, business_id, business_name, business_slug, business_phone, user_id, state, history, mode, slot, paymode, contact, items, free_dishes, totals, kitchen_note, site_origin, total_pence, placed_at)
   values ('${okey}', 'b', 'B', 'b', '', ${userId === null ? 'null' : `'${userId}'`}, 'placed', '[]', 'pickup', 'ASAP', 'cod', '{}', '[]', '[]', '{}', '', '${site}', 100, '${placedAt}')`;
const booking = (id: string, userId: string, site: string) =>
  `insert into bookings (id, business_id, business_name, business_slug, user_id, date, time, starts_at, guests, state, paymode, amount_due, name, email, mobile, postcode, occasion, message, site_origin, created_at)
   values ('${id}', 'b', 'B', 'b', '${userId}', '2026-11-21', '18:00', '${at}', 2, 'booked', 'cod', 0, 'Ada', '', '', '', '', '', '${site}', '${at}')`;
const session = (token: string, userId: string | null) =>
  `insert into sessions (token_hash, user_id, created_at, expires_at) values ('${token}', ${userId === null ? 'null' : `'${userId}'`}, '${at}', '2026-12-20T18:30:00Z')`;
const message = (id: string, topic: string) =>
  `insert into outbox (id, channel, recipient, subject, body, topic, created_at, due_at) values ('${id}', 'email', 'a@example.test', 's', 'b', '${topic}', '${at}', '${at}')`;

let client: PGlite;
let former: Awaited<ReturnType<typeof migrationsBefore>>;
beforeAll(async () => {
  client = await PGlite.create();
  former = await migrationsBefore('brands');
  const database = drizzle(client);
  await migrate(database, former);
  for (const statement of [
    user('ada'),
    user('ben'),
    user('cat'),
    `insert into addresses (id, user_id, form_key, name, email, mobile, address, address2, city, postcode, delivery_type, is_default, created_at)
     values ('home', 'ada', 'form', 'Ada', '', '', '1 Brick Lane', '', '', 'E1 6AN', 'delivery', true, '${at}')`,
    `insert into business_subscriptions (user_id, business_id) values ('ada', 'b')`,
    order('older', 'ada', partner.origin, '2026-11-01T12:00:00Z'),
    order('newer', 'ada', market.origin),
    order('guests', null, partner.origin),
    order('nowhere', null, 'http://localhost:6666'),
    booking('table', 'ben', partner.origin),
    session('of ada', 'ada'),
    session('of ben', 'ben'),
    session('of a guest', null),
    message('about an order', 'guests'),
    message('about a booking', 'table'),
    message('about an account', 'account'),
  ])
    await client.query(statement);
  await migrate(database, migrations);
  await assignBrands(database, fixedBrands(), market);
}, 60_000);
afterAll(async () => {
  await client.close();
  await former.remove();
});

const rowsOf = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;

describe('assigning brands to a database from before brands had their own data', () => {
  it('gives orders and bookings the brand of the site they were made on, and its configured origin', async () => {
    expect(await rowsOf('select okey, brand_id, site_origin from orders order by okey')).toStrictEqual([
      { okey: 'guests', brand_id: 'partner', site_origin: partner.origin },
      { okey: 'newer', brand_id: 'market', site_origin: market.origin },
      { okey: 'nowhere', brand_id: 'market', site_origin: market.origin },
      { okey: 'older', brand_id: 'partner', site_origin: partner.origin },
    ]);
    expect(await rowsOf('select brand_id from bookings')).toStrictEqual([{ brand_id: 'partner' }]);
  });

  it('gives an account the brand of its newest order or booking, or the home brand without one', async () => {
    const users = await rowsOf(`select brand_id from users where id in ('ada', 'ben', 'cat') order by id`);
    expect(users.map(({ brand_id }) => brand_id)).toStrictEqual(['market', 'partner', 'market']);
  });

  it('copies an account that was used on two brands with addresses and subscriptions, each with its own orders', async () => {
    const rowsOfBrand = async (brand: string) => {
      const [id] = (
        await rowsOf(`select id from users where email = 'ada@example.test' and brand_id = '${brand}'`)
      ).map((row) => row['id']);
      const orders = await rowsOf(`select okey from orders where user_id = '${String(id)}'`);
      const book = await rowsOf(`select address from addresses where user_id = '${String(id)}'`);
      const subscriptionRows = await rowsOf(
        `select business_id from business_subscriptions where user_id = '${String(id)}'`,
      );
      return { orders, book, subscriptions: subscriptionRows };
    };
    const belongings = { book: [{ address: '1 Brick Lane' }], subscriptions: [{ business_id: 'b' }] };
    expect(await rowsOfBrand('market')).toStrictEqual({ orders: [{ okey: 'newer' }], ...belongings });
    expect(await rowsOfBrand('partner')).toStrictEqual({ orders: [{ okey: 'older' }], ...belongings });
  });

  it('gives sessions the brand of their account, and messages that of their order or booking', async () => {
    expect(await rowsOf('select token_hash, brand_id from sessions order by token_hash')).toStrictEqual([
      { token_hash: 'of a guest', brand_id: 'market' },
      { token_hash: 'of ada', brand_id: 'market' },
      { token_hash: 'of ben', brand_id: 'partner' },
    ]);
    expect(await rowsOf('select id, brand_id from outbox order by id')).toStrictEqual([
      { id: 'about a booking', brand_id: 'partner' },
      { id: 'about an account', brand_id: 'market' },
      { id: 'about an order', brand_id: 'partner' },
    ]);
  });
});
