import { ApiUnreachable } from '@storefront/host';
import type { RestaurantsGateway, SearchOutcome } from '../gateway/restaurants-gateway';

/** Answers from a map of postcodes; a search for any other postcode fails as unreachable. */
export class FakeRestaurantsGateway implements RestaurantsGateway {
  readonly searched: string[] = [];

  constructor(private readonly outcomes: Readonly<Record<string, SearchOutcome>>) {}

  async search(postcode: string, signal: AbortSignal): Promise<SearchOutcome> {
    this.searched.push(postcode);
    const outcome = this.outcomes[postcode];
    await Promise.resolve();
    signal.throwIfAborted();
    if (!outcome) throw new ApiUnreachable('search/home');
    return outcome;
  }
}
