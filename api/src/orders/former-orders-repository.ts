import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { OrderContent } from './order-content';

/** An order without content. The columns are read as text, because the update compares them. */
export type FormerOrder = Record<'okey' | 'orderNumber' | 'mode' | 'items' | 'freeDishes' | 'totals', string>;

/** Orders of versions before decision 0018, by the former columns, which `tables.ts` no longer has. */
export function createFormerOrderRepository(database: Database) {
  return {
    /** Whether there are orders without content. It does not name the former columns, because the next version drops them. */
    async someLackContent(): Promise<boolean> {
      const { rows } = await withoutTimeout(database, (transaction) =>
        transaction.execute(sql`select 1 from orders where content is null limit 1`),
      );
      return rows.length > 0;
    },
    /** The next orders without content, by their keys. */
    async withoutContent(after: string, most: number): Promise<FormerOrder[]> {
      const { rows } = await withoutTimeout(database, (transaction) =>
        transaction.execute<FormerOrder>(sql`
          select okey, order_number::text as "orderNumber", mode,
            items::text, free_dishes::text as "freeDishes", totals::text
          from orders where content is null and okey > ${after} order by okey limit ${most}`),
      );
      return rows;
    },
    /** Gives an order its content; false when the order has changed since it was read. */
    async convert({ okey, items }: FormerOrder, content: OrderContent): Promise<boolean> {
      const { rows } = await database.execute(sql`
        update orders set content = ${JSON.stringify(content)}
        where okey = ${okey} and content is null and items::text = ${items} returning okey`);
      return rows.length > 0;
    },
  };
}

/** Runs a query that may read the whole table, which takes longer than a customer's statement may take. It locks no row. */
async function withoutTimeout<Result>(
  database: Database,
  query: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    return query(transaction);
  });
}
