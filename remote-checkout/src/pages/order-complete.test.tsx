import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OkAnswer } from '@storefront/contract';
import { FakeApi, FakeSession, fakeHost, locationAt } from '@storefront/host/testing';
import { aGuest, anItem, aWireOrder } from '../testing/wire';
import orderComplete from './order-complete';

type WireOrder = OkAnswer<'business/order_status'>['order'];

const open = async (order: WireOrder | 'unknown' | 'unreachable') => {
  const api = new FakeApi();
  if (order !== 'unreachable') {
    api.answer('business/order_status', () =>
      order === 'unknown' ? { responsecode: '204', status: 'Nothing' } : { responsecode: '200', order },
    );
  }
  const host = fakeHost({ api, session: new FakeSession(aGuest) });
  const model = orderComplete.create(host, locationAt('/order-complete', { query: { v: 'okey-1' } }));
  await model.load?.();
  render(<orderComplete.Component model={model} />);
  act(() => model.start?.());
  return { host, api };
};

describe('order-complete', () => {
  it('shows number, business, items, totals, mode and time', async () => {
    await open(aWireOrder());
    expect(screen.getByText('SY-1042')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Saffron Yard' })).toBeInTheDocument();
    expect(screen.getByText('As soon as possible')).toBeInTheDocument();
    const items = screen.getByRole('region', { name: 'Your order' });
    expect(items).toHaveTextContent('2 ×Chicken Tikka Masala');
    expect(items).toHaveTextContent('2 ×Poppadoms Free');
    expect(items).toHaveTextContent('Discount(10%)-£1.90');
    expect(items).toHaveTextContent('Total£20.20');
  });

  const expected = {
    from: '2026-12-04T19:15:00.000Z',
    until: '2026-12-04T19:25:00.000Z',
    by: 'business' as const,
  };
  const lineUnderHeading = () => screen.getByRole('heading', { level: 1 }).parentElement;

  it('[ORC-2] shows when it comes', async () => {
    await open(aWireOrder({ expected }));
    expect(lineUnderHeading()).toHaveTextContent(/Arriving 19:15 – 19:25$/);
  });

  it('[ORC-2] says that a time is only usual where the business has not said it', async () => {
    await open(aWireOrder({ expected: { ...expected, by: 'usual' } }));
    expect(lineUnderHeading()).toHaveTextContent(/Usually arriving 19:15 – 19:25$/);
  });

  it('[ORC-2] shows one time for a collection', async () => {
    const ready = { ...expected, until: expected.from };
    await open(aWireOrder({ del_mode: 'pickup', expected: ready }));
    expect(lineUnderHeading()).toHaveTextContent(/Ready at 19:15$/);
  });

  it('[ORC-2] says that it is late once the time is over, and who knows more', async () => {
    const until = '2026-11-21T18:00:05.000Z';
    const { host } = await open(aWireOrder({ expected: { ...expected, from: until, until } }));
    const late = 'It takes longer than expected. Saffron Yard knows best where it is.';
    expect(screen.queryByText(late)).not.toBeInTheDocument();
    await act(async () => host.clock.advance(10_000));
    expect(screen.getByText(late)).toBeInTheDocument();
  });

  it('[ORC-6] asks for stars once it has come, and each leads to the review with as many', async () => {
    await open(aWireOrder({ state: 'completed' }));
    const stars = within(screen.getByRole('region', { name: 'How was it?' })).getAllByRole('link');
    expect(stars.map(({ textContent }) => textContent)).toStrictEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(stars[3]).toHaveAttribute('href', '/information/feedback/saffron-yard?key=okey-1&stars=4');
    // They stand above the steps, where a small screen shows them at once.
    const steps = screen.getByRole('list', { name: 'Where your order is' });
    expect(stars[0]?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[ORC-6] asks for no stars before', async () => {
    await open(aWireOrder({ state: 'out_for_delivery' }));
    expect(screen.queryByRole('region', { name: 'How was it?' })).not.toBeInTheDocument();
  });

  it('says no time for an order from before times were kept', async () => {
    await open(aWireOrder());
    expect(lineUnderHeading()).not.toHaveTextContent(/\d\d:\d\d/);
  });

  it.each([
    ['placed', 'delivery', 'Thank you, your order is placed'],
    ['accepted', 'delivery', 'Your order is accepted'],
    ['preparing', 'delivery', 'Your order is being prepared'],
    ['ready', 'delivery', 'Your order is packed'],
    ['ready', 'pickup', 'Your order is ready'],
    ['out_for_delivery', 'delivery', 'Your order is on its way'],
    ['completed', 'delivery', 'Enjoy your meal'],
    ['rejected', 'delivery', 'Your order was not accepted'],
    ['cancelled', 'delivery', 'Your order was cancelled'],
  ] as const)('[ORC-3] has a heading for an order that is %s (%s)', async (state, del_mode, heading) => {
    await open(aWireOrder({ state, del_mode }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('[ORC-4] shows where to collect it, the way there, and the number to say', async () => {
    const business_address = '12 Hanbury Street, London, E1 6QR';
    await open(aWireOrder({ state: 'ready', del_mode: 'pickup', business_address }));
    expect(screen.getByText('Say order SY-1042 at the counter.')).toBeInTheDocument();
    expect(screen.getByText(business_address, { exact: false })).toBeInTheDocument();
    const { searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Directions' }).href,
    );
    expect(searchParams.get('destination')).toBe(`Saffron Yard, ${business_address}`);
  });

  it('[ORC-4] shows no address to collect from for a delivery', async () => {
    await open(aWireOrder({ business_address: '12 Hanbury Street, London, E1 6QR' }));
    expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
  });

  it('[CHK-18] shows the tip among the figures', async () => {
    const { totals } = aWireOrder();
    await open(aWireOrder({ totals: { ...totals, tip: '2.00', total: '22.20' } }));
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(/Tip£2\.00Total£22\.20/);
  });

  it('shows Free for a delivery that cost nothing', async () => {
    const { totals } = aWireOrder();
    await open(aWireOrder({ totals: { ...totals, additionalchageamnt: '0.00' } }));
    expect(screen.getByText('Delivery charge').closest('div')).toHaveTextContent('Delivery chargeFree');
  });

  it('shows a time after midnight with its calendar date and whose night it is (D83)', async () => {
    const slot_night = { calendar_date: '2026-11-22', service_date: '2026-11-21' };
    await open(aWireOrder({ slot: '00:30', slot_night }));
    expect(screen.getByText('Sunday 22 November, 00:30 (Saturday night)')).toBeInTheDocument();
  });

  it('[SLT-7/order] shows that a time is the second of two equal ones', async () => {
    const slot_night = { calendar_date: '2026-10-25', service_date: '2026-10-24', repeated: 'yes' as const };
    await open(aWireOrder({ slot: '01:15', slot_night }));
    expect(
      screen.getByText('Sunday 25 October, 01:15 (after the clocks go back), Saturday night'),
    ).toBeInTheDocument();
  });

  it('[G23] shows allergens and diets of each dish as they were when it was ordered', async () => {
    await open(
      aWireOrder({
        items: [
          { ...anItem(), allergens: ['milk', 'nuts'], diets: ['halal'] },
          anItem({ product_id: 'p-2', product_name: 'Cola' }),
          {
            ...anItem({
              product_id: 'p-large',
              product_name: 'Large',
              select_product_type: 'sub-product',
              main_pro_id: 'p-lassi',
              main_pro_name: 'Lassi',
            }),
            allergens: ['milk'],
            diets: ['vegetarian'],
          },
        ],
        freedish: [],
      }),
    );
    const [tikka, cola, lassi] = within(screen.getByRole('region', { name: 'Your order' })).getAllByRole(
      'listitem',
    );
    expect(tikka).toHaveTextContent('halalContains milk, nuts');
    expect(cola).not.toHaveTextContent('Contains');
    expect(lassi).toHaveTextContent('LassiLargevegetarianContains milk');
  });

  it('shows the progress of the order as a list of steps', async () => {
    await open(aWireOrder());
    const steps = screen.getByRole('list', { name: 'Where your order is' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toStrictEqual([
      'Placed, done18:00',
      'Accepted, now18:02',
      'Being prepared, still to come',
      'On its way, still to come',
      'Delivered, still to come',
    ]);
  });

  it('updates by itself', async () => {
    const { host, api } = await open(aWireOrder());
    api.answer('business/order_status', () => ({
      responsecode: '200',
      order: aWireOrder({ state: 'completed' }),
    }));
    await act(async () => host.clock.advance(10_000));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enjoy your meal');
  });

  it('prints the receipt', async () => {
    const user = userEvent.setup();
    const print = jest.fn();
    Object.assign(window, { print });
    await open(aWireOrder());
    await user.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('offers to order again', async () => {
    const user = userEvent.setup();
    const { host } = await open(aWireOrder());
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(host.navigation.moves).toStrictEqual(['go /business/saffron-yard']);
  });

  it('links to the verification page while the order waits for its code', async () => {
    await open(aWireOrder({ state: 'awaiting_code' }));
    expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute(
      'href',
      '/order/checkout-otp/okey-1',
    );
    expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
  });

  it('offers to pay while the order waits for its payment', async () => {
    await open(aWireOrder({ state: 'awaiting_payment', paymode: 'card' }));
    expect(screen.getByRole('button', { name: 'Pay £20.20' })).toBeInTheDocument();
  });

  it('says why an order was cancelled, and that a payment is refunded', async () => {
    await open(
      aWireOrder({
        state: 'cancelled',
        state_reason: 'The kitchen did not answer.',
        paymode: 'card',
        paid: 'yes',
      }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order was cancelled');
    expect(
      screen.getByText('The kitchen did not answer. What you have paid goes back to you.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Where your order is' })).not.toBeInTheDocument();
  });

  it('says so when there is no such order', async () => {
    await open('unknown');
    expect(screen.getByRole('heading', { name: 'We cannot find that order.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('[G18] says so when the server cannot be reached, and tries again', async () => {
    const user = userEvent.setup();
    const { api } = await open('unreachable');
    expect(screen.getByRole('alert')).toHaveTextContent('Your order did not load');
    api.answer('business/order_status', () => ({ responsecode: '200', order: aWireOrder() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('SY-1042')).toBeInTheDocument();
  });
});
