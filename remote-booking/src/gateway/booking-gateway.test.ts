import type { Answer, BookingConfiguration } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { BrokenApi, FakeApi } from '@storefront/host/testing';
import { emptyFeedback } from '../domain/feedback';
import type { Feedback } from '../domain/feedback';
import { aBusiness } from '../testing/a-business';
import { aBooking, aDay, aRequest, aReviewPage, information, meta } from '../testing/builders';
import { FakeBookingGateway } from '../testing/fake-booking-gateway';
import {
  wireBooking,
  wireDay,
  wireDetails,
  wireInformation,
  wireMeta,
  wireReviews,
  wireSummary,
} from '../testing/wire';
import type { BookingGateway } from './booking-gateway';
import { httpBookingGateway } from './http-booking-gateway';

const feedback: Feedback = {
  key: ' k7Zq ',
  name: ' Ada ',
  text: 'Lovely.',
  stars: { food: 5, service: 4, quality: 3, atmosphere: 2, waiting: 1, value: 5 },
};

const answering = () =>
  new FakeApi({
    'business/details': () => wireDetails(),
    'information/business_meta_details': () => wireMeta,
    'business/booking_time': () => wireDay(),
    'business/booking': () => ({ responsecode: '200', id: 'k7Zq', change_key: 'key' }),
    'business/info': () => wireInformation,
    'business/review': () => wireReviews(2, 'yes', wireSummary),
    'business/feedback': () => ({ responsecode: '200' }),
    'business/booking_status': () => ({
      responsecode: '200',
      booking: wireBooking(),
      calendar: 'BEGIN:VCALENDAR',
    }),
    'business/booking_days': () => ({ responsecode: '200', days: [{ date: '2026-11-27', state: 'free' }] }),
    'business/booking_change': () => ({
      responsecode: '200',
      booking: wireBooking(),
      calendar: 'BEGIN:VCALENDAR',
    }),
    'users/booking_cancel': () => ({ responsecode: '200', booking: wireBooking({ state: 'cancelled' }) }),
  });

const aChange = { ...aRequest(), id: 'k7Zq', changeKey: 'key' };

const answers = () =>
  new FakeBookingGateway({
    business: { kind: 'found', business: aBusiness() },
    meta,
    day: { kind: 'ok', value: aDay() },
    book: { kind: 'booked', id: 'k7Zq', payAt: undefined, changeKey: 'key' },
    information: { kind: 'ok', value: information },
    reviews: { kind: 'ok', page: aReviewPage() },
    feedback: { kind: 'ok', value: undefined },
    booking: { kind: 'ok', value: aBooking() },
    days: [{ date: '2026-11-27', state: 'free' }],
    change: { kind: 'changed', booking: aBooking() },
    cancel: { kind: 'ok', value: aBooking({ state: 'cancelled', calendar: '' }) },
  });

const answeringGateways: [string, () => BookingGateway][] = [
  ['the HTTP gateway', () => httpBookingGateway(answering())],
  ['the fake gateway', answers],
];
const silentGateways: [string, () => BookingGateway][] = [
  ['the HTTP gateway', () => httpBookingGateway(new FakeApi())],
  ['the fake gateway', () => new FakeBookingGateway()],
];

const questions: ((gateway: BookingGateway, signal?: AbortSignal) => Promise<unknown>)[] = [
  (gateway, signal) => gateway.business('saffron-yard', signal),
  (gateway, signal) => gateway.meta('saffron-yard', signal),
  (gateway, signal) => gateway.day('b-101', '2026-11-27', signal),
  (gateway, signal) => gateway.information('b-101', signal),
  (gateway, signal) => gateway.reviews('b-101', 0, signal),
  (gateway, signal) => gateway.booking('k7Zq', signal),
  (gateway, signal) => gateway.days('b-101', signal),
];

