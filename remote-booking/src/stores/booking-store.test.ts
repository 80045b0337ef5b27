import { PopupStore } from '@storefront/host';
import { FakeClock, fakeHost } from '@storefront/host/testing';
import { autorun } from 'mobx';
import type { BookingDay } from '../domain/booking';
import type { Outcome } from '../gateway/booking-gateway';
import { aBookingRules, aBusiness } from '../testing/a-business';
import { aDay, slotAt } from '../testing/builders';
import { FakeBookingGateway } from '../testing/fake-booking-gateway';
import { BookingStore } from './booking-store';
import { BusinessStore } from './business-store';

const terms = (parts: Partial<BookingDay['terms']>): BookingDay['terms'] => ({ ...aDay().terms, ...parts });
const dayAnswer = (day: Partial<BookingDay> = {}): Outcome<BookingDay> => ({ kind: 'ok', value: aDay(day) });

const open = async (
  day: Outcome<BookingDay> = dayAnswer(),
  business = aBusiness(),
  now = '2026-11-20T23:30:00Z',
) => {
  const gateway = new FakeBookingGateway({ business: { kind: 'found', business }, day });
  const businessStore = new BusinessStore({
    gateway,
    slug: 'saffron-yard',
    host: fakeHost(),
    closed: new PopupStore(),
    isNamed: false,
  });
  await businessStore.load();
  const popup = new PopupStore();
  const clock = new FakeClock(Date.parse(now));
  const store = new BookingStore({ gateway, business: businessStore, clock, popup });
  return { store, gateway, popup, clock };
};

const filled = async (day: Outcome<BookingDay> = dayAnswer()) => {
  const page = await open(day);
  await page.store.chooseDate('2026-11-27');
  page.store.fill('time', '19:00');
  page.store.chooseGuests('4');
  page.store.choosePaymode('card');
  return page;
};

