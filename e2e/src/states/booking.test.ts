import { interceptAnswers } from '../harness/answers';
import { addressOf } from '../harness/browser';
import { withAnswer, withOwnAnswer } from '../harness/journey';
import { testEveryState } from '../harness/states';
import { chooseTable, chooseTime, fillInGuest } from '../harness/tables';

testEveryState('booking', ['marketplace', 'saffronYard', 'northbank'], async (page, checkState, brand) => {
  const open = page.getByRole('button', { name: 'Book Now' });
  const openCart = async () => {
    if (await open.isVisible()) await open.click();
  };
  const closeCart = async () => {
    const cross = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (await cross.isVisible()) await cross.click();
  };
  await page.goto(addressOf(brand, brand === 'saffronYard' ? '/booking' : '/booking?business=saffron-yard'));
  await page.getByText(/times available$/).waitFor();
  await checkState('form');
  await page.getByRole('button', { name: 'Another date' }).click();
  await page.getByLabel('Another date').press('Enter');
  await page.getByText('Preferred time slot required').waitFor();
  await checkState('nothing filled in', 'main');

  const dates = page.getByRole('radiogroup', { name: 'Date' });
  await withAnswer(page, 'business/booking_time', (own) => ({ ...own, booking_time_slot: { slots: [] } }));
  await dates.locator('input[value="2026-11-24"]').check();
  await page.getByText('No times available on this day. Please choose another date.').waitFor();
  await checkState('no tables', 'main');
  await withAnswer(page, 'business/booking_time', (own) => ({ ...own, booking_time_slot: fullEvening }));
  await dates.locator('input[value="2026-11-26"]').check();
  await page.getByText('2 times available').waitFor();
  await checkState('full times', 'main');
  await withOwnAnswer(page, 'business/booking_time');
  await chooseTable(page, { date: '2026-11-25', guests: '6', time: '19:00' });
  await fillInGuest(page, 'Birthday');
  await openCart();
  await page.getByText('Booking deposit').last().waitFor();
  await checkState('deposit', 'main, [role="dialog"]');

  await page
    .getByRole('radio', { name: /Pay at the restaurant/ })
    .last()
    .check();
  await page.getByRole('checkbox', { name: /Terms/ }).last().check();
  const book = page.getByRole('button', { name: /^Book with £ / }).last();
  const taken = 'That time has just been taken. Please choose another.';
  await withAnswer(page, 'business/booking', { responsecode: '409', status_msg: taken });
  await book.click();
  await page.getByText(taken).waitFor();
  await checkState('just taken', 'main, [role$="dialog"]');
  await page.getByRole('button', { name: 'OK' }).click();
  await withOwnAnswer(page, 'business/booking');

  await closeCart();
  await chooseTime(page, '19:15');
  await openCart();
  await book.click();
  await page.waitForURL(/\/booking-complete\?v=/);
  await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
  await checkState('booked');
  await page.getByRole('button', { name: 'Change booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change your booking' });
  await sheet.getByText(/times available$/).waitFor();
  await checkState('changing', '[role="dialog"]');
  await sheet.getByRole('radio', { name: '19:30', exact: true }).check();
  await withAnswer(page, 'business/booking_change', { responsecode: '409', status: taken });
  await sheet.getByRole('button', { name: 'Confirm the change' }).click();
  await sheet.getByText(taken).waitFor();
  await checkState('change refused', '[role="dialog"]');
  await withOwnAnswer(page, 'business/booking_change');
  await sheet.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByText(/November, 19:30$/).waitFor();
  await sheet.waitFor({ state: 'hidden' });
  await checkState('changed', 'main');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await checkState('cancel or not', '[role$="dialog"]');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('heading', { level: 1, name: 'This booking is cancelled' }).waitFor();
  await checkState('cancelled', 'main');
});

const fullEvening = {
  slots: [],
  times: ['18:45', '19:00', '19:15', '19:30', '19:45'].map((time, index) => ({
    time,
    slot_id: time,
    calendar_date: '2026-11-26',
    covers: index % 2 === 0 ? 0 : 4,
  })),
};

