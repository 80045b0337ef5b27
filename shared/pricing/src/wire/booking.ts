import type { BookingTerms } from '../booking';
import { parsePounds } from '../money';
import { mapReading, readFields } from '../reading';
import type { Reading } from '../reading';
import { readCharge } from './charges';

/** Reads the prices in an answer of business/booking_time (DAT2-2). */
export const readBookingTerms = (wire: {
  readonly every_person_price: string;
  readonly every_booking_price: string;
  readonly every_booking_service_charge_type: 'fixed' | 'percentage';
  readonly every_booking_service_charge_price: string;
  readonly guest_number_over_pay: number;
}): Reading<BookingTerms> =>
  mapReading(
    readFields({
      every_person_price: parsePounds(wire.every_person_price),
      every_booking_price: parsePounds(wire.every_booking_price),
      every_booking_service_charge_price: readCharge(
        wire.every_booking_service_charge_type === 'percentage',
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
