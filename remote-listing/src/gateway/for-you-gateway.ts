import type { PastOrder } from '../domain/past-order';
import type { Restaurant } from '../domain/restaurant';

/** What is liked at a place. */
export interface Popular {
  readonly restaurants: readonly Restaurant[];
  readonly tables: readonly Restaurant[];
}

/** What the home page asks of the API for somebody who has been here before. Rejects with ApiUnreachable when there is no answer. */
export interface ForYouGateway {
  popular(postcode: string, signal: AbortSignal): Promise<Popular>;
  /** The newest orders of the account that were completed; without an account the one that this browser has placed last. */
  pastOrders(signal: AbortSignal): Promise<readonly PastOrder[]>;
}
