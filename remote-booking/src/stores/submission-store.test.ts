import { PopupStore } from '@storefront/host';
import { fakeHost, FakeSession } from '@storefront/host/testing';
import { aBusiness } from '../testing/a-business';
import { aDay, aStoredDraft, aUser, slotAt } from '../testing/builders';
import { FakeBookingGateway } from '../testing/fake-booking-gateway';
import type { Answers } from '../testing/fake-booking-gateway';
import { BookingStore } from './booking-store';
import { BusinessStore } from './business-store';
import { SubmissionStore } from './submission-store';

const booked: Answers['book'] = { kind: 'booked', id: 'k7Zq', payAt: undefined, changeKey: undefined };
const deposit = { ...aDay().terms, deposit: 500 };

const open = async (answers: Answers = {}, session = new FakeSession()) => {
  const host = fakeHost({ session });
  const gateway = new FakeBookingGateway({
    business: { kind: 'found', business: aBusiness() },
    day: { kind: 'ok', value: aDay() },
    book: booked,
    ...answers,
  });
  const business = new BusinessStore({
    gateway,
    slug: 'saffron-yard',
    host,
    closed: new PopupStore(),
    isNamed: false,
  });
  await business.load();
  const popup = new PopupStore();
  const booking = new BookingStore({ gateway, business, clock: host.clock, popup });
  const store = new SubmissionStore({ gateway, booking, popup, host });
  return { host, gateway, popup, booking, store };
};

const filled = async (answers?: Answers, session?: FakeSession) => {
  const page = await open(answers, session);
  const { booking } = page;
  await booking.chooseDate('2026-11-27');
  booking.fill('time', '19:00');
  booking.chooseGuests('4');
  booking.chooseOccasion('Birthday');
  booking.fill('name', ' Ada Moss ');
  booking.fill('email', 'ada@example.test');
  booking.fill('mobile', '07700900123');
  booking.fill('postcode', 'e1–6an');
  return page;
};

const withDeposit: Answers = { day: { kind: 'ok', value: aDay({ terms: deposit }) } };

describe('a booking that is made', () => {
  it('[BKS-3] in cash leads to booking-complete with its id', async () => {
    const { store, host } = await filled();
    await store.submit();
    expect(host.navigation.moves).toStrictEqual(['go /booking-complete?v=k7Zq']);
  });

  it('has its postcode tidied before it is sent (D11)', async () => {
    const { store, gateway } = await filled();
    await store.submit();
    expect(gateway.requests[0]?.postcode).toBe('E1 6AN');
  });

  it('[BKS-4] and has to be paid leads to the pay page with its key and the pay mode', async () => {
    const { store, host, booking } = await filled(withDeposit);
    booking.choosePaymode('card');
    booking.agree(true);
    await store.submit();
    expect(host.navigation.moves).toStrictEqual(['leave /pay?key=k7Zq_booking&ptype=card']);
  });

  it('[BKS-4] leads to the place where the server says that it is paid', async () => {
    const { store, host, booking } = await filled({
      ...withDeposit,
      book: { kind: 'booked', id: 'k7Zq', payAt: 'https://pay.example.test/1', changeKey: undefined },
    });
    booking.choosePaymode('card');
    booking.agree(true);
    await store.submit();
    expect(host.navigation.moves).toStrictEqual(['leave https://pay.example.test/1']);
  });

  it('[LIM2-3] is published on the bus, so that the header counts again', async () => {
    const { store, host } = await filled();
    await store.submit();
    expect(host.bus.published).toStrictEqual([
      { name: 'booking-placed', payload: { id: 'k7Zq', businessId: 'b-101' } },
    ]);
  });

  it('[BKS-1][BKS-2] shows the loader until booking-complete is shown in place of the form', async () => {
    const { store, host } = await filled();
    const submitting = store.submit();
    expect(store.isLoading).toBe(true);
    await submitting;
    host.clock.advance(60_000);
    expect(store.isLoading).toBe(true);
    expect(host.clock.planned).toBe(0);
    store.stop();
    expect(store.isLoading).toBe(false);
  });

  it('[STO2-5] is no longer kept as a draft', async () => {
    const { store, host } = await filled();
    host.storage.write('booking_draft', aStoredDraft());
    await store.submit();
    expect(host.storage.read('booking_draft')).toBeUndefined();
  });

  it('[BKS-19] but waits for its code leads to its page, and its form is kept until the code is typed in', async () => {
    const { store, host } = await filled({
      book: { kind: 'waits-for-code', id: 'k7Zq', changeKey: undefined },
    });
    host.storage.write('booking_draft', aStoredDraft());
    await store.submit();
    expect(host.navigation.moves).toStrictEqual(['go /booking-complete?v=k7Zq']);
    expect(store.isLoading).toBe(true);
    expect(host.bus.published).toStrictEqual([]);
    expect(host.storage.read('booking_draft')).toStrictEqual(aStoredDraft());
  });

  it('leads nowhere and leaves no timer when the customer has left the page', async () => {
    const { store, host } = await filled();
    const submitting = store.submit();
    store.stop();
    await submitting;
    expect(host.clock.planned).toBe(0);
    expect(host.navigation.moves).toStrictEqual([]);
  });
});

