import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAgreeingApi, storedGuestAddress } from '../../testing/checkout-host';
import { openCheckout } from '../../testing/open-checkout';
import { aBusiness } from '../../testing/wire';

describe('the time of the order', () => {
  it('[SLT-4] can be any offered time, and is stored', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ stored: { addressDetails: storedGuestAddress } });
    await user.selectOptions(screen.getByRole('combobox'), '19:15');
    expect(host.storage.read('timeslot')).toBe('19:15');
    expect(host.api.bodies('business/order_cart_backend_calculation').at(-1)).toMatchObject({
      slot: '19:15',
    });
  });

  it('[SLT-9] is listed by parts of the day, and a time after midnight in few words with its dates below (D83)', async () => {
    const user = userEvent.setup();
    const night = { calendar_date: '2026-11-22', service_date: '2026-11-21' };
    const times = [{ time: '16:45' }, { time: '17:00' }, { time: '23:45' }, { time: '00:30', night }];
    await openCheckout({
      now: '2026-11-21T15:30:00Z',
      business: aBusiness({ delivery_timeing: times }),
      stored: { addressDetails: storedGuestAddress },
    });
    const groups = within(screen.getByRole('combobox'))
      .getAllByRole('group')
      .map((group) => [group.getAttribute('label'), group.textContent]);
    expect(groups).toStrictEqual([
      ['Today', '16:45'],
      ['Tonight', '17:0023:45'],
      ['After midnight, Sunday 22 November (Saturday night)', '00:30'],
    ]);
    await user.selectOptions(screen.getByRole('combobox'), '00:30');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'Sunday 22 November, 00:30 (Saturday night)',
    );
  });

  it.each([
    ['delivery' as const, 'Usually arrives about 18:50.'],
    ['collection' as const, 'Usually ready about 18:25.'],
  ])('[SLT-10] as soon as possible says when that usually is: %s', async (mode, sentence) => {
    await openCheckout({ mode, now: '2026-11-21T18:03:00Z', stored: { addressDetails: storedGuestAddress } });
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(sentence);
  });

  it('[SLT-5] stays shown when it is no longer possible, and nothing can be ordered until another is chosen', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({
      stored: { timeslot: '19:15', addressDetails: storedGuestAddress },
    });
    const times = screen.getByRole('combobox');
    expect(times).toHaveValue('19:15');
    expect(times).toBeValid();
    await act(async () => host.clock.advance(20 * 60_000));
    expect(times).toHaveDisplayValue('19:15 – no longer possible');
    expect(times).toHaveAccessibleDescription('19:15 is no longer possible. Please choose another time.');
    expect(times).toBeInvalid();
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    expect(screen.getByText('Choose another time to order.')).toBeInTheDocument();
    expect(host.storage.read('timeslot')).toBe('19:15');
    await user.selectOptions(times, '19:30');
    expect(times).toBeValid();
    expect(screen.queryByText('19:15 – no longer possible')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeInTheDocument();
  });

  const clocksGoBack = {
    now: '2026-10-24T23:20:00Z',
    business: aBusiness({
      delivery_timeing: [
        ['00:30', '2026-10-24T23:30:00.000Z'],
        ['01:15', '2026-10-25T00:15:00.000Z'],
        ['01:30', '2026-10-25T00:30:00.000Z'],
        ['01:15', '2026-10-25T01:15:00.000Z'],
        ['02:00', '2026-10-25T02:00:00.000Z'],
      ].map(([time = '', at = '']) => ({
        time,
        at,
        night: {
          calendar_date: '2026-10-25',
          service_date: '2026-10-24',
          ...(at === '2026-10-25T01:15:00.000Z' && { repeated: 'yes' as const }),
        },
      })),
    }),
  };
  const second = 'Sunday 25 October, 01:15 (after the clocks go back), Saturday night';

  it('[SLT-6/checkout][SLT-7/checkout] can be either of two equal times when the clocks go back, and is sent as its instant', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ ...clocksGoBack, stored: { addressDetails: storedGuestAddress } });
    const times = screen.getByRole('combobox');
    expect(
      within(times)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['ASAP', '01:30', '01:15 (after the clocks go back)', '02:00']);
    expect(screen.getByRole('group', { name: 'After midnight, Sunday 25 October (Saturday night)' })).toBe(
      screen.getByRole('option', { name: '01:30' }).parentElement,
    );
    await user.selectOptions(times, '01:15 (after the clocks go back)');
    expect(times).toHaveAccessibleDescription(second);
    expect(host.api.bodies('business/order_cart_backend_calculation').at(-1)).toMatchObject({
      slot: '01:15',
      slot_at: '2026-10-25T01:15:00.000Z',
    });
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    expect(host.api.bodies('business/order').at(-1)).toMatchObject({
      slot: '01:15',
      slot_at: '2026-10-25T01:15:00.000Z',
    });
  });

  it('[SLT-6/checkout] stays the second of two equal times after a reload, and is not turned into the other when it is lost', async () => {
    const { host } = await openCheckout({
      ...clocksGoBack,
      stored: { timeslot: '2026-10-25T01:15:00.000Z', addressDetails: storedGuestAddress },
    });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('01:15 (after the clocks go back)');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(second);
    await act(async () => host.clock.advance(56 * 60_000));
    expect(screen.getByRole('combobox')).toHaveDisplayValue(
      '01:15 (after the clocks go back) – no longer possible',
    );
  });

  it('[SLT-6/checkout] does not become the same time of the next day on a page that stays open (D82)', async () => {
    const { host } = await openCheckout({
      business: aBusiness({ delivery_timeing: [{ time: '19:30' }] }),
      stored: { timeslot: '19:30', addressDetails: storedGuestAddress },
    });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('19:30');
    await act(async () => host.clock.advance(8 * 60 * 60_000));
    expect(screen.getByRole('combobox')).toHaveDisplayValue('19:30 – no longer possible');
    expect(screen.getByRole('option', { name: '19:30' })).toBeInTheDocument();
  });

  it('is not ordered when it has passed before the press, and the focus goes to the times', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({
      stored: { timeslot: '19:15', addressDetails: storedGuestAddress },
    });
    // The device slept, so no timer has run.
    jest.spyOn(host.clock, 'now').mockReturnValue(host.clock.now() + 20 * 60_000);
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    expect(host.api.bodies('business/order')).toStrictEqual([]);
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('19:15 – no longer possible');
  });

  it('is no longer as soon as possible when the kitchen cannot make it any more', async () => {
    const { host } = await openCheckout({ stored: { addressDetails: storedGuestAddress } });
    expect(screen.getByRole('combobox')).toHaveValue('ASAP');
    await act(async () => host.clock.advance(3 * 60 * 60_000));
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'ASAP is no longer possible, and no other time is left today.',
    );
    expect(screen.getByText('There is no time left to order for.')).toBeInTheDocument();
  });

  it('is marked as lost when the business answers before the page is rendered', async () => {
    const closed = aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' });
    await openCheckout({
      api: anAgreeingApi({ business: closed }),
      stored: { addressDetails: storedGuestAddress },
    });
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'ASAP is no longer possible, and no other time is left today.',
    );
  });

  it('is part of a new calculation when it changes before the page is rendered', async () => {
    const closed = aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' });
    const { host } = await openCheckout({
      api: anAgreeingApi({ business: closed }),
      stored: { addressDetails: storedGuestAddress },
    });
    const calculations = host.api.bodies('business/order_cart_backend_calculation');
    expect(calculations.map(({ slot }) => slot)).toStrictEqual(['ASAP', '']);
  });

  it('cannot be chosen when no time is left, and the page says so', async () => {
    await openCheckout({
      business: aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' }),
      stored: { addressDetails: storedGuestAddress },
    });
    expect(screen.getByText('No delivery time is left today.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
  });
});
