import type { ChosenMode } from '@storefront/pricing';
import type { OrderTiming } from './order-content';
import type { OrderState, OrderStepRow } from './tables';

/** When an order comes, or can be collected: then both instants are the same. */
export interface ExpectedTime {
  readonly from: Date;
  readonly until: Date;
  /** The customer chose the time, the business said how long it takes, or it is what the business usually takes. */
  readonly by: 'slot' | 'business' | 'usual';
}

interface TimedOrder {
  readonly mode: ChosenMode;
  readonly state: OrderState;
  readonly history: readonly OrderStepRow[];
  readonly timing?: OrderTiming | undefined;
}

const minute = 60_000;
const fiveMinutes = 5 * minute;
/** Nobody knows to the minute how long the way takes. */
const deliveryWindow = 10 * minute;

const awaited: ReadonlySet<OrderState> = new Set(['placed', 'accepted', 'preparing', 'out_for_delivery']);

/**
 * When a confirmed order comes: what the business said last, never before the time that the customer chose, else that time, else what the
 * business usually takes. Undefined when nothing is waited for, and for orders from before their times were kept.
 */
export function expectedTime(order: TimedOrder): ExpectedTime | undefined {
  const { mode, state } = order;
  const isAwaited = awaited.has(state) || (state === 'ready' && mode === 'delivery');
  const instant = isAwaited ? instantOf(order) : undefined;
  if (instant === undefined) return undefined;
  const from = Math.ceil(instant.at / fiveMinutes) * fiveMinutes;
  const until = mode === 'delivery' ? from + deliveryWindow : from;
  return { from: new Date(from), until: new Date(until), by: instant.by };
}

function instantOf({ history, timing }: TimedOrder): { at: number; by: ExpectedTime['by'] } | undefined {
  if (timing === undefined) return undefined;
  const slot = timing.slotAt === null ? undefined : Date.parse(timing.slotAt);
  const said = history.findLast(({ minutes }) => minutes !== undefined);
  const promised = said && Date.parse(said.at) + (said.minutes ?? 0) * minute;
  if (promised !== undefined && promised > (slot ?? 0)) return { at: promised, by: 'business' };
  if (slot !== undefined) return { at: slot, by: 'slot' };
  const begun =
    history.find(({ state }) => state === 'accepted') ?? history.find(({ state }) => state === 'placed');
  if (begun === undefined) return undefined;
  // A kitchen that is closed begins when it opens, however early it accepts.
  const start = Math.max(Date.parse(begun.at), timing.opensAt === undefined ? 0 : Date.parse(timing.opensAt));
  return { at: start + timing.usualMinutes * minute, by: 'usual' };
}
