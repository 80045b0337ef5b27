import { yesNo } from '@storefront/contract';
import type { Answer } from '@storefront/contract';
import { refused, sessionOver, unknownRestaurant } from '../answers';
import type { Brand } from '../brands/brands';
import { call, partnerCall } from '../call';
import type { CatalogueProfile } from '../catalogue/format';
import { hoursOn } from '../hours/opening';
import { presentRepeated, serviceTimeAt } from '../hours/service-time';
import type { ApiModule } from '../api-module';
import { customerCause } from '../outbox/customer-cause';
import { callingBusiness } from '../business-keys/calling-business';
import { limit } from '../limits/limit';
import { isThisMachine } from '../limits/networks';
import { lookUpNothing, runIdempotent } from '../request-keys/run-idempotent';
import { findSession } from '../sessions/find-session';
import { userCall } from '../user-call';
import { bookTable } from './book-table';
import { cancelBooking } from './cancel-booking';
import { bookableDays } from './bookable-days';
import { bookingCalendar } from './booking-calendar';
import { changeBooking } from './change-booking';
import { computeChangeKey } from './change-key';
import { isBookable, slotsToCome } from './free-slots';
import type { TableSlot } from './free-slots';
import { bookingPrices } from './booking-prices';
import { copy } from './copy';
import {
  presentBooking,
  presentBookTable,
  presentCancelBooking,
  presentChangeBooking,
  presentSeatBooking,
  refusedBooking,
  unknownBooking,
} from './presenter';
import { seatBooking } from './seat-booking';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

// A whole office or mobile network may share one address.
const bookingLimit = { times: 600, seconds: 600 };
// Also of wrong keys, so that nobody tries many.
const changesOfOne = { times: 30, seconds: 600 };
const stateLimit = { times: 600, seconds: 60 };
const pageSize = 10;

