import type { OkAnswer, KitchenOrder as WireOrder } from '@storefront/contract';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { PastPageModel } from '../stores/past-page-model';
import { openPage } from '../testing/open-kitchen';
import { aWireKitchenOrder, listing } from '../testing/orders';
import { PastPage } from '../ui/past/past-page';

const completed = aWireKitchenOrder({
  state: 'completed',
  next: [],
  paid: 'yes',
  refunded: '0.00',
  refundable: '20.20',
  refundable_lines: [{ line: 0, quantity: 2, each: '9.50' }],
});
const refunded = { ...completed, refunded: '20.20', refundable: '0.00', refundable_lines: [] };
const past = (...orders: WireOrder[]): OkAnswer<'kitchen/past_orders'> => ({ responsecode: '200', orders });
const open = (api: FakeApi) => openPage((frame) => new PastPageModel(frame), PastPage, { api });

describe('the orders that are done', () => {
  it('[KIT-11] are those of today, and of a day before it', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/past_orders': ({ date }) => (date === '2026-11-21' ? past(completed) : past()),
    });
    const { press } = await open(api);
    const card = within(screen.getByRole('article', { name: 'Order 1042' }));
    for (const text of ['Completed', '£20.20', 'Lamb biryani', 'Asha Rahman'])
      expect(card.getByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'The day after' })).toBeDisabled();
    await press('The day before');
    expect(screen.getByText('Friday, 20 November 2026')).toBeInTheDocument();
    expect(screen.getByText('No order on this day')).toBeInTheDocument();
    await press('The day after');
    expect(screen.getByRole('article', { name: 'Order 1042' })).toBeInTheDocument();
    expect(api.bodies('kitchen/past_orders').map(({ date }) => date)).toStrictEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('[KIT-11] say of whom they were for as long as that is known', async () => {
    const nobody = { ...completed, customer_name: '', customer_phone: '', delivery_address: '' };
    const api = new FakeApi({ 'kitchen/orders': () => listing(), 'kitchen/past_orders': () => past(nobody) });
    await open(api);
    expect(screen.getByText('Name and number were deleted.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '' })).not.toBeInTheDocument();
  });

  it('[KIT-10] are refunded, and shown as they are then', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/past_orders': () => past(completed),
      'kitchen/refund': () => ({ responsecode: '200', order: refunded }),
    });
    const { press, type } = await open(api);
    await press('Refund');
    await press('Add one Lamb biryani');
    await type(/^Reason/, 'Cold');
    api.answer('kitchen/past_orders', () => past(refunded));
    await press('Refund £9.50');
    expect(api.bodies('kitchen/refund')).toHaveLength(1);
    expect(screen.getByText('£20.20 went back so far.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it('[KIT-10] a refund that got no answer goes again with the same key', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/past_orders': () => past(completed),
    });
    const { press, type } = await open(api);
    for (const _time of [1, 2]) {
      await press('Refund');
      await press('Add one Lamb biryani');
      await type(/^Reason/, 'Cold');
      await press('Refund £9.50');
      expect(screen.getByRole('alert')).toHaveTextContent('That was not sent');
    }
    const [first, again] = api.bodies('kitchen/refund').map(({ request_key: key }) => key);
    expect(again).toBe(first);
  });
});
