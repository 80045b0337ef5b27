import { act, screen } from '@testing-library/react';
import type { OrderSummary } from '@storefront/contract';
import { aWireOrder } from '@storefront/contract/testing';
import { fakeBrowser } from '../../testing/fake-browser';
import { runShell, settle } from '../../testing/run-shell';

const expected = { from: '2026-11-21T19:15:00Z', until: '2026-11-21T19:25:00Z', by: 'business' as const };
const minute = 60_000;

/** A shell in a browser that has placed an order; the clock shows 18:00 of its day. */
const waitingFor = async (order: Partial<OrderSummary> | 'unknown' | 'unreachable', at = '/contact-us') => {
  const asked: unknown[] = [];
  let answer = order;
  const browser = fakeBrowser({
    'business/order_status': (body: unknown) => {
      asked.push(body);
      if (answer === 'unreachable') throw new TypeError('Nothing answers');
      if (answer === 'unknown') return { responsecode: '204', status: 'We cannot find that order.' };
      return { responsecode: '200', order: aWireOrder({ expected, ...answer }) };
    },
  });
  browser.local.setItem('placed_order', JSON.stringify({ request_key: 'key-1', id: 'okey-1' }));
  const shell = await runShell({ at, browser });
  act(() => browser.beIdle());
  await settle();
  return { ...shell, asked, browser, becomes: (next: typeof answer) => (answer = next) };
};
const pill = () => screen.queryByRole('link', { name: /^Your order: / });

describe('an order on its way', () => {
  it('[ORC-5] is in the header of every page, with when it comes and a link to its page', async () => {
    const { go, asked } = await waitingFor({});
    expect(pill()).toHaveAccessibleName('Your order: Arriving 19:15 – 19:25');
    expect(pill()).toHaveAttribute('href', '/order-complete?v=okey-1');
    await go('/information/terms-and-condition');
    expect(pill()).toBeInTheDocument();
    expect(asked).toStrictEqual([{ okey: 'okey-1' }]);
  });

  it('[ORC-5] is not on its own page', async () => {
    await waitingFor({}, '/order-complete?v=okey-1');
    expect(pill()).not.toBeInTheDocument();
  });

  it.each([
    [{ expected: { ...expected, by: 'usual' as const } }, 'Usually arriving 19:15 – 19:25'],
    [{ del_mode: 'pickup' as const, expected: { ...expected, until: expected.from } }, 'Ready at 19:15'],
    [
      { del_mode: 'pickup' as const, expected: { ...expected, until: expected.from, by: 'usual' as const } },
      'Usually ready at 19:15',
    ],
    [{ del_mode: 'pickup' as const, state: 'ready' as const, expected: undefined }, 'Ready to collect'],
    [{ state: 'placed' as const, expected: undefined }, 'Order placed'],
  ])('[ORC-5] is shown in words: %j', async (order, words) => {
    await waitingFor({
      ...order,
      ...(order.expected === undefined && { placed_at: '2026-11-21T18:00:00Z' }),
    });
    expect(pill()).toHaveAccessibleName(`Your order: ${words}`);
  });

  it('[ORC-5] follows the order once a minute, and keeps what it knows while nobody answers', async () => {
    const { pass, becomes } = await waitingFor({});
    becomes('unreachable');
    await pass(minute);
    expect(pill()).toBeInTheDocument();
    becomes({ expected: { ...expected, from: '2026-11-21T19:30:00Z', until: '2026-11-21T19:40:00Z' } });
    await pass(minute);
    expect(pill()).toHaveAccessibleName('Your order: Arriving 19:30 – 19:40');
  });

  it.each([
    ['completed', { state: 'completed' as const }],
    ['rejected', { state: 'rejected' as const }],
    ['cancelled', { state: 'cancelled' as const }],
    ['unknown', 'unknown' as const],
    ['three hours late', { expected: { ...expected, until: '2026-11-21T14:59:00Z' } }],
  ])('[ORC-5] goes when the order is %s, and is asked for no more', async (_why, order) => {
    const { pass, becomes, browser, asked } = await waitingFor({});
    becomes(order);
    await pass(minute);
    expect(pill()).not.toBeInTheDocument();
    expect(browser.local.getItem('placed_order')).toBeNull();
    await pass(10 * minute);
    expect(asked).toHaveLength(2);
  });

  it('[ORC-5] stays when an order of the morning is ready in the evening, and no time is waited for', async () => {
    await waitingFor({
      del_mode: 'pickup',
      state: 'ready',
      expected: undefined,
      placed_at: '2026-11-21T09:00:00Z',
      history: [
        { state: 'placed', at: '2026-11-21T09:00:00Z' },
        { state: 'ready', at: '2026-11-21T17:55:00Z' },
      ],
    });
    expect(pill()).toHaveAccessibleName('Your order: Ready to collect');
  });

  it('is not shown for an order that waits for its code or payment', async () => {
    await waitingFor({ state: 'awaiting_code', expected: undefined, placed_at: '2026-11-21T18:00:00Z' });
    expect(pill()).not.toBeInTheDocument();
  });

  it('[ORC-5] appears when an order is placed', async () => {
    const { browser } = await runOrderless();
    act(() => browser.beIdle());
    expect(pill()).not.toBeInTheDocument();
    const placed = JSON.stringify({ request_key: 'key-1', id: 'okey-1' });
    act(() => browser.changeElsewhere('placed_order', placed));
    await settle();
    expect(pill()).toBeInTheDocument();
  });
});

const runOrderless = async () => {
  const browser = fakeBrowser({
    'business/order_status': () => ({ responsecode: '200', order: aWireOrder({ expected }) }),
  });
  return { ...(await runShell({ at: '/contact-us', browser })), browser };
};
