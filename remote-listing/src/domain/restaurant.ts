import type { BusinessLook } from '@storefront/contract';

/** Whether a mode can be ordered: now, for later, or not at all. */
export type Possible = 'yes' | 'no' | 'pre';

/** A restaurant on the listing. Money is the server's text in pounds, shown unchanged, or `''` for none. */
export interface Restaurant {
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  /** The address of the picture in its window; '' for none. */
  readonly cover: string;
  /** The dish that the picture illustrates; '' for a photograph. */
  readonly coverDish: string;
  /** How its sign looks; undefined when the server does not say. */
  readonly look: BusinessLook | undefined;
  readonly address: string;
  readonly cuisineIds: readonly string[];
  readonly cuisines: string;
  /** Stars out of five with one decimal; undefined without ratings. */
  readonly rating: string | undefined;
  readonly reviews: number;
  readonly minimumOrder: string;
  /** The cheapest delivery to the place, '0.00' for a free one; undefined where none is made. */
  readonly deliveryCharge: string | undefined;
  /** Miles from the place; undefined when the server does not know. */
  readonly distance: number | undefined;
  /** The diets that it cooks for. */
  readonly diets: readonly string[];
  readonly nextOpen: string;
  readonly deliveryOpening: string;
  readonly open: boolean;
  readonly collection: Possible;
  readonly delivery: Possible;
  /** How long each mode takes, in minutes; undefined when the business does not say. */
  readonly collectionMinutes: number | undefined;
  readonly deliveryMinutes: number | undefined;
  readonly promoted: boolean;
  readonly offers: readonly { readonly mode: 'delivery' | 'collection'; readonly text: string }[];
}

/** Whether anything can be ordered from it, now or for later. */
export function takesOrders({ collection, delivery }: Pick<Restaurant, 'collection' | 'delivery'>): boolean {
  return collection !== 'no' || delivery !== 'no';
}

/** A cuisine to filter by; `isSelected` when the server has selected it already. */
export interface Cuisine {
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
}
