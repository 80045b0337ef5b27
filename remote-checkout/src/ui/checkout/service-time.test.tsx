import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAgreeingApi, keptGuestAddress } from '../../testing/checkout-host';
import { openCheckout } from '../../testing/open-checkout';
import { aBusiness } from '../../testing/wire';

describe('the time of the order', () => {
  it('[SLT-4] the customer can choose any offered time, and it is kept', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ kept: { addressDetails: keptGuestAddress } });
    await user.selectOptions(screen.getByRole('combobox'), '19:15');
    expect(host.storage.read('timeslot')).toBe('19:15');
    expect(host.api.bodies('business/order_cart_backend_calculation').at(-1)).toMatchObject({
      slot: '19:15',
    });
  });

  it('[SLT-5] a chosen time that can no longer be kept stays shown, and nothing is ordered until another is chosen', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ kept: { timeslot: '19:15', addressDetails: keptGuestAddress } });
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

  it('a time that is gone by the press is not ordered, and the focus goes to the times', async () => {
    const user = userEvent.setup();
    const { host } = await openCheckout({ kept: { timeslot: '19:15', addressDetails: keptGuestAddress } });
    // The device slept: no timer has told that time has passed.
    jest.spyOn(host.clock, 'now').mockReturnValue(host.clock.now() + 20 * 60_000);
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    expect(host.api.bodies('business/order')).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('19:15 – no longer possible');
  });

  it('as soon as possible is lost as well when the kitchen can no longer make it', async () => {
    const { host } = await openCheckout({ kept: { addressDetails: keptGuestAddress } });
    expect(screen.getByRole('combobox')).toHaveValue('ASAP');
    await act(async () => host.clock.advance(3 * 60 * 60_000));
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'ASAP is no longer possible, and no other time is left today.',
    );
    expect(screen.getByText('There is no time left to order for.')).toBeInTheDocument();
  });

  it('the time that was shown before is lost too when the business answers before the page is on the screen', async () => {
    const closed = aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' });
    await openCheckout({
      api: anAgreeingApi({ business: closed }),
      kept: { addressDetails: keptGuestAddress },
    });
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'ASAP is no longer possible, and no other time is left today.',
    );
  });

  it('the sum is asked for anew when what it depends on changes before the page is on the screen', async () => {
    const closed = aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' });
    const { host } = await openCheckout({
      api: anAgreeingApi({ business: closed }),
      kept: { addressDetails: keptGuestAddress },
    });
    const asked = host.api.bodies('business/order_cart_backend_calculation');
    expect(asked.map(({ slot }) => slot)).toEqual(['ASAP', '']);
  });

  it('says so where no time is left, and takes no order', async () => {
    await openCheckout({
      business: aBusiness({ delivery_timeing: [] }, { delivery_order_possible: 'no' }),
      kept: { addressDetails: keptGuestAddress },
    });
    expect(screen.getByText('No delivery time is left today.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
  });
});
