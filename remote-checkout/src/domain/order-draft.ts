import type { PayMode } from '@storefront/contract';
import type { Pence } from '@storefront/pricing';
import type { Address } from './address';
import type { CheckoutCart } from './checkout-cart';
import type { Subscription } from './marketing';

/** Who orders: the token of the session, and whether it is a user's. */
export interface Orderer {
  readonly token: string;
  readonly isUser: boolean;
}

/** Where the order goes, as far as the customer has said. */
export type Destination =
  /** Not said yet. `postcode` is the one that delivery was priced for, '' when that is unknown too. */
  | { readonly kind: 'unknown'; readonly postcode: string }
  /** Collection: who collects. */
  | { readonly kind: 'contact'; readonly contact: Address }
  /** A guest's address, which the server does not save. */
  | { readonly kind: 'address'; readonly address: Address }
  /** An address of the user's address book. */
  | { readonly kind: 'saved'; readonly addressId: string };

/** When an order is wanted: 'ASAP' or 'HH:MM', and the instant of the latter in milliseconds since 1970 (D114). */
export interface WantedTime {
  readonly slot: string;
  readonly at: number | undefined;
}

/** An order that is being filled in. Every amount is what the customer sees; the server checks it (D29). */
export interface OrderDraft {
  readonly orderer: Orderer;
  readonly cart: CheckoutCart;
  readonly charges: { readonly delivery: Pence; readonly service: Pence; readonly bag: Pence };
  readonly destination: Destination;
  /** Undefined while no time can be chosen. */
  readonly time: WantedTime | undefined;
  readonly payment: PayMode | undefined;
  /** For the kitchen. */
  readonly note: string;
  readonly riderNote: string;
  readonly tip: Pence;
  /** The subscriptions that the customer ticked, and those that are already on. */
  readonly subscriptions: readonly Subscription[];
}

/** A draft that can be placed. */
export type CompleteDraft = OrderDraft & { readonly time: WantedTime; readonly payment: PayMode };
