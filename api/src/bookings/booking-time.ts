import type { ServiceTime } from '@storefront/contract';
import { serviceTimeAt } from '../hours/service-time';
import type { Booking } from './repository';

/** The time of a booking. After midnight it belongs to the service of the evening before (D83). */
export function bookingTime({ startsAt, date }: Pick<Booking, 'startsAt' | 'date'>): ServiceTime {
  return serviceTimeAt(startsAt.getTime(), date);
}
