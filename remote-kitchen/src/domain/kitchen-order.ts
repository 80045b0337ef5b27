import type { OrderState } from '@storefront/contract';
import type { Refundable } from './refund';

/** A dish to cook. `choices` are its options, each with its number where it is more than one. */
export interface KitchenDish {
  readonly quantity: number;
  readonly name: string;
  readonly choices: readonly string[];
  readonly comment: string;
  readonly allergens: readonly string[];
}

/** An order as the kitchen sees it. Instants are in milliseconds since 1970. */
export interface KitchenOrder {
  readonly key: string;
  readonly number: string;
  readonly state: OrderState;
  readonly mode: 'delivery' | 'collection';
  /** The time that the customer chose, 'HH:MM'; undefined for as soon as possible. */
  readonly chosenTime: string | undefined;
  readonly placedAt: number;
  /** When it is cancelled unless it was answered; undefined once it was. */
  readonly answerBy: number | undefined;
  /** When it is to be there, or ready to collect; undefined while nobody knows. */
  readonly dueAt: number | undefined;
  readonly dishes: readonly KitchenDish[];
  readonly kitchenNote: string;
  readonly riderNote: string;
  readonly customer: { readonly name: string; readonly phone: string; readonly place: string };
  /** In pounds with two decimals. */
  readonly total: string;
  readonly isPaid: boolean;
  /** The states that it can go to from here. */
  readonly next: readonly OrderState[];
  /** What can follow each state that it can still reach. */
  readonly ahead: ReadonlyMap<OrderState, readonly OrderState[]>;
  /** Until when its last step can be undone, and the state that it then has again. */
  readonly undo: { readonly until: number; readonly state: OrderState } | undefined;
  /** Undefined for an order that was not paid by card. */
  readonly refundable: Refundable | undefined;
}

/** A step that the kitchen takes with an order. */
export interface Step {
  readonly state: OrderState;
  readonly minutes?: number;
  readonly reason?: string;
}

/** The orders that wait for an answer; the one that is cancelled first comes first. */
export function toAnswer(orders: readonly KitchenOrder[]): readonly KitchenOrder[] {
  return orders
    .filter(({ state }) => state === 'placed')
    .toSorted((a, b) => (a.answerBy ?? Infinity) - (b.answerBy ?? Infinity));
}

/** The orders that are being cooked or brought; the one that is due first comes first. */
export function inHand(orders: readonly KitchenOrder[]): readonly KitchenOrder[] {
  return orders
    .filter(({ state }) => state !== 'placed')
    .toSorted((a, b) => (a.dueAt ?? a.placedAt) - (b.dueAt ?? b.placedAt));
}

/** The usual next state of an accepted order; undefined when it is at its end. */
export function usualStep({ next }: KitchenOrder): OrderState | undefined {
  return next.find((state) => state !== 'cancelled' && state !== 'rejected');
}

/** The orders whose last step can be undone at an instant; the latest step comes last. */
export function undoable(orders: readonly KitchenOrder[], now: number): readonly KitchenOrder[] {
  const until = ({ undo }: KitchenOrder) => undo?.until ?? 0;
  return orders.filter((order) => until(order) > now).toSorted((a, b) => until(a) - until(b));
}

/** What is left until an instant as 'M:SS', and '0:00' once it has passed. */
export function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The orders with one of them as it is now; an order that is at its end leaves them. */
export function withOrder(orders: readonly KitchenOrder[], moved: KitchenOrder): readonly KitchenOrder[] {
  const others = orders.filter(({ key }) => key !== moved.key);
  return moved.next.length === 0 ? others : [...others, moved];
}