testEveryState(
  'booking by card',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    const answers = await interceptAnswers(page);
    await page.goto(
      addressOf(brand, brand === 'saffronYard' ? '/booking' : '/booking?business=saffron-yard'),
    );
    await page.getByText(/times available$/).waitFor();

    const shut = 'We are closed on that day.';
    await withAnswer(page, 'business/booking_time', { responsecode: '201', status: shut });
    await page.getByRole('radiogroup', { name: 'Date' }).locator('input[value="2026-11-24"]').click();
    await page.getByRole('alertdialog', { name: 'Alert' }).getByText(shut).waitFor();
    await checkState('no such day', 'main, [role$="dialog"]');
    await page.getByRole('button', { name: 'OK' }).click();
    await withOwnAnswer(page, 'business/booking_time');

    await chooseTable(page, { date: '2026-12-01', guests: '6', time: '20:00' });
    await fillInGuest(page, 'Anniversary');
    const open = page.getByRole('button', { name: 'Book Now' });
    if (await open.isVisible()) await open.click();
    await page.getByRole('radio', { name: /Card/ }).last().check();
    await checkState('terms missing', 'main, [role="dialog"]');
    await page.getByRole('checkbox', { name: /Terms/ }).last().check();
    const book = page.getByRole('button', { name: /^Book with £ / }).last();
    await withAnswer(page, 'business/booking', {
      responsecode: '201',
      status_msg: 'Tables for six are booked by telephone. Please call us.',
    });
    await book.click();
    await page.getByText('Tables for six are booked by telephone.').waitFor();
    await checkState('refused', 'main, [role$="dialog"]');
    await page.getByRole('button', { name: 'OK' }).click();
    await withOwnAnswer(page, 'business/booking');

    answers.hold('business/booking');
    await book.click();
    await page.getByText('Booking your table…').first().waitFor();
    await checkState('on its way');
    answers.restore();
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    await checkState('sandbox of the card');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your table is held' }).waitFor();
    await checkState('held');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
    await page.getByText('Amount paid').waitFor();
    await checkState('paid');
    answers.change('business/booking_status', ({ booking }) => void (booking.state = 'awaiting_code'));
    await withAnswer(page, 'business/booking_otp_details', {
      responsecode: '200',
      booking_details: { id: 'k7Zq', business_id: 'b-101', mobile: '07700900123' },
      otp_expire_in: 300,
      otp_resend_in: 60,
      otp_sent: 'yes',
    });
    await page.reload();
    await page.getByLabel('Verification code', { exact: false }).waitFor();
    await checkState('waits for its code');
    await withOwnAnswer(page, 'business/booking_otp_details');
    for (const state of ['completed', 'expired'] as const) {
      answers.change('business/booking_status', ({ booking }) => void (booking.state = state));
      await page.reload();
      await page
        .getByRole('heading', { level: 1, name: /^(Thank you for coming|This booking has expired)$/ })
        .waitFor();
      await checkState(state, 'main');
    }
    answers.change(
      'business/booking_status',
      ({ booking }) => void (booking.cancel_until = '2026-11-20T17:00:00.000Z'),
    );
    await page.reload();
    await page.getByText(/^A booking can be cancelled until two hours before\./).waitFor();
    await checkState('too late to cancel', 'main');

    answers.restore();
    await page.reload();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await checkState('cancel and be paid back', '[role$="dialog"]');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { level: 1, name: 'This booking is cancelled' }).waitFor();
    await checkState('cancelled', 'main');
  },
);

testEveryState(
  'write review',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/information/feedback/saffron-yard'));
    const send = page.getByRole('button', { name: 'Send review' });
    await send.waitFor();
    await checkState('empty');
    await send.click();
    await checkState('nothing filled in', 'main');
    for (const thing of ['Food', 'Service', 'Quality', 'Atmosphere', 'Waiting time', 'Value for money'])
      await page.getByRole('group', { name: thing }).getByRole('radio').nth(3).check();
    await page.getByLabel('Your review').fill('The salmon was the best we have had, and the naan was hot.');
    await page.getByLabel(/^Your name/).fill('Ada Moss');
    await page.getByLabel(/^Link to your order or booking/).fill('nobodys-order');
    await send.click();
    await page.getByText('Your review was not taken').waitFor();
    await checkState('refused', 'main');
    await withAnswer(page, 'business/feedback', { responsecode: '200', status: 'Thank you.' });
    await send.click();
    await page.getByText('Thank you!').waitFor();
    await checkState('sent', 'main');
  },
);
