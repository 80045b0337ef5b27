import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { BookingConfiguration } from './booking-configuration';
import { BusinessInfo } from './business-info';
import { PaymentPermission } from './payment-permission';
import { ServiceAvailability } from './service-availability';
import { BusinessServiceCharge } from './service-charge';
import { BusinessSubcategory } from './subcategory';
import { OrderSlot } from './timing';

/**
 * A business as its pages know it (DAT-5, DAT2-4): what `business/details` answers beside the menu's category
 * names, and what the browser keeps under `business_details`.
 */
export const BusinessDetails = Type.Object({
  info: BusinessInfo,
  service_availability: ServiceAvailability,
  business_service_charge: BusinessServiceCharge,
  payment_permission: Type.Array(PaymentPermission, { minItems: 1 }),
  subcatagory: Type.Array(BusinessSubcategory),
  booking: Type.Union([BookingConfiguration, Type.Null()]),
  bs_delivery_sectors: Type.Array(Type.String()),
  delivery_timeing: Type.Array(OrderSlot),
  pickup_timeing: Type.Array(OrderSlot),
});
export type BusinessDetails = Static<typeof BusinessDetails>;
