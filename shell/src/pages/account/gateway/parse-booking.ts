import { formatServiceTime } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import type { PastBooking } from '../domain/past-booking';

type WireBooking = OkAnswer<'users/bookings'>['list'][number];

export function parseBooking(wire: WireBooking): PastBooking {
  const time = {
    date: wire.calendar_date,
    time: wire.time,
    serviceDate: wire.date,
    isRepeated: wire.repeated === 'yes',
  };
  return {
    id: wire.id,
    number: wire.booking_number,
    businessName: wire.business_name,
    when: formatServiceTime(time, { withYear: true }),
    guests: wire.guest,
    state: wire.state,
    isPaid: wire.paid === 'yes',
    cancelUntil: wire.cancel_until,
  };
}