describe('a date', () => {
  it('[BKG-9] before today in London cannot be chosen', async () => {
    const { store, gateway } = await open();
    expect(store.today).toBe('2026-11-20');
    await store.typeDate('2026-11-19');
    expect(store.form.date).toBe('');
    store.leaveDate();
    expect(store.dateText).toBe('');
    expect(gateway.calls).not.toContain('day b-101 2026-11-19');
  });

  it('that is cleared while it loads stays cleared when the answer comes', async () => {
    const { store } = await open();
    const choosing = store.chooseDate('2026-11-27');
    expect(store.isLoadingDay).toBe(true);
    await store.typeDate('');
    await choosing;
    expect(store.isLoadingDay).toBe(false);
    expect(store.day).toBeUndefined();
    expect(store.form.date).toBe('');
  });

  it('[BKG-9] of yesterday cannot be chosen in summer once it is past midnight in London, though not yet in UTC', async () => {
    const { store, gateway } = await open(undefined, undefined, '2026-07-01T23:30:00Z');
    expect(store.today).toBe('2026-07-02');
    await store.typeDate('2026-07-01');
    expect(store.form.date).toBe('');
    await store.typeDate('2026-07-02');
    expect(gateway.calls.filter((call) => call.startsWith('day'))).toStrictEqual(['day b-101 2026-07-02']);
  });

  it('[BKG-9] of yesterday cannot be chosen in a form that was open at midnight', async () => {
    const { store, gateway, clock } = await open(undefined, undefined, '2026-11-20T23:59:00Z');
    const stop = autorun(() => store.today);
    clock.advance(2 * 60_000);
    await store.typeDate('2026-11-20');
    expect(store.form.date).toBe('');
    await store.typeDate('2026-11-21');
    expect(gateway.calls.filter((call) => call.startsWith('day'))).toStrictEqual(['day b-101 2026-11-21']);
    stop();
  });

  it('with a half typed year is left alone until the year is whole', async () => {
    const { store, gateway } = await open();
    for (const text of ['0002-11-27', '0020-11-27', '0202-11-27']) await store.typeDate(text);
    expect(store.dateText).toBe('0202-11-27');
    await store.typeDate('2026-11-27');
    expect(gateway.calls.filter((call) => call.startsWith('day'))).toStrictEqual(['day b-101 2026-11-27']);
  });

  it('[BKG-18] clears time, guests, payment mode and their price', async () => {
    const { store } = await filled(dayAnswer({ terms: terms({ guestPrice: 500 }) }));
    expect(store.figures.amountDue).toBe(2000);
    const choosing = store.chooseDate('2026-11-28');
    expect(store.form).toMatchObject({ date: '2026-11-28', time: '', guests: '' });
    expect(store.chosenPaymode).toBeNull();
    expect(store.figures).toMatchObject({ guests: 0, serviceCharge: 0 });
    await choosing;
    expect(store.form.time).toBe('');
  });

  it('[BKG-37] brings the chosen number of guests back when it allows so many', async () => {
    const { store, gateway } = await filled();
    await store.chooseDate('2026-11-28');
    expect(store.form).toMatchObject({ time: '', guests: '4' });
    gateway.answers.day = dayAnswer({ maximumGuests: 3 });
    await store.chooseDate('2026-11-29');
    expect(store.form.guests).toBe('');
    gateway.answers.day = dayAnswer();
    await store.chooseDate('2026-11-30');
    expect(store.form.guests).toBe('4');
  });

  it('[BKG-19][BKG-20] loads the slots and prices of that date as the server sends them', async () => {
    const { store, gateway } = await open(dayAnswer({ terms: terms({ deposit: 500 }) }));
    const choosing = store.chooseDate('2026-11-27');
    expect(store.isLoadingDay).toBe(true);
    await choosing;
    expect(store.isLoadingDay).toBe(false);
    expect(gateway.calls.at(-1)).toBe('day b-101 2026-11-27');
    expect(store.slots.map(({ at }) => at.time)).toStrictEqual(['19:00', '19:15']);
    expect(store.figures.deposit).toBe(500);
  });

  it('[BKG-24][BKG-25] that the server refuses is cleared with its slots, and the popup says why', async () => {
    const { store, gateway, popup } = await filled();
    gateway.answers.day = { kind: 'refused', sentence: 'We are closed on that day.' };
    await store.chooseDate('2026-12-25');
    expect(store.form.date).toBe('');
    expect(store.dateText).toBe('');
    expect(store.slots).toStrictEqual([]);
    expect(popup).toMatchObject({
      isOpen: true,
      shown: { title: 'Alert', text: 'We are closed on that day.' },
    });
  });

  it('[ERR2-2] without an answer brings back date, slots and time, and no popup', async () => {
    const { store, gateway, popup } = await filled();
    delete gateway.answers.day;
    await store.chooseDate('2026-11-28');
    expect(store.form).toMatchObject({ date: '2026-11-27', time: '19:00', guests: '4' });
    expect(store.dateText).toBe('2026-11-27');
    expect(store.slots).toHaveLength(2);
    expect(store.isLoadingDay).toBe(false);
    expect(popup.isOpen).toBe(false);
  });

  it('that is chosen after another one wins', async () => {
    const { store, gateway } = await open();
    const first = store.chooseDate('2026-11-27');
    gateway.answers.day = dayAnswer({ date: '2026-11-28', slots: [slotAt('12:00', '2026-11-28')] });
    await Promise.all([first, store.chooseDate('2026-11-28')]);
    expect(store.form.date).toBe('2026-11-28');
    expect(store.slots.map(({ at }) => at.time)).toStrictEqual(['12:00']);
  });

  it('without an answer gives back the form from before the first of two dates that were chosen in haste (D70)', async () => {
    const { store, gateway } = await filled();
    const first = store.chooseDate('2026-11-28');
    delete gateway.answers.day;
    await Promise.all([first, store.chooseDate('2026-11-29')]);
    expect(store.form).toMatchObject({ date: '2026-11-27', time: '19:00', guests: '4' });
    expect(store.dateText).toBe('2026-11-27');
  });

  it('[BKS-8] that is looked up again keeps the rest of the form', async () => {
    const { store, gateway } = await filled();
    gateway.answers.day = dayAnswer({ slots: [slotAt('19:15')] });
    await store.reloadDay();
    expect(store.form).toMatchObject({ date: '2026-11-27', time: '19:00', guests: '4' });
    expect(store.slots.map(({ at }) => at.time)).toStrictEqual(['19:15']);
    expect(store.lostTime).toBe('19:00');
    expect(store.isValid).toBe(false);
  });
});

describe('the postcode', () => {
  it.each(['e16an', 'E1–6AN', ' e1 6an, '])(
    'is shown as it is written once the field is left: %s (D11)',
    async (typed) => {
      const { store } = await open();
      store.fill('postcode', typed);
      expect(store.form.postcode).toBe(typed);
      store.touch('postcode');
      expect(store.form.postcode).toBe('E1 6AN');
      expect(store.errorOf('postcode')).toBe('');
    },
  );
});

describe('guests', () => {
  it('[BKG-7] can be as many as the business allows, and then as many as the date allows', async () => {
    const { store } = await open();
    expect(store.guestOptions).toStrictEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    await store.chooseDate('2026-11-27');
    expect(store.guestOptions).toStrictEqual(['2', '3', '4', '5', '6']);
  });

  it('[BKP-9] above a positive threshold clear payment mode and agreement', async () => {
    const { store } = await filled(
      dayAnswer({ terms: terms({ guestPrice: 500, freeGuests: 4, deposit: 100 }) }),
    );
    store.agree(true);
    store.chooseGuests('4');
    expect([store.chosenPaymode, store.hasAgreed]).toStrictEqual(['card', true]);
    store.chooseGuests('5');
    expect([store.chosenPaymode, store.hasAgreed]).toStrictEqual([null, false]);
  });
});

