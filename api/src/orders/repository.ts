import { parseServiceMode, wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { and, desc, eq, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { inScope } from '../brands/brand-scope';
import type { BrandScope } from '../brands/brand-scope';
import type { Database } from '../database/database';
import type { Hold } from '../outbox/hold';
import type { OrderContent } from './order-content';
import { orders } from './tables';
import type { OrderState } from './tables';

type Row = typeof orders.$inferSelect;
type InitialField = 'stateReason' | 'version';

/** An order with what was ordered. */
export interface Order extends Omit<Row, 'mode' | 'content'>, OrderContent {
  readonly mode: ChosenMode;
}

/** A step that an order takes. */
interface OrderMove {
  readonly state: OrderState;
  readonly now: Date;
  readonly reason?: string;
  readonly minutes?: number | undefined;
  readonly hold?: Hold | undefined;
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

function rowOf({ lines, freeDishes, service, figures, timing, businessAddress, mode, ...order }: Order): Row {
  const content: OrderContent = { lines, freeDishes, service, figures, timing, businessAddress };
  return { ...order, mode: wireServiceMode(mode), content };
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
    /**
     * Moves an order on from the state in which it was read; undefined when its state has changed meanwhile. `minutes` are those that
     * the business says it takes from now on.
     */
    async move(
      order: Order,
      { state, now, reason = '', minutes, hold }: OrderMove,
    ): Promise<Order | undefined> {
      const [row] = await database
        .update(orders)
        .set({
          state,
          stateReason: reason,
          history: [
            ...order.history,
            {
              state,
              at: now.toISOString(),
              ...(minutes !== undefined && { minutes }),
              ...(hold && {
                undo: { key: hold.key, until: hold.until.toISOString(), reason: order.stateReason },
              }),
            },
          ],
          version: sql`${orders.version} + 1`,
        })
        .where(and(eq(orders.okey, order.okey), eq(orders.version, order.version)))
        .returning();
      return row && orderOf(row);
    },
    /** Brings an order back to how it was before its last step, which the transaction has found undoable. */
    async undo(
      order: Order,
      { state, stateReason, acceptBy }: Pick<Order, 'state' | 'stateReason' | 'acceptBy'>,
    ): Promise<Order> {
      const [row] = await database
        .update(orders)
        .set({
          state,
          stateReason,
          acceptBy,
          history: order.history.slice(0, -1),
          version: sql`${orders.version} + 1`,
        })
        .where(eq(orders.okey, order.okey))
        .returning();
      if (!row) throw new Error('An order went away while it was locked');
      return orderOf(row);
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
    /** The orders that a business has been given since an instant and that are not at their end, the oldest first. */
    async openOf(businessId: string, since: Date, most: number): Promise<Order[]> {
      const rows = await database
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.businessId, businessId),
            gt(orders.placedAt, since),
            inArray(orders.state, ['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery']),
          ),
        )
        .orderBy(orders.placedAt)
        .limit(most);
      return rows.map(orderOf);
    },
    /** The orders that a business was given in a time and that are at their end, the newest first. */
    async endedOf(
      businessId: string,
      { from, until }: { readonly from: Date; readonly until: Date },
      most: number,
    ): Promise<Order[]> {
      const rows = await database
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.businessId, businessId),
            gte(orders.placedAt, from),
            lt(orders.placedAt, until),
            inArray(orders.state, ['completed', 'rejected', 'cancelled']),
            // One that never got its code or payment was never given to the business.
            isNotNull(orders.acceptBy),
          ),
        )
        .orderBy(desc(orders.placedAt))
        .limit(most);
      return rows.map(orderOf);
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
