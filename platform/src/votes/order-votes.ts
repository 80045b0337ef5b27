import type { Signal } from '../guard/signals';
import type { PageClaims } from './page-token';
import { createVoter } from './create-voter';
import { allOrders, orderValue } from './vote-batch';
import type { KeyedVote, PageVotes } from './vote-batch';

/** An order that a page has sent, as the server sees it. It holds nothing of the customer, the dishes or the restaurant. */
export interface SeenOrder {
  readonly brand: string;
  /** The token of the page that sent it (GRD-7). */
  readonly token: string | undefined;
  /** The address that limits count by. */
  readonly address: string;
  /** What the server computes, in pence. */
  readonly value: number;
  /** `changed`: the page showed something else, and the customer is asked again. */
  readonly outcome: 'placed' | 'changed';
}

export interface OrderVotesDeps {
  /** The key of voters' keys. */
  readonly key: string;
  readonly claims: PageClaims;
  readonly now: number;
  /** The value in pence up to which an order is small; undefined when the rollout has ended, or while too little is known. */
  smallOrderOf(rollout: string): number | undefined;
  isRunning(rollout: string): boolean;
}

/** The votes of an order, for every release that the page was given by a rollout (GRD-10). */
export function votesOfOrder(order: Omit<SeenOrder, 'token'>, deps: OrderVotesDeps): KeyedVote[] {
  const { key, claims, now } = deps;
  return claims.releases.flatMap(({ rollout }) => {
    if (rollout === undefined || !deps.isRunning(rollout.id)) return [];
    const keyed = createVoter(rollout, { key, claims, address: order.address, now });
    const votesOf = (signal: Signal, isHit: boolean) =>
      isHit ? [keyed(signal, 'trial'), keyed(signal, 'failure')] : [keyed(signal, 'trial')];
    const shown = votesOf('other-price', order.outcome === 'changed');
    const bound = deps.smallOrderOf(rollout.id);
    if (order.outcome === 'changed' || bound === undefined) return shown;
    return [...shown, ...votesOf('small-order', order.value <= bound)];
  });
}

/** The value of an order among all of its brand, from which the next rollouts learn what a small one is. */
export function valueOfOrder(
  { brand, value, outcome }: Omit<SeenOrder, 'token'>,
  now: number,
): PageVotes['vitals'] {
  if (outcome === 'changed') return [];
  return [{ brand, ...allOrders, vital: orderValue, value, isWatched: false, at: now }];
}
