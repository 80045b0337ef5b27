import type { OkAnswer } from '@storefront/contract';
import { act, screen, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { TonightPageModel } from '../stores/tonight-page-model';
import { openPage } from '../testing/open-kitchen';
import { listing } from '../testing/orders';
import { TonightPage } from '../ui/tonight/tonight-page';

type Wire = OkAnswer<'kitchen/tonight'>;
const tonight = (parts: Partial<Wire> = {}): Wire => ({
  responsecode: '200',
  categories: [
    {
      id: 'c-1',
      name: 'Curries',
      dishes: [
        { ids: ['p-1'], name: 'Dal', sold_out: 'no' },
        { ids: ['p-2'], name: 'Korma', sold_out: 'catalogue' },
      ],
    },
  ],
  options: [{ ids: ['naan-1', 'naan-2'], name: 'Naan', sold_out: 'no' }],
  modes: [
    { mode: 'delivery', offered: 'yes', minutes: 45, more: 0 },
    { mode: 'pickup', offered: 'yes', minutes: 20, more: 5 },
    { mode: 'booking', offered: 'no' },
  ],
  days: [],
  day_ends: '2026-11-21T23:00:00.000Z',
  ...parts,
});
const done = { responsecode: '200' } as const;
const open = async (answers: ConstructorParameters<typeof FakeApi>[0] = {}) => {
  const api = new FakeApi({
    'kitchen/orders': () => listing(),
    'kitchen/tonight': () => tonight(),
    ...answers,
  });
  return { api, ...(await openPage((frame) => new TonightPageModel(frame), TonightPage, { api })) };
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const common = { kitchen_token: 'session-1', request_key: expect.any(String) };

describe('what is sold out tonight', () => {
  it('[KIT-21] is marked for an hour, for tonight or until it is undone, and shows as soon as it is', async () => {
    const { api, press } = await open({ 'kitchen/sold_out': () => done });
    await press('Sold out: Dal');
    const dialog = within(screen.getByRole('dialog', { name: 'Dal is sold out' }));
    expect(dialog.getByRole('button', { name: 'Until 23:00, for tonight' })).toBeInTheDocument();
    api.answer('kitchen/tonight', () =>
      tonight({
        categories: [
          {
            id: 'c-1',
            name: 'Curries',
            dishes: [{ ids: ['p-1'], name: 'Dal', sold_out: 'yes', until: '2026-11-21T19:00:00.000Z' }],
          },
        ],
      }),
    );
    await press('For an hour');
    expect(api.bodies('kitchen/sold_out')).toStrictEqual([
      { ...common, kind: 'dish', ids: ['p-1'], until: 'hour' },
    ]);
    expect(screen.getByText('until Sat 21 Nov, 19:00')).toBeInTheDocument();
    await press('Dal is back');
    expect(api.bodies('kitchen/sold_out').at(-1)).toMatchObject({ ids: ['p-1'], until: 'available' });
  });

  it('[KIT-21] may be an option, under each of its ids', async () => {
    const { api, press } = await open({ 'kitchen/sold_out': () => done });
    await press('Sold out: Naan');
    await press('Until I undo it');
    expect(api.bodies('kitchen/sold_out')).toStrictEqual([
      { ...common, kind: 'option', ids: ['naan-1', 'naan-2'], until: 'undone' },
    ]);
  });

  it('[KIT-21] is found by its name; what the catalogue has not cannot be marked', async () => {
    const { type } = await open();
    expect(screen.queryByRole('button', { name: 'Sold out: Korma' })).not.toBeInTheDocument();
    await type(/^Find a dish/, 'na');
    expect(screen.queryByText('Dal')).not.toBeInTheDocument();
    expect(screen.getByText('Naan')).toBeInTheDocument();
    await type(/^Find a dish/, 'x');
    expect(screen.getByText('Nothing on your menu has that name.')).toBeInTheDocument();
  });

  it('[KIT-27] that got no answer is sent again with the same key', async () => {
    const { api, press } = await open();
    for (const _time of [1, 2]) {
      await press('Sold out: Dal');
      await press('For an hour');
      expect(screen.getByRole('alert')).toHaveTextContent('That was not sent');
    }
    const [first, again] = api.bodies('kitchen/sold_out').map(({ request_key: key }) => key);
    expect(again).toBe(first);
  });
});

describe('a service', () => {
  it('[KIT-22] is stopped for some minutes, and goes on when it is told to', async () => {
    const { api, press } = await open({ 'kitchen/pause': () => done });
    api.answer('kitchen/tonight', () =>
      tonight({
        modes: [{ mode: 'pickup', offered: 'yes', paused_until: '2026-11-21T18:30:00.000Z', minutes: 20 }],
      }),
    );
    await act(async () => card('Collection').getByRole('button', { name: '30 min' }).click());
    expect(api.bodies('kitchen/pause')).toStrictEqual([{ ...common, mode: 'pickup', minutes: 30 }]);
    expect(card('Collection').getByText('Stopped until 18:30')).toBeInTheDocument();
    await press('Go on with Collection');
    expect(api.bodies('kitchen/pause').at(-1)).toMatchObject({ mode: 'pickup', minutes: 0 });
  });

  it('[KIT-22] that the restaurant does not offer is not shown', async () => {
    await open();
    expect(screen.queryByRole('article', { name: 'Table booking' })).not.toBeInTheDocument();
  });

  it('[KIT-23] takes five minutes more or less than the device shows, unless another device was first', async () => {
    const { api } = await open({ 'kitchen/minutes': () => done });
    expect(card('Delivery').getByText(/45 minutes, as usual/)).toBeInTheDocument();
    expect(card('Collection').getByText(/25 minutes, 5 more than usual/)).toBeInTheDocument();
    const press = (name: string) => act(async () => card('Collection').getByRole('button', { name }).click());
    await press('5 min more');
    await press('5 min less');
    expect(api.bodies('kitchen/minutes')).toStrictEqual([
      { ...common, mode: 'pickup', from: 5, more: 10 },
      { ...common, mode: 'pickup', from: 5, more: 0 },
    ]);
    const status = 'Another device has set it to 20 minutes more.';
    api.answer('kitchen/minutes', () => ({ responsecode: '409', status, more: 20 }));
    api.answer('kitchen/tonight', () =>
      tonight({ modes: [{ mode: 'pickup', offered: 'yes', minutes: 20, more: 20 }] }),
    );
    await press('5 min more');
    expect(screen.getByRole('alert')).toHaveTextContent(status);
    expect(card('Collection').getByText(/40 minutes, 20 more than usual/)).toBeInTheDocument();
  });
});

describe('a special day', () => {
  it('[KIT-24] is closed or has hours of its own, and can get the usual ones back', async () => {
    const { api, press, type } = await open({ 'kitchen/special_day': () => done });
    await press('Set this day');
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a date.');
    await type(/^Date/, '2026-12-25');
    await press('Set this day');
    await type(/^Date/, '2026-12-31');
    await act(async () => screen.getByLabelText('Open').click());
    await press('Set this day');
    expect(screen.getByRole('alert')).toHaveTextContent('Please say from when until when it is open.');
    await type(/^From/, '18:00');
    await type(/^Until/, '23:30');
    api.answer('kitchen/tonight', () =>
      tonight({
        days: [
          { date: '2026-12-25', hours: [] },
          { date: '2026-12-31', hours: [{ start: '18:00', end: '23:30' }] },
        ],
      }),
    );
    await press('Set this day');
    expect(api.bodies('kitchen/special_day')).toStrictEqual([
      { ...common, date: '2026-12-25', state: 'closed', hours: [] },
      { ...common, date: '2026-12-31', state: 'open', hours: [{ start: '18:00', end: '23:30' }] },
    ]);
    expect(screen.getByText('18:00–23:30')).toBeInTheDocument();
    await press('Usual hours on Friday, 25 December 2026');
    expect(api.bodies('kitchen/special_day').at(-1)).toMatchObject({ date: '2026-12-25', state: 'usual' });
  });

  it('[KIT-24] that is refused stays in the form, with the reason', async () => {
    const status = 'Please choose a day from today on, at most a year ahead.';
    const { press, type } = await open({ 'kitchen/special_day': () => ({ responsecode: '201', status }) });
    await type(/^Date/, '2026-01-01');
    await press('Set this day');
    expect(screen.getByRole('alert')).toHaveTextContent(status);
    expect(screen.getByLabelText(/^Date/)).toHaveValue('2026-01-01');
  });
});
