import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Money, Rate, oneOf } from '../fields';

/** How a business charges for service and for the bag: a fixed amount, or a percentage of the food subtotal (D25). */
export const BusinessServiceCharge = Type.Object({
  service_charge_type: oneOf('fixed_price', 'percentage'),
  service_charge: Rate,
  baggage_charge_type: oneOf('fixed_price', 'percentage'),
  baggage_charge: Rate,
});
export type BusinessServiceCharge = Static<typeof BusinessServiceCharge>;

/** The two charges of one cart, computed (DAT2-14; stored as `scharge`). */
export const ServiceCharge = Type.Object({ service_charge_amount: Money, baggage_charge_amount: Money });
export type ServiceCharge = Static<typeof ServiceCharge>;
