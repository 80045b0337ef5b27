import type { OkAnswer, KitchenAct as WireAct } from '@storefront/contract';
import type { Figures } from '../domain/figures';
import type { KitchenAct } from '../domain/kitchen-log';
import { parseMoney } from './parse-money';

/** The figures of the wire in our words. */
export function parseFigures({ days, best }: OkAnswer<'kitchen/figures'>): Figures {
  return {
    days: days.map(({ date, orders, refused, sales, refunded, accepted, accept_seconds: seconds }) => ({
      date,
      orders,
      refused,
      sales: parseMoney(sales),
      refunded: parseMoney(refunded),
      accepted,
      acceptSeconds: seconds < 0 ? undefined : seconds,
    })),
    best: best.map(({ name, quantity, sales }) => ({ name, quantity, sales: parseMoney(sales) })),
  };
}

/** A line of the log of the wire in our words. */
export function parseAct({
  id,
  at,
  actor,
  person,
  device,
  act,
  subject,
  before,
  after,
}: WireAct): KitchenAct {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    id,
    at: Date.parse(at),
    actor,
    name: [person, device].filter((part) => part !== '').join(', '),
    act,
    subject,
    changes: parts.map((part) => ({ part, before: before[part] ?? '', after: after[part] ?? '' })),
  };
}
