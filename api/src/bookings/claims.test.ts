import { isOk } from '@storefront/contract';
import { aCatalogueOf, businessId, guestToken, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { proveNumber, userData, userToken } from '../testing/users';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.importCatalogue(aCatalogueOf(aTableBusiness())));
afterAll(() => api.close());

describe('the checks of a booking request', () => {
  const book = (parts: Parameters<typeof aBooking>[0]) => api.call('business/booking', aBooking(parts));

  it.each(['2026-02-30', '0000-01-01', '2026-11-18', '2027-11-21', '9999-12-31'])(
    '[BKG-9] refuses the date %s',
    async (date) => {
      const status = 'No table is free on that day. Please choose another.';
      expect(await book({ date })).toMatchObject({ responsecode: '201', status_msg: status });
      expect(await api.call('business/booking_time', { business_id: businessId, date })).toMatchObject({
        responsecode: '201',
        status,
      });
    },
  );

  it('[BKP-2][G4] refuses a price that is not the server’s, and books nothing', async () => {
    expect(await book({ date: '2026-12-10', guest: 5, total_guest_price: '3.00' })).toMatchObject({
      responsecode: '201',
      status_msg: 'The price has changed. Please look at it again before you book.',
    });
    const answer = await book({ date: '2026-12-10', guest: 5 });
    const id = isOk(answer) ? answer.id : '';
    expect(await api.call('business/booking_status', { id })).toMatchObject({
      booking: { amount_due: '16.50' },
    });
  });

  it('[BKP-7] stores cash when nothing is due, whatever was sent', async () => {
    const answer = await book({ date: '2026-12-11', guest: 2, paymode: 'card' });
    const id = isOk(answer) ? answer.id : '';
    expect(answer).not.toHaveProperty('redirect_payment_url');
    expect(await api.call('business/booking_status', { id })).toMatchObject({
      booking: { paymode: 'cod', amount_due: '0.00', state: 'booked' },
    });
  });

  it.each([
    [{ name: '  ' }, 'Name required'],
    [{ pincode: 'E1' }, 'Please enter valid postcode'],
    [{ guest: 9 }, 'The restaurant does not take a booking for that number of guests.'],
  ])('refuses %j with “%s”', async (parts, status_msg) => {
    expect(await book(parts)).toMatchObject({ responsecode: '201', status_msg });
  });

  it('[BKV-13] requires the message when the business says so', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness({ message_required: 'yes' })));
    expect(await book({ message: ' ' })).toMatchObject({ status_msg: 'Message required' });
    expect(await book({ date: '2026-12-12', message: 'By the window' })).toMatchObject({
      responsecode: '200',
    });
  });

  it('[BKP-12] refuses a payment method that is not permitted while something is due', async () => {
    const permission = { order: [], booking: [{ value: 'card' as const, leble: 'Card' }] };
    await api.importCatalogue(aCatalogueOf(aTableBusiness({}, { payment_permission: permission })));
    expect(await book({ date: '2026-12-13', guest: 5 })).toMatchObject({
      status_msg: 'Please select a payment method.',
    });
  });

  it('refuses a slot of another time', async () => {
    expect(await book({ time: '18:00', time_slot_id: '18:15' })).toMatchObject({ responsecode: '409' });
  });

  it('tells the business, and the customer by text message when the box is ticked', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness({}, { business_email: 'tables@example.test' })));
    const sessiontoken = await userToken(api);
    await proveNumber(api, '07700900123', sessiontoken);
    await book({ date: '2026-12-14', message: 'By the window', sessiontoken });
    const [mail, text, notice] = await outboxOf(api);
    expect(mail).toMatchObject({ channel: 'email', to: 'ada@example.test' });
    expect(text).toMatchObject({ channel: 'sms', to: '07700900123' });
    expect(notice).toMatchObject({
      to: 'tables@example.test',
      body: expect.stringContaining('By the window'),
    });
    await book({ date: '2026-12-14', booking_update_sms: 'n', sessiontoken });
    expect((await outboxOf(api))[1]).toMatchObject({ to: 'tables@example.test' });
  });

  it('[PER-1] lets a guest book without a session, and with a guest’s session', async () => {
    const booking = aBooking({ date: '2026-12-17' });
    expect(booking).not.toHaveProperty('sessiontoken');
    for (const parts of [{}, { sessiontoken: await guestToken(api) }]) {
      const request_key = JSON.stringify(parts);
      const answer = await api.call('business/booking', { ...booking, request_key, ...parts });
      const id = isOk(answer) ? answer.id : '';
      expect(await api.call('business/booking_status', { id })).toMatchObject({
        booking: { state: 'booked', name: 'Ada Moss' },
      });
    }
  });

  it('[PER-6] shows a user’s booking in the account', async () => {
    const sessiontoken = await userToken(api);
    const answer = await book({ date: '2026-12-15', sessiontoken, restaurant_offers: 'y' });
    const id = isOk(answer) ? answer.id : '';
    expect(await api.call('users/bookings', { sessiontoken, req_page: 0 })).toMatchObject({ list: [{ id }] });
    expect(await userData(api, sessiontoken)).toMatchObject({ subscribed_bs_list: [businessId] });
    const stranger = await userToken(api);
    expect(await api.call('users/bookings', { sessiontoken: stranger, req_page: 0 })).toMatchObject({
      list: [],
    });
    expect(await book({ sessiontoken: 'nobody' })).toMatchObject({ responsecode: '221' });
  });
});
