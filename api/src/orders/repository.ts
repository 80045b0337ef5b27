import { parseServiceMode, wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { inScope } from '../brands/brand-scope';
import type { BrandScope } from '../brands/brand-scope';
import type { Database } from '../database/database';
import type { OrderContent } from './order-content';
import { orders } from './tables';
import type { OrderState } from './tables';

type Row = typeof orders.$inferSelect;
type InitialField = 'stateReason' | 'version';

/** An order with what was ordered. */
export interface Order extends Omit<Row, 'mode' | 'content'>, OrderContent {
  readonly mode: ChosenMode;
}

/** A new order with the values that every order begins with. */
export function newOrder(order: Omit<Order, InitialField>): Order {
  return { ...order, stateReason: '', version: 1 };
}

/** The content without what the customer wrote about the dishes, which may hold a name. */
const contentWithoutComments = sql`jsonb_set(${orders.content}::jsonb, '{lines}', (
  select coalesce(jsonb_agg(jsonb_set(line, '{line,comment}', '""') order by place), '[]')
  from jsonb_array_elements(${orders.content}::jsonb -> 'lines') with ordinality as lines(line, place)
))::json`;

function orderOf({ content, mode, ...row }: Row): Order {
  if (content === null) throw new Error('An order was not converted at the start');
  return { ...row, ...content, mode: parseServiceMode(mode) };
}

function rowOf({ lines, freeDishes, service, figures, mode, ...order }: Order): Row {
  return { ...order, mode: wireServiceMode(mode), content: { lines, freeDishes, service, figures } };
}

export function createOrderRepository(database: Database) {
  return {
    /** The number of an order that is about to be added. An order that is refused after all leaves a gap. */
    async nextNumber(): Promise<number> {
      const { rows } = await database.execute<{ number: string }>(
        sql`select nextval(pg_get_serial_sequence('orders', 'order_number')) as number`,
      );
      return Number(rows[0]?.number);
    },
    async add(order: Order): Promise<void> {
      await database.insert(orders).overridingSystemValue().values(rowOf(order));
    },
    async find(okey: string, scope: BrandScope): Promise<Order | undefined> {
      const [row] = await database
        .select()
        .from(orders)
        .where(and(eq(orders.okey, okey), inScope(orders.brandId, scope)));
      return row && orderOf(row);
    },
    /** Finds an order and keeps others from changing it until the transaction ends. */
    async findForChange(okey: string, scope: BrandScope): Promise<Order | undefined> {
      const [row] = await database
        .select()
        .from(orders)
        .where(and(eq(orders.okey, okey), inScope(orders.brandId, scope)))
        .for('update');
      return row && orderOf(row);
    },
    /** Moves an order on from the state in which it was read; undefined when its state has changed meanwhile. */
    async move(order: Order, state: OrderState, now: Date, reason = ''): Promise<Order | undefined> {
      const [row] = await database
        .update(orders)
        .set({
          state,
          stateReason: reason,
          history: [...order.history, { state, at: now.toISOString() }],
          version: sql`${orders.version} + 1`,
        })
        .where(and(eq(orders.okey, order.okey), eq(orders.version, order.version)))
        .returning();
      return row && orderOf(row);
    },
    /** Confirms an order that waited; undefined when its state has changed meanwhile. */
    async confirm(order: Order, now: Date, acceptBy: Date): Promise<Order | undefined> {
      const [row] = await database
        .update(orders)
        .set({
          state: 'placed',
          acceptBy,
          history: [...order.history, { state: 'placed', at: now.toISOString() }],
          version: sql`${orders.version} + 1`,
        })
        .where(and(eq(orders.okey, order.okey), eq(orders.version, order.version)))
        .returning();
      return row && orderOf(row);
    },
    async markPaid(okey: string, now: Date): Promise<Order | undefined> {
      const [row] = await database
        .update(orders)
        .set({ paidAt: now })
        .where(eq(orders.okey, okey))
        .returning();
      return row && orderOf(row);
    },
    /** The keys of orders that nobody has accepted in time (D80). */
    async unaccepted(now: Date, most: number): Promise<string[]> {
      const rows = await database
        .select({ okey: orders.okey })
        .from(orders)
        .where(and(eq(orders.state, 'placed'), lte(orders.acceptBy, now)))
        .orderBy(orders.acceptBy)
        .limit(most);
      return rows.map(({ okey }) => okey);
    },
    async changeMobile(okey: string, contact: Order['contact']): Promise<void> {
      await database.update(orders).set({ contact }).where(eq(orders.okey, okey));
    },
    /** The keys of orders that were placed before an instant and still wait for a code or a payment. */
    async waitingSince(before: Date, most: number): Promise<string[]> {
      const rows = await database
        .select({ okey: orders.okey })
        .from(orders)
        .where(and(inArray(orders.state, ['awaiting_code', 'awaiting_payment']), lt(orders.placedAt, before)))
        .limit(most);
      return rows.map(({ okey }) => okey);
    },
    async allOf(userId: string): Promise<Order[]> {
      const rows = await database
        .select()
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(desc(orders.placedAt));
      return rows.map(orderOf);
    },
    /** Erases everything in a user's orders that names the person. */
    async forgetPersonOf(userId: string): Promise<void> {
      const nobody = { name: '', email: '', mobile: '', address: '', address2: '', city: '', postcode: '' };
      await database
        .update(orders)
        .set({
          userId: null,
          contact: nobody,
          kitchenNote: '',
          stateReason: '',
          content: contentWithoutComments,
        })
        .where(eq(orders.userId, userId));
    },
    /** A page of a user's orders, newest first, and one order more when there is a next page. */
    async pageOf(userId: string, page: number, size: number): Promise<Order[]> {
      const rows = await database
        .select()
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(desc(orders.placedAt), desc(orders.okey))
        .limit(size + 1)
        .offset(page * size);
      return rows.map(orderOf);
    },
  };
}
