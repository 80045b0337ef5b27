import { addDays, londonMoment } from '@storefront/contract';
import { priceBooking, parseBookingTerms } from '@storefront/pricing';
import type { Brand } from 'api';
import { bookingPrices, createBookingRepository, freeSlots, randomId, unwrap } from 'api/seeding';
import type { BusinessRecord, Database } from 'api/seeding';
import type { DemoUser } from './demo-customer';

const booking = { daysAhead: 4, earliest: '19:00', guests: 2 } as const;

/** Books a table in a few days, unless the user has a booking that is still to come. */
export async function addBooking(
  database: Database,
  deps: {
    readonly brand: Brand;
    readonly customer: DemoUser;
    readonly business: BusinessRecord;
    readonly now: Date;
  },
): Promise<void> {
  const { brand, customer, now } = deps;
  const { profile } = deps.business;
  const bookings = createBookingRepository(database);
  const all = await bookings.allOf(customer.id);
  if (profile.booking === null || all.some(({ state, startsAt }) => state === 'booked' && startsAt > now))
    return;
  const date = addDays(londonMoment(now.getTime()).date, booking.daysAhead);
  const { business_id: businessId } = profile;
  const slot = freeSlots({
    hours: profile,
    date,
    capacity: profile.booking.capacity_per_slot,
    taken: await bookings.coversOn(businessId, date, now),
    blocks: await bookings.blocksOn(businessId, date),
    now: now.getTime(),
  }).find(({ time, freeCovers }) => time >= booking.earliest && freeCovers >= booking.guests);
  if (!slot) return;
  const { name, email, mobile } = customer;
  const figures = priceBooking(unwrap(parseBookingTerms(bookingPrices(profile.booking))), booking.guests);
  await bookings.add({
    id: randomId(),
    brandId: brand.id,
    userId: customer.id,
    businessId,
    date,
    time: slot.time,
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    startsAt: new Date(slot.startsAt),
    guests: booking.guests,
    state: 'booked',
    paymode: 'cod',
    amountDue: figures.amountDue,
    name,
    email,
    mobile,
    postcode: 'E1 6QE',
    occasion: 'Friends Party',
    message: '',
    siteOrigin: brand.origin,
    createdAt: now,
  });
}
