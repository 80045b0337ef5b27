import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { OrderState } from './tables';

const recentDays = 90;
/** A dish in fewer orders is not called popular: it could be one household's. */
const minOrders = 3;
const maxDishes = 20;

/** States of orders that a kitchen has taken. */
const taken: readonly OrderState[] = ['accepted', 'preparing', 'ready', 'out_for_delivery', 'completed'];

/**
 * The ids of the dishes of a business that were in most orders of the last 90 days, on whatever brand; those in one more order come first, then
 * those of which more were eaten. A dish bought through a sub-product counts as the dish.
 */
export async function popularDishes(database: Database, businessId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - recentDays * 24 * 3_600_000);
  const states = sql.join(
    taken.map((state) => sql`${state}`),
    sql`, `,
  );
  const { rows } = await database.execute<{ dish: string }>(sql`
    select coalesce(item -> 'line' -> 'mainProduct' ->> 'id', item -> 'line' ->> 'productId') as dish
    from orders, jsonb_array_elements(content::jsonb -> 'lines') as items(item)
    where business_id = ${businessId} and placed_at >= ${since.toISOString()}::timestamptz
      and state in (${states}) and content is not null
    group by dish
    having count(distinct okey) >= ${minOrders}
    order by count(distinct okey) desc, sum((item -> 'line' ->> 'quantity')::integer) desc, dish
    limit ${maxDishes}
  `);
  return rows.map(({ dish }) => dish);
}
