import type { BusinessDetails } from '@storefront/contract';
import type {
  AutomaticDiscounts,
  CartLine,
  ChosenMode,
  DeliveryTerms,
  Discount,
  FreeDishGroup,
} from '@storefront/pricing';
import type { Business } from '../domain/business';
import type { Category } from '../domain/menu';

/** What became of asking for a business; `details` is what the browser keeps of it (STO-8). */
export type DetailsOutcome =
  | { readonly kind: 'found'; readonly business: Business; readonly details: BusinessDetails }
  /** There is no such business (D47). */
  | { readonly kind: 'unknown' }
  /** The postcode is served from another address (BIZ-16). */
  | { readonly kind: 'moved'; readonly url: string }
  /** The session is no longer valid (SES-6). */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The dishes of a business, and the groups of free dishes; `waiver` is the one before a postcode is known (D63). */
export interface MenuContent {
  readonly categories: readonly Category[];
  readonly freeDishGroups: readonly FreeDishGroup[];
  readonly waiver: number;
}

/** A cart for which a typed code is asked. */
export interface CodeRequest {
  readonly businessId: string;
  readonly code: string;
  readonly mode: ChosenMode;
  readonly lines: readonly CartLine[];
  /** The automatic discounts, by which the lines are flagged. */
  readonly discounts: AutomaticDiscounts;
  /** The discount in force. */
  readonly applied: Discount | null;
}

/** A value, or the server's sentence for not giving it. */
export type Outcome<Value> =
  { readonly kind: 'given'; readonly value: Value } | { readonly kind: 'refused'; readonly sentence: string };

/** What the business page asks of the API. Every verb rejects with ApiUnreachable when there is no answer that can be read. */
export interface BusinessGateway {
  details(slug: string, postcode: string, signal?: AbortSignal): Promise<DetailsOutcome>;
  menu(businessId: string, signal?: AbortSignal): Promise<Outcome<MenuContent>>;
  discounts(businessId: string, signal?: AbortSignal): Promise<Outcome<AutomaticDiscounts>>;
  /** What a typed code gives for a cart (CPN-5). */
  manualDiscount(request: CodeRequest, signal?: AbortSignal): Promise<Outcome<Discount>>;
  /** Whether, and on what terms, a full postcode is delivered to (SVC-2). */
  deliveryTerms(businessId: string, postcode: string, signal?: AbortSignal): Promise<Outcome<DeliveryTerms>>;
}
