import type { PayMode } from '@storefront/contract';
import type { ReorderedCart, Order } from '../domain/order';

/** The server refused, with its sentence. */
interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

export type OrderOutcome =
  { readonly kind: 'found'; readonly order: Order } | { readonly kind: 'unknown' } | Refused;

type ReorderOutcome =
  { readonly kind: 'ready'; readonly cart: ReorderedCart } | Refused | { readonly kind: 'session-over' };

type PaymentOutcome = { readonly kind: 'open'; readonly payAt: string } | { readonly kind: 'paid' } | Refused;

/** What order-complete asks of the API. Every method rejects with ApiUnreachable when there is no answer. */
export interface OrdersGateway {
  find(okey: string, signal: AbortSignal): Promise<OrderOutcome>;
  orderAgain(okey: string, token: string): Promise<ReorderOutcome>;
  payment(okey: string, mode: PayMode): Promise<PaymentOutcome>;
}
