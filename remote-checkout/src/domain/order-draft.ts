import type { PayMode } from '@storefront/contract';
import type { Pence } from '@storefront/pricing';
import type { Address } from './address';
import type { KeptCart } from './kept-cart';
import type { Subscription } from './marketing';

/** Who orders: the token of the session, and whether it is a user's. */
export interface Orderer {
  readonly token: string;
  readonly isUser: boolean;
}

/** Where the order goes, as far as the customer has said. */
export type Destination =
  /** Not said yet, but for the postcode that delivery was priced for, '' where that is not known either. */
  | { readonly kind: 'unsaid'; readonly postcode: string }
  /** Collection: who comes. */
  | { readonly kind: 'contact'; readonly contact: Address }
  /** A guest's address, which the server does not keep. */
  | { readonly kind: 'address'; readonly address: Address }
  /** An address out of the user's book. */
  | { readonly kind: 'saved'; readonly addressId: string };

/** An order in the making; every amount is what the customer sees, a claim that the server checks (D29). */
export interface OrderDraft {
  readonly orderer: Orderer;
  readonly cart: KeptCart;
  readonly charges: { readonly delivery: Pence; readonly service: Pence; readonly bag: Pence };
  readonly destination: Destination;
  /** 'ASAP' or 'HH:MM'; undefined while no time can be chosen. */
  readonly slot: string | undefined;
  readonly payment: PayMode | undefined;
  readonly note: string;
  /** The subscriptions wanted: those ticked now and those that are on already. */
  readonly wanted: readonly Subscription[];
}

/** A draft that can be placed. */
export type CompleteDraft = OrderDraft & { readonly slot: string; readonly payment: PayMode };
