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

/** The result of asking for a business; `details` is the part that the browser keeps (STO-8). */
export type DetailsOutcome =
  | { readonly kind: 'found'; readonly business: Business; readonly details: BusinessDetails }
  /** There is no such business (D47). */
  | { readonly kind: 'unknown' }
  /** The postcode is served from another address (BIZ-16). */
  | { readonly kind: 'moved'; readonly url: string }
  /** The session is no longer valid (SES-6). */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The dishes of a business and the groups of free dishes; `waiver` applies until a postcode is known (D63). */
export interface MenuContent {
  readonly categories: readonly Category[];
  /** The ids of the dishes that are ordered most, the first one most. */
  readonly popular: readonly string[];
  readonly freeDishGroups: readonly FreeDishGroup[];
  readonly waiver: number;
}

/** A typed code, and the cart that it is checked for. */
export interface CodeRequest {
  readonly businessId: string;
  readonly code: string;
  readonly mode: ChosenMode;
  readonly lines: readonly CartLine[];
  /** The automatic discounts, which decide how the lines are flagged. */
  readonly discounts: AutomaticDiscounts;
  /** The discount in force. */
  readonly applied: Discount | null;
}

/** A value, or the sentence with which the server refused it. */
export type Outcome<Value> =
  { readonly kind: 'ok'; readonly value: Value } | { readonly kind: 'refused'; readonly sentence: string };

/** What delivery to a postcode costs, and how far it is in miles where that is known. */
export interface DeliveryQuote extends DeliveryTerms {
  readonly distance?: number;
}

/** What the business page asks of the API. Every method rejects with ApiUnreachable when no answer comes or it cannot be parsed. */
export interface BusinessGateway {
  details(slug: string, postcode: string, signal?: AbortSignal): Promise<DetailsOutcome>;
  menu(businessId: string, signal?: AbortSignal): Promise<Outcome<MenuContent>>;
  discounts(businessId: string, signal?: AbortSignal): Promise<Outcome<AutomaticDiscounts>>;
  /** The discount of a typed code for a cart (CPN-5). */
  manualDiscount(request: CodeRequest, signal?: AbortSignal): Promise<Outcome<Discount>>;
  /** Whether, and on what terms, a full postcode is delivered to (SVC-2). */
  deliveryTerms(businessId: string, postcode: string, signal?: AbortSignal): Promise<Outcome<DeliveryQuote>>;
}
