import { ApiUnreachable } from '@storefront/host';
import type { NearPlace } from '../domain/near-place';
import type { DishesBySlug, RestaurantsGateway, SearchOutcome } from '../gateway/restaurants-gateway';

/** Answers from maps of postcodes; a search for any other postcode fails as unreachable. */
export class FakeRestaurantsGateway implements RestaurantsGateway {
  readonly searched: string[] = [];
  /** The postcodes whose near places were asked for. */
  readonly askedNear: string[] = [];
  /** The postcodes and texts that dishes were searched for by. */
  readonly askedDishes: string[] = [];

  constructor(
    private readonly outcomes: Readonly<Record<string, SearchOutcome>>,
    private readonly places: Readonly<Record<string, readonly NearPlace[]>> = {},
    private readonly dishesOf: Readonly<
      Record<string, readonly (readonly [string, readonly string[]])[]>
    > = {},
  ) {}

  async search(postcode: string, signal: AbortSignal): Promise<SearchOutcome> {
    this.searched.push(postcode);
    const outcome = this.outcomes[postcode];
    await Promise.resolve();
    signal.throwIfAborted();
    if (!outcome) throw new ApiUnreachable('search/home');
    return outcome;
  }

  async dishes(postcode: string, text: string, signal: AbortSignal): Promise<DishesBySlug> {
    this.askedDishes.push(`${postcode} ${text}`);
    await Promise.resolve();
    signal.throwIfAborted();
    return new Map(this.dishesOf[text] ?? []);
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
