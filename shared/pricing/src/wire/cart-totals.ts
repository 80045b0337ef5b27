import type { CartTotals } from '@storefront/contract';
import type { Service } from '../cart';
import { formatPounds } from '../money';
import type { Discount } from '../discounts/discount';
import type { CartFigures } from '../totals';
import { wireRate } from './discount';

type TotalledFigures = Pick<
  CartFigures,
  'subtotal' | 'discount' | 'delivery' | 'service' | 'bag' | 'minimum'
> & { readonly appliedDiscount: Pick<Discount, 'code' | 'reduction'> | null };

/** A cart's figures for the wire; `totalpayble` is the food total before discount, the minimum order's base (DAT-14, CRT-24). */
export function cartTotals(figures: TotalledFigures, service: Service): CartTotals {
  const { charge, waiver } = service.mode === 'delivery' ? service.terms : { charge: 0, waiver: 0 };
  const discount = figures.appliedDiscount;
  return {
    totalpayble: formatPounds(figures.subtotal),
    additionalchageamnt: formatPounds(figures.delivery),
    servicecharge: formatPounds(figures.service),
    baggagecharge: formatPounds(figures.bag),
    total_discount: formatPounds(figures.discount),
    zone_delivery_charg: formatPounds(charge),
    delivery_charge_waiver: formatPounds(waiver),
    minorderamnt: formatPounds(figures.minimum),
    discount:
      discount === null
        ? null
        : { code: discount.code, payby: discount.reduction.kind, commonrate: wireRate(discount.reduction) },
  };
}
