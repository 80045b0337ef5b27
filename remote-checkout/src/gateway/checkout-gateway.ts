import type { BusinessDetails, UserData } from '@storefront/contract';
import type { DeliveryTerms } from '@storefront/pricing';
import type { Address, AddressKind } from '../domain/address';
import type { Business } from '../domain/business';
import type { Sum, WireCart } from '../domain/checkout-cart';
import type { CompleteDraft, OrderDraft, Orderer } from '../domain/order-draft';
import type { DishMarks } from '../domain/order-lines';

/** The session is no longer valid (221). */
interface SessionOver {
  readonly kind: 'session-over';
}

/** The server refused, with its sentence. */
interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

export type BusinessOutcome =
  | { readonly kind: 'found'; readonly business: Business; readonly details: BusinessDetails }
  /** The business serves this postcode on another site (D47). */
  | { readonly kind: 'elsewhere'; readonly url: string }
  | Refused
  | SessionOver;

/** The cart as the server has corrected it; `missing` names dishes that are no longer sold and were removed (D30). */
export interface RefreshedCart extends WireCart {
  readonly charges: Pick<Sum, 'service' | 'bag'>;
  readonly missing: readonly string[];
}

export type CalculationOutcome =
  { readonly kind: 'priced'; readonly sum: Sum; readonly refreshed: RefreshedCart } | Refused | SessionOver;

export type AddressOutcome =
  | {
      readonly kind: 'accepted';
      readonly addressId: string;
      readonly terms: DeliveryTerms;
      /** The user's address book as it is now; undefined for a guest, who has none. */
      readonly book: Pick<UserData, 'address_book' | 'address_book_list'> | undefined;
    }
  | Refused
  | SessionOver;

export type PlacingOutcome =
  | {
      readonly kind: 'placed';
      readonly okey: string;
      /** The address of the payment page, when the server names one. */
      readonly payAt: string | undefined;
      readonly subscribedBusinesses: readonly string[];
    }
  | { readonly kind: 'awaits-code'; readonly okey: string; readonly subscribedBusinesses: readonly string[] }
  | { readonly kind: 'changed'; readonly refreshed: RefreshedCart }
  /** `mayHaveArrived`: the server failed while it placed the order, so a repeated press must send the same key. */
  | (Refused & { readonly reopensForm: boolean; readonly mayHaveArrived: boolean })
  | SessionOver;

/** An address to be saved for an order; `formKey` is the form's own random key, so that sending it twice saves one. */
interface AddressToSave {
  readonly orderer: Orderer;
  readonly businessId: string;
  readonly kind: AddressKind;
  readonly address: Address;
  readonly formKey: string;
}

/** What the checkout asks of the API. Every method rejects with ApiUnreachable when there is no answer. */
export interface CheckoutGateway {
  business(slug: string, postcode: string, signal: AbortSignal): Promise<BusinessOutcome>;
  /** Allergens and diets of the business's dishes by product id. */
  dishMarks(businessId: string, signal: AbortSignal): Promise<ReadonlyMap<string, DishMarks>>;
  calculate(draft: OrderDraft, signal: AbortSignal): Promise<CalculationOutcome>;
  saveAddress(address: AddressToSave, signal: AbortSignal): Promise<AddressOutcome>;
  chooseAddress(choice: Omit<AddressToSave, 'kind'>, signal: AbortSignal): Promise<AddressOutcome>;
  place(draft: CompleteDraft, requestKey: string): Promise<PlacingOutcome>;
}
