import { yesNo } from '@storefront/contract';
import { refused, sessionOver, unknownRestaurant } from '../answers';
import { call, partnerCall } from '../call';
import { hoursOn } from '../hours/opening';
import { presentRepeated, serviceTimeAt } from '../hours/service-time';
import type { ApiModule } from '../api-module';
import { customerCause } from '../outbox/customer-cause';
import { callingBusiness } from '../business-keys/calling-business';
import { isThisMachine } from '../limits/networks';
import { lookUpNothing, runIdempotent } from '../request-keys/run-idempotent';
import { findSession } from '../sessions/find-session';
import { userCall } from '../user-call';
import { bookTable } from './book-table';
import { cancelBooking } from './cancel-booking';
import { freeSlots, isBookable } from './free-slots';
import { bookingPrices } from './booking-prices';
import { copy } from './copy';
import {
  presentBooking,
  presentBookTable,
  presentCancelBooking,
  presentSeatBooking,
  refusedBooking,
  unknownBooking,
} from './presenter';
import { seatBooking } from './seat-booking';
import { createBookingRepository } from './repository';

// A whole office or mobile network may share one address.
const bookingLimit = { times: 600, seconds: 600 };
const stateLimit = { times: 600, seconds: 60 };
const pageSize = 10;

/** The calls about table bookings. */
export const bookingRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue, config } = ports;

  call(registry, 'business/booking_time', async ({ business_id, date }) => {
    const business = await catalogue.businessById(business_id);
    if (!business) return unknownRestaurant();
    const { booking: rules, ...hours } = business.profile;
    if (rules === null || rules.status === 'no') return refused(copy.unavailable);
    const now = clock.now();
    if (!isBookable(date, now)) return refused(copy.noTables);
    const taken = await createBookingRepository(database).coversOn(business_id, date, now);
    const slots = freeSlots({ hours, date, capacity: rules.capacity_per_slot, taken, now: now.getTime() });
    if (slots.length === 0) return refused(copy.noTables);
    return {
      responsecode: '200',
      booking_time_slot: {
        slots: slots.map(({ id, startsAt }) => {
          const at = serviceTimeAt(startsAt, date);
          return { time: at.time, slot_id: id, calendar_date: at.date, ...presentRepeated(at) };
        }),
      },
      info: { resturent_timeing: hoursOn(hours, date).map(([start, end]) => ({ start, end })) },
      ...bookingPrices(rules),
      max_person: rules.max_person,
      min_person: rules.min_person,
      reservation_notes: rules.reservation_notes,
    };
  });

  call(
    registry,
    'business/booking',
    async (body, context) => {
      const { request_key: key, sessiontoken = '', ...payload } = body;
      const session =
        sessiontoken === '' ? undefined : await findSession(ports, sessiontoken, context.brand.id);
      if (sessiontoken !== '' && !session) return sessionOver();
      const business = await catalogue.businessById(body.business_id);
      const userId = session?.kind === 'user' ? session.userId : null;
      const circumstances = {
        secret: config.codeSecret,
        business,
        userId,
        cause: customerCause(ports, context, userId),
        brand: context.brand,
        // Development and tests book from this machine alone.
        address: config.production || !isThisMachine(context.address) ? context.address : undefined,
        limits: ports.openBookings,
        now: clock.now(),
      };
      const outcome = await runIdempotent(
        database,
        { call: 'business/booking', brandId: context.brand.id, key, payload, now: clock.now() },
        {
          lookUp: lookUpNothing,
          run: async (transaction) => ({
            answer: presentBookTable(await bookTable(transaction, body, circumstances)),
          }),
          isFinal: ({ responsecode }) => responsecode === '200' || responsecode === '203',
        },
      );
      if (outcome.kind === 'answered') return outcome.answer;
      return refusedBooking(copy.sentBefore);
    },
    { limit: bookingLimit },
  );

  call(registry, 'business/booking_status', async ({ id }, { brand }) => {
    const booking = await createBookingRepository(database).find(id, brand.id);
    return booking
      ? { responsecode: '200', booking: presentBooking(booking, clock.now()) }
      : unknownBooking();
  });

  call(registry, 'users/booking_cancel', async ({ id }, { brand }) =>
    presentCancelBooking(await cancelBooking(ports, id, brand.id), clock.now()),
  );

  partnerCall(
    registry,
    'business/booking_state',
    async ({ id }, context) => {
      const business = await callingBusiness(ports, context);
      if (!business) return unknownRestaurant();
      const booking = { id, businessId: business.profile.business_id };
      return presentSeatBooking(await seatBooking(database, booking, clock.now()), clock.now());
    },
    { limit: stateLimit },
  );

  userCall(registry, ports, 'users/bookings', async ({ req_page }, { session }) => {
    const found = await createBookingRepository(database).pageOf(session.userId, req_page, pageSize);
    return {
      responsecode: '200',
      list: found.slice(0, pageSize).map((booking) => presentBooking(booking, clock.now())),
      more_status: yesNo(found.length > pageSize),
    };
  });
};
