import { ApiUnreachable } from '@storefront/host';
import type { NearPlace } from '../domain/near-place';
import type { RestaurantsGateway, SearchOutcome } from '../gateway/restaurants-gateway';

/** Answers from maps of postcodes; a search for any other postcode fails as unreachable. */
export class FakeRestaurantsGateway implements RestaurantsGateway {
  readonly searched: string[] = [];
  /** The postcodes whose near places were asked for. */
  readonly askedNear: string[] = [];

  constructor(
    private readonly outcomes: Readonly<Record<string, SearchOutcome>>,
    private readonly places: Readonly<Record<string, readonly NearPlace[]>> = {},
  ) {}

  async search(postcode: string, signal: AbortSignal): Promise<SearchOutcome> {
    this.searched.push(postcode);
    const outcome = this.outcomes[postcode];
    await Promise.resolve();
    signal.throwIfAborted();
    if (!outcome) throw new ApiUnreachable('search/home');
    return outcome;
  }

  async near(postcode: string, signal: AbortSignal): Promise<readonly NearPlace[]> {
    this.askedNear.push(postcode);
    const places = this.places[postcode];
    await Promise.resolve();
    signal.throwIfAborted();
    if (!places) throw new ApiUnreachable('search/nearby');
    return places;
  }
}
