import type { Brands } from './brands/brands';
import type { Catalogue } from './catalogue/catalogue';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, OpenDatabase } from './database/database';
import type { KitchenChanges } from './kitchen-changes/kitchen-changes';
import type { OpenBookingLimits } from './limits/open-booking-limits';
import type { RateLimit } from './limits/rate-limit';
import type { RecipientLimit } from './limits/recipient-limit';
import type { Log } from './log';
import type { PaymentProvider } from './payment-providers/provider';

/** An order as the guard may see it: nothing of the customer, the dishes or the restaurant. */
export interface OrderSeen {
  readonly brand: string;
  /** The token of the page that sent it. */
  readonly token: string | undefined;
  readonly address: string;
  /** The total that the server computes, in pence. */
  readonly value: number;
  readonly outcome: 'placed' | 'changed';
}

/** What every module is given. */
export interface Ports {
  /** For writes and for reads that must be fresh. A transaction makes its own repositories. */
  readonly database: Database;
  readonly listen: OpenDatabase['listen'];
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly rateLimit: RateLimit;
  readonly recipientLimit: RecipientLimit;
  /** How many open bookings somebody may have, with and without a code (D120). */
  readonly openBookings: OpenBookingLimits;
  /** Adds one to a metric; `labels` have few, known values. */
  readonly count: (name: string, labels: Readonly<Record<string, string>>) => void;
  /**
   * Tells the guard of releases about an order that a page has sent: its value, and whether the page had shown it (GRD-10). It is called
   * after the answer is stored, and never throws.
   */
  readonly orderSeen: (order: OrderSeen) => void;
  /** Businesses and menus from memory, as of the newest import. */
  readonly catalogue: Catalogue;
  /** The same with the previews of drafts, for calls that only show something (KIT-47). */
  readonly shownCatalogue: Catalogue;
  /** Tells the devices of kitchens that something has changed. */
  readonly kitchenChanges: KitchenChanges;
  /** The provider of card payments; undefined when cards are not taken. */
  readonly payments: PaymentProvider | undefined;
  readonly brands: Brands;
}