describe('what is sent', () => {
  it('[DAT2-1] is the form, tidied, with the slot and the defaults of the boxes', async () => {
    const { store, gateway } = await filled();
    await store.submit();
    expect(gateway.requests).toStrictEqual([
      expect.objectContaining({
        date: '2026-11-27',
        time: '19:00',
        slotId: 's-1900',
        paymode: 'cod',
        guests: 4,
        name: 'Ada Moss',
        postcode: 'E1 6AN',
        wantsUpdates: true,
        wantsOffers: true,
        wantsRestaurantOffers: false,
      }),
    ]);
  });

  it('[PER-1][PER-6] carries the token of a user, but none of a guest', async () => {
    const guest = new FakeSession({ ...aUser, user_id: '0' });
    const asGuest = await filled({}, guest);
    await asGuest.store.submit();
    expect(asGuest.gateway.requests[0]?.sessionToken).toBeUndefined();
    const asUser = await filled({}, new FakeSession(aUser));
    await asUser.store.submit();
    expect(asUser.gateway.requests[0]?.sessionToken).toBe('token');
  });

  it('[BKS-12] has a new key with each press, and the same key after a press without an answer', async () => {
    const { store, gateway } = await filled({ book: undefined });
    await store.submit();
    await store.submit();
    gateway.answers.book = { kind: 'refused', sentence: 'No.' };
    await store.submit();
    await store.submit();
    const keys = gateway.requests.map(({ requestKey }) => requestKey);
    expect(keys.slice(1, 3)).toStrictEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('[BKS-12] has a key of its own after a change, because that is another request', async () => {
    const { store, gateway, booking } = await filled({ book: undefined });
    await store.submit();
    booking.chooseGuests('5');
    await store.submit();
    const [first, second] = gateway.requests;
    expect(second?.requestKey).not.toBe(first?.requestKey);
  });
});

describe('a booking that is not made', () => {
  it('[BKS-5][BKS-6] says why under Error and keeps the date', async () => {
    const { store, popup, booking } = await filled({
      book: { kind: 'refused', sentence: 'Too many guests.' },
    });
    await store.submit();
    expect(popup).toMatchObject({ isOpen: true, shown: { title: 'Error', text: 'Too many guests.' } });
    expect(booking.form).toMatchObject({ date: '2026-11-27', time: '19:00' });
    expect(booking.dateText).toBe('2026-11-27');
  });

  it('[BKS-2] ends the loader at once, so that the refusal does not show above a loading page', async () => {
    const { store, popup, host } = await filled({ book: { kind: 'refused', sentence: 'Too many guests.' } });
    await store.submit();
    expect(popup.isOpen).toBe(true);
    expect(store.isLoading).toBe(false);
    expect(host.clock.planned).toBe(0);
  });

  it('[BKS-7][BKS-8] reloads the slots when the chosen one has just been taken', async () => {
    const sentence = 'That time has just been taken. Please choose another.';
    const { store, popup, gateway, booking } = await filled({ book: { kind: 'taken', sentence } });
    gateway.answers.day = { kind: 'ok', value: aDay({ slots: [slotAt('19:15')] }) };
    await store.submit();
    expect(popup.shown).toStrictEqual({ title: 'Error', text: sentence });
    expect(booking.slots.map(({ at }) => at.time)).toStrictEqual(['19:15']);
    expect(booking.form).toMatchObject({ date: '2026-11-27', guests: '4', name: ' Ada Moss ' });
  });

  it('still shows the slot that has just been taken, and books nothing until another is chosen', async () => {
    const sentence = 'That time has just been taken. Please choose another.';
    const { store, gateway, booking } = await filled({ book: { kind: 'taken', sentence } });
    gateway.answers.day = { kind: 'ok', value: aDay({ slots: [slotAt('19:15')] }) };
    await store.submit();
    expect(booking.form.time).toBe('19:00');
    expect(booking.lostTime).toBe('19:00');
    expect(booking.errorOf('time')).toBe('19:00 is no longer possible. Please choose another time.');
    await store.submit();
    expect(gateway.requests).toHaveLength(1);
    booking.fill('time', '19:15');
    expect(booking.errorOf('time')).toBe('');
    await store.submit();
    expect(gateway.requests.at(-1)).toMatchObject({ time: '19:15', slotId: 's-1915' });
  });

  it('[ERR2-1] shows no popup when there is no answer; the button is free again and all stays filled in', async () => {
    const { store, popup, booking, host } = await filled({ book: undefined });
    await store.submit();
    expect(store.isLoading).toBe(false);
    expect(popup.isOpen).toBe(false);
    expect(booking.form).toMatchObject({ date: '2026-11-27', time: '19:00', guests: '4' });
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it('logs the customer out with a sentence when the session has ended, and opens the login popup over the filled form', async () => {
    const { store, host, booking } = await filled({ book: { kind: 'session-over' } }, new FakeSession(aUser));
    const { form } = booking;
    await store.submit();
    expect(host.session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
    expect(booking.form).toStrictEqual(form);
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it('[PER-6] asks a user whose session has ended to log in before a table is booked outside the account, and keeps the form', async () => {
    const session = new FakeSession(aUser);
    const { store, gateway, booking } = await filled({}, session);
    const { form } = booking;
    session.logOut('Please log in again.');
    expect(store.isSessionOver).toBe(true);
    await store.submit();
    expect(session.requests).toStrictEqual([{ guest: true }]);
    expect(gateway.requests).toStrictEqual([]);
    expect(booking.form).toStrictEqual(form);
    session.logIn(aUser);
    expect(store.isSessionOver).toBe(false);
    await store.submit();
    expect(gateway.requests[0]?.sessionToken).toBe('token');
  });

  it('[PER-1] books outside the account for who was told that the session is over and does not log in', async () => {
    const session = new FakeSession(aUser);
    const { store, gateway } = await filled({}, session);
    session.logOut('Please log in again.');
    await store.submit();
    session.dismiss();
    await store.submit();
    expect(session.requests).toHaveLength(1);
    expect(gateway.requests[0]?.sessionToken).toBeUndefined();
  });

  it('[BKV-14][BKP-17] marks every field and scrolls to the form when it is invalid', async () => {
    const { store, booking, gateway } = await open();
    await store.submit();
    expect(booking.errorOf('date')).toBe('Preferred date required');
    expect(booking.errorOf('postcode')).toBe('Postcode required');
    expect(store.invalidSubmits).toBe(1);
    expect(gateway.requests).toStrictEqual([]);
  });

  it('[BKP-17] scrolls to the form as well when an amount is due and the terms are not agreed', async () => {
    const { store, booking, gateway } = await filled(withDeposit);
    booking.choosePaymode('card');
    await store.submit();
    expect(store.invalidSubmits).toBe(1);
    expect(gateway.requests).toStrictEqual([]);
  });
});
