import type { CuisineFront } from '../domain/cuisine-front';
import type { District } from '../domain/nearest-district';

/** What the first screen of the home page asks of the API. Rejects with ApiUnreachable when there is no answer. */
export interface HomeGateway {
  cuisines(signal: AbortSignal): Promise<readonly CuisineFront[]>;
  /** The districts in which restaurants deliver. */
  districts(signal: AbortSignal): Promise<readonly District[]>;
}
