/** An order that a customer was told is taken; times are of `performance.now()`. */
export interface AnsweredOrder {
  /** The customer, who placed this order only. */
  readonly mobile: string;
  readonly okey: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  /** How often it was sent, with one request key, until it was answered. */
  readonly tries: number;
}

/** What was found after a primary went away, or several one after the other. */
export interface FailedOver {
  readonly answered: readonly AnsweredOrder[];
  /** The orders of these customers in the database afterwards. */
  readonly stored: readonly { readonly okey: string; readonly mobile: string }[];
  /** When each primary went away. */
  readonly failedAt: readonly number[];
}

// SCL-1
const maxSeconds = 15;

/** For each failure, the seconds until an order was answered that was sent after it; Infinity when none was. */
export function secondsWithoutOrders({ answered, failedAt }: FailedOver): number[] {
  return failedAt.map((since) => {
    const later = answered.filter(({ sentAt }) => sentAt > since).map(({ answeredAt }) => answeredAt);
    return (Math.min(...later) - since) / 1000;
  });
}

/** What a failover must not do and did, in sentences. */
export function failoverFaults(failedOver: FailedOver): string[] {
  const { answered, stored } = failedOver;
  const okeys = new Set(stored.map(({ okey }) => okey));
  const lost = answered.filter(({ okey }) => !okeys.has(okey));
  const customers = new Set(stored.map(({ mobile }) => mobile));
  const shared = answered.length - new Set(answered.map(({ okey }) => okey)).size;
  const slow = secondsWithoutOrders(failedOver).filter((seconds) => !(seconds <= maxSeconds));
  return [
    ...sentence(lost.length, 'orders that were answered are lost'),
    ...sentence(stored.length - customers.size, 'orders are there twice'),
    ...sentence(shared, 'orders were given to two customers'),
    ...slow.map((seconds) => `Orders were taken again after ${seconds.toFixed(1)} s, not ${maxSeconds}.`),
    // Then nothing was tried.
    ...(answered.some(({ tries }) => tries > 1) ? [] : ['No order was under way when a primary went away.']),
  ];
}

const sentence = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}.`]);
