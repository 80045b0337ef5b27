import { assertNever } from '@storefront/contract';
import type { DeliveryTerms, Service } from './cart';
import { deliveryCopy } from './copy';
import { formatPounds, percentageOf } from './money';
import type { Pence, Rate } from './money';

/** A charge of a business: a fixed amount, or a percentage of what it is charged on (TOT-9..11). */
export type Charge =
  { readonly kind: 'fixed'; readonly amount: Pence } | { readonly kind: 'percentage'; readonly rate: Rate };

/** The two charges every order of a business carries. */
export interface Charges {
  readonly service: Charge;
  readonly bag: Charge;
}

/** What the free-delivery hint says: nothing, how much is missing, or that delivery is free (TOT-7, TOT-8, D63). */
export type FreeDeliveryHint =
  | { readonly kind: 'none' }
  | { readonly kind: 'add-more'; readonly missing: Pence }
  | { readonly kind: 'applied' };

/** A charge on `base` pence, a percentage rounded half away from zero (TOT-9, TOT-10, BKP-3, BKP-4). */
export function chargeOn(base: Pence, charge: Charge): Pence {
  switch (charge.kind) {
    case 'fixed':
      return charge.amount;
    case 'percentage':
      return percentageOf(base, charge.rate);
    default:
      return assertNever(charge);
  }
}

const isWaived = (terms: DeliveryTerms, discountedSubtotal: Pence): boolean =>
  terms.waiver > 0 && discountedSubtotal >= terms.waiver;

/** The delivery charge, by the food subtotal after discount: none unless delivered, none once the waiver is reached (TOT-4..6). */
export function deliveryCharge(service: Service, discountedSubtotal: Pence): Pence {
  return service.mode !== 'delivery' || isWaived(service.terms, discountedSubtotal)
    ? 0
    : service.terms.charge;
}

/** The free-delivery hint, on the same base as the charge itself (D63). */
export function freeDeliveryHint(service: Service, discountedSubtotal: Pence): FreeDeliveryHint {
  if (service.mode !== 'delivery') return { kind: 'none' };
  const { charge, waiver } = service.terms;
  if (charge === 0 || isWaived(service.terms, discountedSubtotal)) return { kind: 'applied' };
  return waiver === 0 ? { kind: 'none' } : { kind: 'add-more', missing: waiver - discountedSubtotal };
}

/** The hint in the words of the specification, '' for none (TOT-7, TOT-8). */
export function freeDeliveryText(hint: FreeDeliveryHint): string {
  switch (hint.kind) {
    case 'none':
      return '';
    case 'add-more':
      return deliveryCopy.addMore(formatPounds(hint.missing));
    case 'applied':
      return deliveryCopy.free;
    default:
      return assertNever(hint);
  }
}
