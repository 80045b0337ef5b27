import type { CommonBusiness, OrderTerms } from '@storefront/business';
import type { PayMode } from '@storefront/contract';

/** A way to pay, with the label that the business gives it. */
export interface PaymentChoice {
  readonly mode: PayMode;
  readonly label: string;
}

/** A business as the checkout knows it. */
export interface Business extends CommonBusiness, OrderTerms {
  /** The sectors it delivers to, as `e16`. */
  readonly sectors: readonly string[];
  readonly payments: readonly PaymentChoice[];
}