/** The calls about table bookings. */
export const bookingRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue, shownCatalogue, config, kitchenChanges } = ports;

  call(registry, 'business/booking_time', async ({ business_id, date }) => {
    const business = await shownCatalogue.businessById(business_id);
    if (!business) return unknownRestaurant();
    const { booking: rules, ...hours } = business.profile;
    if (rules === null || rules.status === 'no') return refused(copy.unavailable);
    const { previewOf: booked = business_id } = business;
    const now = clock.now();
    if (!isBookable(date, now)) return refused(copy.noTables);
    const repository = createBookingRepository(database);
    const [taken, blocks] = await Promise.all([
      repository.coversOn(booked, date, now),
      repository.blocksOn(booked, date),
    ]);
    const capacity = rules.capacity_per_slot;
    const times = slotsToCome({ hours, date, capacity, taken, blocks, now: now.getTime() });
    const slots = times.filter(({ freeCovers }) => freeCovers > 0);
    if (slots.length === 0) return refused(copy.noTables);
    const present = ({ id, startsAt }: TableSlot) => {
      const at = serviceTimeAt(startsAt, date);
      return { time: at.time, slot_id: id, calendar_date: at.date, ...presentRepeated(at) };
    };
    return {
      responsecode: '200',
      booking_time_slot: {
        slots: slots.map(present),
        times: times.map((slot) => ({
          ...present(slot),
          covers: Math.min(slot.freeCovers, rules.max_person),
        })),
      },
      info: { resturent_timeing: hoursOn(hours, date).map(([start, end]) => ({ start, end })) },
      ...bookingPrices(rules),
      max_person: rules.max_person,
      min_person: rules.min_person,
      reservation_notes: rules.reservation_notes,
    };
  });

  call(registry, 'business/booking_days', async ({ business_id }) => {
    const business = await shownCatalogue.businessById(business_id);
    if (!business) return unknownRestaurant();
    const { booking: rules } = business.profile;
    if (rules === null || rules.status === 'no') return refused(copy.unavailable);
    const { previewOf: booked = business_id } = business;
    const profile = { ...business.profile, business_id: booked };
    const repository = createBookingRepository(database);
    const days = await bookableDays(repository, profile, rules.capacity_per_slot, clock.now());
    return { responsecode: '200', days };
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
      if (business) kitchenChanges.tell(business.profile.business_slug);
      if (outcome.kind === 'answered') return withChangeKey(outcome.answer);
      return refusedBooking(copy.sentBefore);
    },
    { limit: bookingLimit },
  );

  call(registry, 'business/booking_status', async ({ id }, { brand }) => {
    const booking = await createBookingRepository(database).find(id, brand.id);
    if (!booking) return unknownBooking();
    return { responsecode: '200', ...presentWithCalendar(booking, brand, await profileOf(booking)) };
  });

  call(
    registry,
    'business/booking_change',
    async (body, context) => {
      const { request_key: key, sessiontoken = '', ...payload } = body;
      const { brand } = context;
      await limit(ports, 'booking-change', body.id, changesOfOne);
      const session = sessiontoken === '' ? undefined : await findSession(ports, sessiontoken, brand.id);
      if (sessiontoken !== '' && !session) return sessionOver();
      const userId = session?.kind === 'user' ? session.userId : null;
      const found = await createBookingRepository(database).find(body.id, brand.id);
      const profile = found && (await profileOf(found));
      const circumstances = {
        brand,
        profile,
        userId,
        secret: config.codeSecret,
        cause: customerCause(ports, context, userId),
        now: clock.now(),
      };
      const outcome = await runIdempotent(
        database,
        { call: 'business/booking_change', brandId: brand.id, key, payload, now: clock.now() },
        {
          lookUp: lookUpNothing,
          run: async (transaction) => ({
            answer: presentChangeBooking(await changeBooking(transaction, body, circumstances), (booking) =>
              presentWithCalendar(booking, brand, profile),
            ),
          }),
          isFinal: ({ responsecode }) => responsecode === '200',
        },
      );
      if (found) kitchenChanges.tell(found.businessSlug);
      return outcome.kind === 'answered' ? outcome.answer : refused(copy.changeSentBefore);
    },
    { limit: bookingLimit },
  );

  call(registry, 'users/booking_cancel', async ({ id }, { brand }) => {
    const result = await cancelBooking(ports, id, brand);
    if (result.kind === 'cancelled') kitchenChanges.tell(result.booking.businessSlug);
    return presentCancelBooking(result, clock.now());
  });

  partnerCall(
    registry,
    'business/booking_state',
    async ({ id }, context) => {
      const business = await callingBusiness(ports, context);
      if (!business) return unknownRestaurant();
      const booking = { id, businessId: business.profile.business_id };
      return presentSeatBooking(
        await seatBooking(database, booking, clock.now()),
        clock.now(),
        business.profile,
      );
    },
    { limit: stateLimit },
  );

  userCall(registry, ports, 'users/bookings', async ({ req_page }, { session }) => {
    const found = await createBookingRepository(database).pageOf(session.userId, req_page, pageSize);
    return {
      responsecode: '200',
      list: await Promise.all(
        found
          .slice(0, pageSize)
          .map(async (booking) => presentBooking(booking, clock.now(), await profileOf(booking))),
      ),
      more_status: yesNo(found.length > pageSize),
    };
  });

  async function profileOf({ businessId }: Booking): Promise<CatalogueProfile | undefined> {
    return (await catalogue.businessById(businessId))?.profile;
  }

  /** A booking, and as long as it stands or was cancelled the file that calendars take. */
  function presentWithCalendar(booking: Booking, brand: Brand, profile: CatalogueProfile | undefined) {
    const now = clock.now();
    const isInCalendars = booking.state === 'booked' || booking.state === 'cancelled';
    return {
      booking: presentBooking(booking, now, profile),
      ...(isInCalendars && { calendar: bookingCalendar(booking, { brand, profile, now }).text }),
    };
  }

  /** The key is derived and never stored, so it is added after the answer was. */
  function withChangeKey(answer: Answer<'business/booking'>): Answer<'business/booking'> {
    return answer.responsecode === '200' || answer.responsecode === '203'
      ? { ...answer, change_key: computeChangeKey(config.codeSecret, answer.id) }
      : answer;
  }
};
