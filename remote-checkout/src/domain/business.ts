import type { PayMode } from '@storefront/contract';
import type { Charges, ChosenMode, Pence } from '@storefront/pricing';
import type { ModeService } from './slots';

/** A way to pay, with the label that the business gives it. */
export interface PaymentChoice {
  readonly mode: PayMode;
  readonly label: string;
}

/** A business as the checkout knows it. */
export interface Business {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly charges: Charges;
  readonly collectionMinimum: Pence;
  /** The sectors it delivers to, as `e16`. */
  readonly sectors: readonly string[];
  readonly payments: readonly PaymentChoice[];
  readonly services: Readonly<Record<ChosenMode, ModeService>>;
}
