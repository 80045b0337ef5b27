import type { CatalogueBooking } from '../catalogue/format';

/** The prices of a booking in the wire's form (DAT2-2). */
export function bookingPrices(rules: CatalogueBooking) {
  return {
    every_person_price: rules.price_per,
    every_booking_price: rules.deposit,
    every_booking_service_charge_type: rules.service_charge_type,
    every_booking_service_charge_price: rules.service_charge,
    guest_number_over_pay: rules.guest_number_over_pay,
  };
}