describe('the price and its payment', () => {
  it('[BKP-1][BKP-2][BKP-3] counts guests above the threshold, deposit and service charge', async () => {
    const charged = terms({
      guestPrice: 300,
      freeGuests: 3,
      deposit: 500,
      serviceCharge: { kind: 'fixed', amount: 150 },
    });
    const { store } = await filled(dayAnswer({ terms: charged }));
    expect(store.figures).toMatchObject({ guests: 1200, total: 1700, amountDue: 1850 });
    store.chooseGuests('3');
    expect(store.figures).toMatchObject({ guests: 0, total: 500, amountDue: 650 });
  });

  it('[BKP-4] rounds a percentage to pence, half away from zero', async () => {
    const charged = terms({ deposit: 1050, serviceCharge: { kind: 'percentage', rate: 50_000 } });
    const { store } = await filled(dayAnswer({ terms: charged }));
    expect(store.figures.serviceCharge).toBe(53);
  });

  it('[BKP-7][BKP-8][BKP-10][BKP-11][BKP-15][BKP-16] needs no step when nothing is due, and is cash', async () => {
    const { store } = await filled();
    expect(store.payment).toMatchObject({ isStepShown: false, paymode: 'cod', isReady: true, message: '' });
    expect(store.buttonLabel).toBe('Book');
  });

  it('[BKP-14][BKP-18][BKP-19][BKP-20][BKP-21][BKP-22] needs a mode and the terms when an amount is due', async () => {
    const { store } = await open(dayAnswer({ terms: terms({ deposit: 500 }) }));
    await store.chooseDate('2026-11-27');
    expect(store.buttonLabel).toBe('Book with £ 5.00');
    expect(store.payment).toMatchObject({
      isReady: false,
      message: 'Please agree our Terms & Conditions and choose a valid payment method.',
    });
    store.agree(true);
    expect(store.payment.message).toBe('Please select a payment method.');
    store.choosePaymode('card');
    expect(store.payment).toMatchObject({ isReady: true, message: '' });
    store.agree(false);
    expect(store.payment.message).toBe('Please agree our Terms & Conditions.');
  });

  it('[BKP-6] has the only way to pay chosen already', async () => {
    const business = aBusiness({ payOptions: [{ value: 'card', label: 'Card' }] });
    const { store } = await open(dayAnswer({ terms: terms({ deposit: 500 }) }), business);
    await store.chooseDate('2026-11-27');
    expect(store.payment.paymode).toBe('card');
  });

  it('[BKP-12][BKP-13] clears and flags a mode that the business does not permit', async () => {
    const business = aBusiness({ payOptions: [{ value: 'card', label: 'Card' }] });
    const { store, gateway } = await open(dayAnswer({ terms: terms({ deposit: 500 }) }), business);
    await store.chooseDate('2026-11-27');
    store.choosePaymode('cod');
    expect(store.payment).toMatchObject({ paymode: null, isPaymodeRefused: true, isReady: false });
    gateway.answers.day = dayAnswer();
    await store.chooseDate('2026-11-28');
    store.choosePaymode('cod');
    expect(store.payment).toMatchObject({ paymode: 'cod', isPaymodeRefused: false });
  });

  it('follows the configuration until a date is chosen, and then the date', async () => {
    const rules = aBookingRules({ terms: terms({ guestPrice: 300 }) });
    const { store } = await open(dayAnswer(), aBusiness({ booking: rules }));
    store.chooseGuests('2');
    expect(store.figures.amountDue).toBe(600);
    await store.chooseDate('2026-11-27');
    store.chooseGuests('2');
    expect(store.figures.amountDue).toBe(0);
  });
});

describe('what is wrong', () => {
  it('shows at the fields that the customer has left, and at all fields after a press', async () => {
    const { store } = await open();
    expect(store.errorOf('name')).toBe('');
    store.touch('name');
    expect(store.errorOf('name')).toBe('Name required');
    expect(store.errorOf('email')).toBe('');
    store.touchAll();
    expect(store.errorOf('email')).toBe('Email required');
  });

  it('[BKV-13] includes a missing message where the business requires one', async () => {
    const { store } = await open(
      dayAnswer(),
      aBusiness({ booking: aBookingRules({ isMessageRequired: true }) }),
    );
    store.touchAll();
    expect(store.errorOf('message')).toBe('Message required');
  });
});