describe.each(answeringGateways)('%s', (_, gateway) => {
  it('returns what was asked for', async () => {
    const fake = gateway();
    expect(await fake.business('saffron-yard')).toStrictEqual({ kind: 'found', business: aBusiness() });
    expect(await fake.meta('saffron-yard')).toStrictEqual(meta);
    expect(await fake.day('b-101', '2026-11-27')).toStrictEqual({ kind: 'ok', value: aDay() });
    expect(await fake.book(aRequest())).toStrictEqual({
      kind: 'booked',
      id: 'k7Zq',
      payAt: undefined,
      changeKey: 'key',
    });
    expect(await fake.information('b-101')).toStrictEqual({ kind: 'ok', value: information });
    expect(await fake.reviews('b-101', 0)).toStrictEqual({ kind: 'ok', page: aReviewPage() });
    expect(await fake.sendFeedback('saffron-yard', feedback)).toStrictEqual({ kind: 'ok', value: undefined });
    expect(await fake.booking('k7Zq')).toStrictEqual({ kind: 'ok', value: aBooking() });
    expect(await fake.days('b-101')).toStrictEqual([{ date: '2026-11-27', state: 'free' }]);
    expect(await fake.change(aChange)).toStrictEqual({ kind: 'changed', booking: aBooking() });
    expect(await fake.cancel('k7Zq', undefined)).toStrictEqual({
      kind: 'ok',
      value: aBooking({ state: 'cancelled', calendar: '' }),
    });
  });

  it('rejects when the question is aborted', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    for (const ask of questions) await expect(ask(gateway(), signal)).rejects.toThrow('gone');
  });
});

describe.each(silentGateways)('%s without a server', (_, gateway) => {
  it('rejects every question', async () => {
    const all = [
      ...questions,
      (fake: BookingGateway) => fake.book(aRequest()),
      (fake: BookingGateway) => fake.sendFeedback('saffron-yard', emptyFeedback),
      (fake: BookingGateway) => fake.cancel('k7Zq', 'token'),
    ];
    for (const ask of all) await expect(ask(gateway())).rejects.toBeInstanceOf(ApiUnreachable);
  });
});

describe('requests of the booking gateway', () => {
  it('[DAT2-1][API2-14][BKS-12][PER-6] send the session token of a user with a booking', async () => {
    const api = answering();
    await httpBookingGateway(api).book(aRequest({ sessionToken: 'token' }));
    expect(api.bodies('business/booking')).toStrictEqual([
      {
        sessiontoken: 'token',
        business_id: 'b-101',
        date: '2026-11-27',
        time: '19:00',
        time_slot_id: 's-1900',
        paymode: 'cod',
        guest: 4,
        total_guest_price: '20.00',
        name: 'Ada Moss',
        email: 'ada@example.test',
        phone: '07700900123',
        pincode: 'E1 6AN',
        about_us: 'about_us',
        occasion: 'Birthday',
        message: '',
        booking_update_sms: 'y',
        bookyup_offers: 'y',
        restaurant_offers: 'n',
        request_key: 'key-1',
      },
    ]);
  });

  it('[DAT2-1][PER-1] send no session token when nobody is logged in', async () => {
    const api = answering();
    await httpBookingGateway(api).book(aRequest());
    expect(api.bodies('business/booking')[0]).not.toHaveProperty('sessiontoken');
  });

  it('[API2-12][API2-13][API2-15][API2-17] ask for business, date, information and meta as the first data of a page do', async () => {
    const api = answering();
    const gateway = httpBookingGateway(api);
    await gateway.business('saffron-yard');
    await gateway.day('b-101', '2026-11-27');
    await gateway.information('b-101');
    await gateway.meta('saffron-yard');
    expect(api.calls).toStrictEqual([
      { name: 'business/details', body: { zipcode: '', slug: 'saffron-yard' } },
      { name: 'business/booking_time', body: { business_id: 'b-101', date: '2026-11-27' } },
      { name: 'business/info', body: { business: 'b-101' } },
      { name: 'information/business_meta_details', body: { slug: 'saffron-yard' } },
    ]);
  });

  it('[API2-16][REV-15][REV-16] ask for the summary with the first page of reviews only', async () => {
    const api = answering();
    await httpBookingGateway(api).reviews('b-101', 0);
    await httpBookingGateway(api).reviews('b-101', 1);
    expect(api.bodies('business/review')).toStrictEqual([
      { business: 'b-101', req_page: 0, overallreq_data: 'yes' },
      { business: 'b-101', req_page: 1, overallreq_data: 'no' },
    ]);
  });

  it('[REV-22] send a review with its key and six ratings', async () => {
    const api = answering();
    await httpBookingGateway(api).sendFeedback('saffron-yard', feedback);
    expect(api.bodies('business/feedback')).toStrictEqual([
      {
        slug: 'saffron-yard',
        key: 'k7Zq',
        name: 'Ada',
        noise: 3,
        service: 4,
        food: 5,
        atmosphere: 2,
        waittime: 1,
        valueformoney: 5,
        review_text: 'Lovely.',
      },
    ]);
  });
});

