import { and, eq, exists, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { addresses } from '../addresses/tables';
import { bookings } from '../bookings/tables';
import type { Database } from '../database/database';
import { orders } from '../orders/tables';
import { outbox } from '../outbox/tables';
import { randomId } from '../random-id';
import { sessions } from '../sessions/tables';
import { businessSubscriptions, users } from '../users/tables';
import type { Brand, Brands } from '../brands/brands';

const unassigned = '';

/**
 * Assigns a brand to rows from before brands had their own data (D95). Orders and bookings hold the site they were made on. An account gets
 * the brand of its newest order or booking, and is copied to each other brand with orders or bookings of it, so that no customer loses any.
 * Everything else goes to `home`. SQL alone cannot do this, because the brand files hold the hosts. The work is done once;
 * later runs find nothing.
 */
export async function assignBrands(
  database: Database,
  brands: Pick<Brands, 'ofOrigin'>,
  home: Brand,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // The lock makes instances that start at the same time run one after the other.
    await transaction.execute(sql`lock table ${users} in share row exclusive mode`);
    for (const table of [orders, bookings]) await assignBySite(transaction, table, brands, home);
    await assignUsers(transaction, home);
    await assignSessions(transaction, home);
    await assignMessages(transaction, home);
  });
}

async function assignBySite(
  database: Database,
  table: typeof orders | typeof bookings,
  brands: Pick<Brands, 'ofOrigin'>,
  home: Brand,
): Promise<void> {
  const sites = await database
    .selectDistinct({ siteOrigin: table.siteOrigin })
    .from(table)
    .where(eq(table.brandId, unassigned));
  for (const { siteOrigin } of sites) {
    const brand = brands.ofOrigin(siteOrigin) ?? home;
    await database
      .update(table)
      // The former origin came from the caller's header.
      .set({ brandId: brand.id, siteOrigin: brand.origin })
      .where(and(eq(table.brandId, unassigned), eq(table.siteOrigin, siteOrigin)));
  }
}

async function assignUsers(database: Database, home: Brand): Promise<void> {
  const ofUser = (table: typeof orders | typeof bookings) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.userId, users.id)),
    );
  await database
    .update(users)
    .set({ brandId: home.id })
    .where(and(eq(users.brandId, unassigned), not(ofUser(orders)), not(ofUser(bookings))));

  const unassignedUsers = await database.select().from(users).where(eq(users.brandId, unassigned));
  for (const user of unassignedUsers) {
    const [newest, ...others] = await brandsUsedBy(database, user.id);
    await database
      .update(users)
      .set({ brandId: newest ?? home.id })
      .where(eq(users.id, user.id));
    for (const brandId of others) await copyUser(database, user, brandId);
  }
}

/** The brands on which a user has ordered or booked, the newest first. */
async function brandsUsedBy(database: Database, userId: string): Promise<string[]> {
  const used = [
    ...(await database
      .select({ brandId: orders.brandId, at: orders.placedAt })
      .from(orders)
      .where(eq(orders.userId, userId))),
    ...(await database
      .select({ brandId: bookings.brandId, at: bookings.createdAt })
      .from(bookings)
      .where(eq(bookings.userId, userId))),
  ];
  used.sort((one, other) => other.at.getTime() - one.at.getTime());
  return [...new Set(used.map(({ brandId }) => brandId))];
}

/** Copies an account to another brand with address book and subscriptions, and gives it the orders and bookings made there. */
async function copyUser(
  database: Database,
  { id: userId, ...user }: typeof users.$inferSelect,
  brandId: string,
): Promise<void> {
  const copyId = randomId();
  await database.insert(users).values({ ...user, id: copyId, brandId });
  const book = await database.select().from(addresses).where(eq(addresses.userId, userId));
  if (book.length > 0)
    await database
      .insert(addresses)
      .values(book.map((address) => ({ ...address, id: randomId(), userId: copyId })));
  const subscribed = await database
    .select()
    .from(businessSubscriptions)
    .where(eq(businessSubscriptions.userId, userId));
  if (subscribed.length > 0)
    await database
      .insert(businessSubscriptions)
      .values(subscribed.map(({ businessId }) => ({ businessId, userId: copyId })));
  for (const table of [orders, bookings])
    await database
      .update(table)
      .set({ userId: copyId })
      .where(and(eq(table.userId, userId), eq(table.brandId, brandId)));
}

async function assignSessions(database: Database, home: Brand): Promise<void> {
  await database
    .update(sessions)
    .set({ brandId: sql`(select ${users.brandId} from ${users} where ${users.id} = ${sessions.userId})` })
    .where(and(eq(sessions.brandId, unassigned), isNotNull(sessions.userId)));
  await database
    .update(sessions)
    .set({ brandId: home.id })
    .where(and(eq(sessions.brandId, unassigned), isNull(sessions.userId)));
}

/** The topic of a message is its order's key or its booking's id. */
async function assignMessages(database: Database, home: Brand): Promise<void> {
  await database
    .update(outbox)
    .set({
      brandId: sql`coalesce(
        (select ${orders.brandId} from ${orders} where ${orders.okey} = ${outbox.topic}),
        (select ${bookings.brandId} from ${bookings} where ${bookings.id} = ${outbox.topic}),
        ${home.id})`,
    })
    .where(eq(outbox.brandId, unassigned));
}
