import type { OrderSummary } from '@storefront/contract';

export interface OrderGateway {
  /** The order of this key; `unknown` when there is none, undefined without an answer. */
  order(okey: string): Promise<OrderSummary | 'unknown' | undefined>;
}
