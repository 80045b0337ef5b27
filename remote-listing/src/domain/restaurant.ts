/** Whether a mode can be ordered: now, for later, or not at all. */
export type Possible = 'yes' | 'no' | 'pre';

/** A restaurant as the listing compares it. Money is the server's text in pounds, shown as it is; `''` where there is none. */
export interface Restaurant {
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly cover: string;
  readonly address: string;
  readonly cuisineIds: readonly string[];
  readonly cuisines: string;
  /** Stars out of five with one decimal; undefined where nobody has rated. */
  readonly rating: string | undefined;
  readonly reviews: number;
  readonly minimumOrder: string;
  readonly nextOpen: string;
  readonly deliveryOpening: string;
  readonly open: boolean;
  readonly collection: Possible;
  readonly delivery: Possible;
  /** How long each mode takes, in minutes; undefined where the business does not say. */
  readonly collectionMinutes: number | undefined;
  readonly deliveryMinutes: number | undefined;
  readonly promoted: boolean;
  readonly offers: readonly { readonly mode: 'delivery' | 'collection'; readonly text: string }[];
}

/** Whether anything can be ordered from it, now or for later. */
export function takesOrders({ collection, delivery }: Pick<Restaurant, 'collection' | 'delivery'>): boolean {
  return collection !== 'no' || delivery !== 'no';
}

/** A cuisine that the listing filters by; `isSelected` where the server has chosen it already. */
export interface Cuisine {
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
}