describe('answers to the booking gateway', () => {
  const outcomeOf = (answer: () => Answer<'business/booking'>) =>
    httpBookingGateway(new FakeApi({ 'business/booking': answer })).book(aRequest());

  it('[BKS-19] say that a booking waits for its code', async () => {
    const status = 'Please confirm.';
    await expect(
      outcomeOf(() => ({ responsecode: '203', id: 'k7Zq', status, status_msg: status })),
    ).resolves.toStrictEqual({ kind: 'waits-for-code', id: 'k7Zq', changeKey: undefined });
  });

  it('[BKS-5][BKS-7] say why a booking was refused', async () => {
    const sentence = 'That time has just been taken. Please choose another.';
    await expect(
      outcomeOf(() => ({ responsecode: '409', status: 'gone', status_msg: sentence })),
    ).resolves.toStrictEqual({ kind: 'taken', sentence });
    await expect(
      outcomeOf(() => ({ responsecode: '201', status: 'no', status_msg: 'Too many guests.' })),
    ).resolves.toStrictEqual({ kind: 'refused', sentence: 'Too many guests.' });
    await expect(outcomeOf(() => ({ responsecode: '500', status: 'A fault.' }))).resolves.toStrictEqual({
      kind: 'refused',
      sentence: 'A fault.',
    });
    await expect(outcomeOf(() => ({ responsecode: '221', status: 'over' }))).resolves.toStrictEqual({
      kind: 'session-over',
    });
  });

  const businessOf = async (...parts: Parameters<typeof wireDetails>) => {
    const api = new BrokenApi({ 'business/details': () => wireDetails(...parts) });
    const outcome = await httpBookingGateway(api).business('saffron-yard');
    return outcome.kind === 'found' ? outcome.business : undefined;
  };

  it('[BKG-8] without a guest range mean one to ten guests', async () => {
    const silent = { ...wireDetails().booking, min_person: undefined, max_person: undefined };
    const business = await businessOf({}, { booking: silent as unknown as BookingConfiguration });
    expect(business?.booking).toMatchObject({ minimumGuests: 1, maximumGuests: 10 });
  });

  it('with the booking status no mean that the business takes no bookings', async () => {
    const { booking } = wireDetails();
    expect(
      (await businessOf({}, { booking: booking && { ...booking, status: 'no' } }))?.booking,
    ).toBeUndefined();
    expect((await businessOf({}, { booking: null }))?.booking).toBeUndefined();
  });

  it('[BKG-2] give only the parts of the address that are not empty', async () => {
    expect((await businessOf({ colony: '' }))?.addressParts).toStrictEqual(['12 Hanbury Street', 'London']);
  });

  it('mean that a mode is for later where one of its fields or its message says so', async () => {
    const words = {
      pickuppossible: 'pre',
      delpossible: 'yes',
      pickupmsg: '',
      deliverymsg: 'Preorder Only',
    } as const;
    const business = await businessOf({}, { service_availability: words });
    expect(business?.modes).toMatchObject({ collection: { possible: 'pre' }, delivery: { possible: 'pre' } });
  });

  it('[BKP-5] give the ways to pay of the booking list', async () => {
    expect((await businessOf())?.payOptions.map(({ value }) => value)).toStrictEqual(['cod', 'card']);
  });

  it('[REV-20][REV-21] distinguish no reviews from any other code', async () => {
    const api = new FakeApi();
    api.answer('business/review', () => ({
      responsecode: '204',
      status: 'None.',
      err_msg: 'No reviews yet.',
    }));
    await expect(httpBookingGateway(api).reviews('b-101', 0)).resolves.toStrictEqual({
      kind: 'none',
      sentence: 'No reviews yet.',
      summary: undefined,
    });
    api.answer('business/review', () => ({ responsecode: '500', status: 'A fault.' }));
    await expect(httpBookingGateway(api).reviews('b-101', 0)).resolves.toStrictEqual({ kind: 'error' });
  });

  it('with an unreadable amount count as unreachable', async () => {
    const api = new BrokenApi({ 'business/booking_time': () => wireDay({ every_booking_price: 'free' }) });
    await expect(httpBookingGateway(api).day('b-101', '2026-11-27')).rejects.toBeInstanceOf(ApiUnreachable);
  });
});
