import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../orders/tables';
import { refunds } from '../payment-records/tables';
import type { KitchenDay } from './kitchen-days';

/** The figures of a day; money in pence. */
export interface DayFigures {
  readonly date: string;
  readonly orders: number;
  readonly refused: number;
  readonly sales: number;
  readonly refunded: number;
  readonly accepted: number;
  /** The mean of the times to accept; null when nothing was accepted. */
  readonly acceptSeconds: number | null;
}

export interface SoldDish {
  readonly name: string;
  readonly quantity: number;
  readonly sales: number;
}

const timesOf = (days: readonly KitchenDay[]) => ({
  from: days[0]?.from.toISOString(),
  until: days.at(-1)?.until.toISOString(),
  json: JSON.stringify(days),
});

const isRefused = sql`${orders.state} in ('rejected', 'cancelled')`;

// An order that never got its code or payment was never given to the business.
const isOfTimes = (businessId: string, from: string | undefined, until: string | undefined) =>
  sql`${orders.businessId} = ${businessId} and ${orders.placedAt} >= ${from} and ${orders.placedAt} < ${until} and ${orders.acceptBy} is not null`;

/** Sums of orders, made by the database, so that they are what it holds to the penny (KIT-11). */
export function createFigureRepository(database: Database) {
  return {
    async ofDays(businessId: string, days: readonly KitchenDay[]): Promise<DayFigures[]> {
      const { from, until, json } = timesOf(days);
      const { rows } = await database.execute<{
        date: string;
        orders: number;
        refused: number;
        sales: string;
        refunded: string;
        accepted: number;
        accept_seconds: number | null;
      }>(sql`
        with given as (
          select ${orders.placedAt} as placed_at, ${orders.totalPence} as total, ${isRefused} as refused,
            (select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.subjectId} = ${orders.okey}) as refunded,
            -- The time to answer begins when the kitchen opens.
            (select (step ->> 'at')::timestamptz from json_array_elements(${orders.history}) as step where step ->> 'state' = 'accepted' limit 1)
              - greatest(${orders.placedAt}, ${orders.acceptBy} - interval '15 minutes') as answered_in
          from ${orders}
          where ${isOfTimes(businessId, from, until)}
        )
        select days.date,
          count(given.total)::int as orders,
          (count(*) filter (where given.refused))::int as refused,
          coalesce(sum(given.total) filter (where not given.refused), 0) as sales,
          coalesce(sum(given.refunded) filter (where not given.refused), 0) as refunded,
          count(given.answered_in)::int as accepted,
          round(avg(greatest(0, extract(epoch from given.answered_in))) filter (where given.answered_in is not null))::int as accept_seconds
        from json_to_recordset(${json}::json) as days(date text, "from" timestamptz, until timestamptz)
        left join given on given.placed_at >= days."from" and given.placed_at < days.until
        group by days.date
        order by days.date`);
      return rows.map(({ accept_seconds: acceptSeconds, sales, refunded, ...row }) => ({
        ...row,
        sales: Number(sales),
        refunded: Number(refunded),
        acceptSeconds,
      }));
    },
    /** The dishes that were sold most in these days, without those of refused orders. */
    async bestDishes(businessId: string, days: readonly KitchenDay[], most: number): Promise<SoldDish[]> {
      const { from, until } = timesOf(days);
      const { rows } = await database.execute<{ name: string; quantity: number; sales: string }>(sql`
        select concat_ws(', ', line -> 'mainProduct' ->> 'name', line ->> 'name') as name,
          sum((line ->> 'quantity')::int)::int as quantity,
          sum((line ->> 'quantity')::int * ((line ->> 'basePrice')::int + coalesce(extras.price, 0))) as sales
        from ${orders}
        cross join lateral (select ordered -> 'line' as line from json_array_elements(${orders.content} -> 'lines') as ordered) as lines
        cross join lateral (
          select sum((item ->> 'price')::int * (item ->> 'quantity')::int) as price
          from json_array_elements(line -> 'extras') as chosen
          cross join lateral json_array_elements(chosen -> 'items') as item
        ) as extras
        where ${isOfTimes(businessId, from, until)} and not ${isRefused}
        group by 1
        order by 2 desc, 3 desc, 1
        limit ${most}`);
      return rows.map((row) => ({ ...row, sales: Number(row.sales) }));
    },
  };
}
