import type { BookingTerms } from '../booking';
import { parsePounds } from '../money';
import { mapParsed, parseFields } from '../parsed';
import type { Parsed } from '../parsed';
import { parseCharge } from './charges';

/** Parses the prices in an answer of business/booking_time (DAT2-2). */
export function parseBookingTerms(wire: {
  readonly every_person_price: string;
  readonly every_booking_price: string;
  readonly every_booking_service_charge_type: 'fixed' | 'percentage';
  readonly every_booking_service_charge_price: string;
  readonly guest_number_over_pay: number;
}): Parsed<BookingTerms> {
  return mapParsed(
    parseFields({
      every_person_price: parsePounds(wire.every_person_price),
      every_booking_price: parsePounds(wire.every_booking_price),
      every_booking_service_charge_price: parseCharge(
        wire.every_booking_service_charge_type,
        wire.every_booking_service_charge_price,
      ),
    }),
    (read) => ({
      guestPrice: read.every_person_price,
      freeGuests: wire.guest_number_over_pay,
      deposit: read.every_booking_price,
      serviceCharge: read.every_booking_service_charge_price,
    }),
  );
}
