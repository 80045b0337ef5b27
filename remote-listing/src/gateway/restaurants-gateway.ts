import type { NearPlace } from '../domain/near-place';
import type { Cuisine, Restaurant } from '../domain/restaurant';

/** What a search found, or the server's sentence that nobody serves the postcode or that it refuses it. */
export type SearchOutcome =
  | {
      readonly kind: 'found';
      readonly restaurants: readonly Restaurant[];
      readonly cuisines: readonly Cuisine[];
    }
  | { readonly kind: 'unserved' | 'refused'; readonly sentence: string };

export type DishesBySlug = ReadonlyMap<string, readonly string[]>;

/** What the listing asks of the API. Rejects with ApiUnreachable when there is no answer. */
export interface RestaurantsGateway {
  search(postcode: string, signal: AbortSignal): Promise<SearchOutcome>;
  /** The dishes whose names hold the text, by the slug of their restaurant; none for a short text (LST-75). */
  dishes(postcode: string, text: string, signal: AbortSignal): Promise<DishesBySlug>;
  /** The places near a postcode that nobody serves; none when the server refuses to say. */
  near(postcode: string, signal: AbortSignal): Promise<readonly NearPlace[]>;
}
