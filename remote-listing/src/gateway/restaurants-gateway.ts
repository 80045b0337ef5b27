import type { Cuisine, Restaurant } from '../domain/restaurant';

/** What a search found, or the server's sentence that it found nothing or refused the postcode. */
export type SearchOutcome =
  | {
      readonly kind: 'found';
      readonly restaurants: readonly Restaurant[];
      readonly cuisines: readonly Cuisine[];
    }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What the listing asks of the API. Rejects with ApiUnreachable when there is no answer. */
export interface RestaurantsGateway {
  search(postcode: string, signal: AbortSignal): Promise<SearchOutcome>;
}
