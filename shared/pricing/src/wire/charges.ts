import { assertNever } from '@storefront/contract';
import type { BusinessServiceCharge, ServiceCharge } from '@storefront/contract';
import type { DeliveryTerms } from '../cart';
import type { Charge, Charges } from '../charges';
import { formatPounds, parsePounds, parseRate, parseShortPounds } from '../money';
import { mapParsed, parseFields } from '../parsed';
import type { Parsed } from '../parsed';
import type { CartFigures } from '../totals';

type ChargeType = BusinessServiceCharge['service_charge_type'] | 'fixed';

/** Parses how a business charges for service and bag (TOT-9..11). */
export function parseCharges(wire: BusinessServiceCharge): Parsed<Charges> {
  return mapParsed(
    parseFields({
      service_charge: parseCharge(wire.service_charge_type, wire.service_charge),
      baggage_charge: parseCharge(wire.baggage_charge_type, wire.baggage_charge),
    }),
    ({ service_charge, baggage_charge }) => ({ service: service_charge, bag: baggage_charge }),
  );
}

/** Parses one charge: a percentage, or an amount in pounds. */
export function parseCharge(type: ChargeType, text: string): Parsed<Charge> {
  switch (type) {
    case 'percentage':
      return mapParsed(parseRate(text), (rate) => ({ kind: 'percentage', rate }));
    case 'fixed':
    case 'fixed_price':
      return mapParsed(parseShortPounds(text), (amount) => ({ kind: 'fixed', amount }));
    default:
      return assertNever(type);
  }
}

/** Parses the answer of business/delivery_status_check (SVC-24). */
export function parseDeliveryTerms(wire: {
  readonly delivery_minorder_price: string;
  readonly delivery_price: string;
  readonly delivery_charge_waiver: string;
}): Parsed<DeliveryTerms> {
  return mapParsed(
    parseFields({
      delivery_minorder_price: parsePounds(wire.delivery_minorder_price),
      delivery_price: parsePounds(wire.delivery_price),
      delivery_charge_waiver: parsePounds(wire.delivery_charge_waiver),
    }),
    (read) => ({
      minimum: read.delivery_minorder_price,
      charge: read.delivery_price,
      waiver: read.delivery_charge_waiver,
    }),
  );
}

/** The two charges of a cart, as stored under `scharge` (DAT2-14). */
export function wireServiceCharge(figures: Pick<CartFigures, 'service' | 'bag'>): ServiceCharge {
  return {
    service_charge_amount: formatPounds(figures.service),
    baggage_charge_amount: formatPounds(figures.bag),
  };
}
