import type { Brands } from './brands/brands';
import type { Catalogue } from './catalogue/catalogue';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, OpenDatabase } from './database/database';
import type { RateLimit } from './limits/rate-limit';
import type { Log } from './log';
import type { PaymentProvider } from './payments/provider';
import type { DishPictures } from './pictures/dish-pictures';

/** What every noun is given; each takes from it what it needs. */
export interface Ports {
  /** For writes and for reads that must be fresh; a transaction of it builds its own repositories. */
  readonly database: Database;
  readonly listen: OpenDatabase['listen'];
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly rateLimit: RateLimit;
  /** Adds one to a figure that operators watch; `labels` are few and known. */
  readonly count: (name: string, labels: Readonly<Record<string, string>>) => void;
  /** Businesses and menus from the cache, as the newest import left them. */
  readonly catalogue: Catalogue;
  readonly dishPictures: DishPictures;
  /** Who takes card payments; undefined where nobody does. */
  readonly payments: PaymentProvider | undefined;
  readonly brands: Brands;
}
