import type { Pence } from './money';

/** A mode that a customer can choose. */
export type ChosenMode = 'delivery' | 'collection';

/** The mode of a cart, 'unset' until the customer has chosen one (SVC-1). */
export type ServiceMode = 'unset' | ChosenMode;

/** The modes in which an offer counts. */
export type OfferService = ChosenMode | 'both';

/** What the server's postcode check granted: zone charge, minimum order, and the waiver from which delivery is free (0: none). */
export interface DeliveryTerms {
  readonly charge: Pence;
  readonly minimum: Pence;
  readonly waiver: Pence;
}

/** The mode with the figures that come with it; delivery cannot be chosen without the terms of a postcode (SVC-2). */
export type Service =
  | { readonly mode: 'unset' }
  | { readonly mode: 'collection'; readonly minimum: Pence }
  | { readonly mode: 'delivery'; readonly terms: DeliveryTerms };

/** One item ticked in an option group, with how many of it, and the price of one. */
export interface ChosenItem {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: Pence;
}

/** What was ticked in one option group; `parentItemId` names the chosen item that brought a nested group, else ''. */
export interface ChosenGroup {
  readonly groupId: string;
  readonly label: string;
  readonly parentItemId: string;
  readonly items: readonly ChosenItem[];
}

/** One line of a cart. `productId` is the sub-product's when `mainProduct` says that the line was bought through one (CRT-9). */
export interface CartLine {
  readonly productId: string;
  readonly name: string;
  readonly mainProduct: { readonly id: string; readonly name: string } | null;
  readonly basePrice: Pence;
  readonly quantity: number;
  readonly extras: readonly ChosenGroup[];
  readonly comment: string;
  readonly categoryRank: number;
  readonly productType: string;
}

/** Whether an offer made for `service` counts in a mode; none counts before a mode is chosen (FRE-7, D64). */
export function countsInMode(service: OfferService, mode: ServiceMode): boolean {
  return mode !== 'unset' && (service === 'both' || service === mode);
}
