import type { OkAnswer } from '@storefront/contract';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { TablesPageModel } from '../stores/tables-page-model';
import { openPage } from '../testing/open-kitchen';
import { listing } from '../testing/orders';
import { TablesPage } from '../ui/tables/tables-page';

type Wire = OkAnswer<'kitchen/tables'>;
const slot = (time: string, parts: Partial<Wire['slots'][number]> = {}): Wire['slots'][number] => ({
  slot_id: time,
  time,
  at: `2026-11-21T${time}:00.000Z`,
  taken: 0,
  free: 12,
  blocked: 'no',
  open: 'yes',
  ...parts,
});
const table = (parts: Partial<Wire['tables'][number]> = {}): Wire['tables'][number] => ({
  id: 'bk-1',
  booking_number: 'B-7',
  slot_id: '19:00',
  at: '2026-11-21T19:00:00.000Z',
  guests: 4,
  name: 'Asha Rahman',
  phone: '07700900123',
  occasion: 'Birthday',
  message: 'By the window',
  walk_in: 'no',
  state: 'expected',
  next: ['seated', 'no_show'],
  ...parts,
});
const day = (parts: Partial<Wire> = {}): Wire => ({
  responsecode: '200',
  covers: 12,
  day_blocked: 'no',
  slots: [slot('18:30'), slot('19:00', { taken: 4, free: 8 })],
  tables: [table()],
  ...parts,
});
const done = { responsecode: '200' } as const;
const common = { kitchen_token: 'session-1', request_key: expect.any(String) };
const open = async (answers: ConstructorParameters<typeof FakeApi>[0] = {}) => {
  const api = new FakeApi({ 'kitchen/orders': () => listing(), 'kitchen/tables': () => day(), ...answers });
  return { api, ...(await openPage((frame) => new TablesPageModel(frame), TablesPage, { api })) };
};
const timeAt = (time: string) => within(screen.getByRole('region', { name: time }));

describe('the tables of a day', () => {
  it('[KIT-31] come by time, with covers, guests and what they have asked for', async () => {
    const { api } = await open();
    expect(api.bodies('kitchen/tables')).toStrictEqual([{ kitchen_token: 'session-1', date: '2026-11-21' }]);
    expect(timeAt('18:30').getByText('0 of 12 covers taken')).toBeInTheDocument();
    for (const text of [
      '4 of 12 covers taken',
      'Expected',
      'Booking B-7',
      '07700900123',
      'Birthday',
      'By the window',
    ])
      expect(timeAt('19:00').getByText(text)).toBeInTheDocument();
    expect(timeAt('19:00').getByRole('article')).toHaveAccessibleName('Asha Rahman · 4 guests');
    expect(screen.getByText('4 guests', { selector: 'p' })).toBeInTheDocument();
  });

  it('[KIT-31] are those of another day too, from today on', async () => {
    const { api, press } = await open();
    expect(screen.getByRole('button', { name: 'The day before' })).toBeDisabled();
    api.answer('kitchen/tables', () => day({ slots: [], tables: [] }));
    await press('The day after');
    expect(api.bodies('kitchen/tables').at(-1)).toMatchObject({ date: '2026-11-22' });
    expect(screen.getByText('Closed on this day')).toBeInTheDocument();
  });

  it('[KIT-31] of a restaurant without tables are none', async () => {
    await open({ 'kitchen/tables': () => day({ covers: 0, slots: [], tables: [] }) });
    expect(screen.getByText('Your restaurant takes no table bookings')).toBeInTheDocument();
  });
});

describe('guests', () => {
  it('[KIT-32] are seated from the state that the device shows, and show as seated', async () => {
    const { api, press } = await open({ 'kitchen/table_state': () => done });
    api.answer('kitchen/tables', () => day({ tables: [table({ state: 'seated', next: ['expected'] })] }));
    await press('Seat');
    expect(api.bodies('kitchen/table_state')).toStrictEqual([
      { ...common, id: 'bk-1', from: 'expected', state: 'seated' },
    ]);
    expect(timeAt('19:00').getByText('Seated')).toBeInTheDocument();
    await press('Take back');
    expect(api.bodies('kitchen/table_state').at(-1)).toMatchObject({ from: 'seated', state: 'expected' });
  });

  it('[KIT-32] whom another device has changed show as they are, with the reason', async () => {
    const status = 'Another device, or the guest, has changed that table meanwhile.';
    const { api, press } = await open({ 'kitchen/table_state': () => ({ responsecode: '409', status }) });
    api.answer('kitchen/tables', () => day({ tables: [table({ state: 'no_show', next: ['expected'] })] }));
    await press('Seat');
    expect(screen.getByRole('alert')).toHaveTextContent(status);
    expect(timeAt('19:00').getByText('Did not come')).toBeInTheDocument();
    expect(screen.getByText('0 guests')).toBeInTheDocument();
  });

  it('[KIT-33] without a booking are seated, no more than there are covers', async () => {
    const { api, press } = await open({
      'kitchen/tables': () => day({ slots: [slot('18:30', { taken: 9, free: 3 })], tables: [] }),
      'kitchen/walk_in': () => ({ ...done, id: 'bk-2' }),
    });
    await press('Seat guests 18:30');
    await press('Add one Guests');
    expect(screen.getByRole('button', { name: 'Add one Guests' })).toBeDisabled();
    await press('Seat 3');
    expect(api.bodies('kitchen/walk_in')).toStrictEqual([
      { ...common, date: '2026-11-21', slot_id: '18:30', guests: 3 },
    ]);
  });

  it('[KIT-33] without a booking can be taken back', async () => {
    const seated = table({ name: '', walk_in: 'yes', state: 'seated', next: ['no_show'] });
    const { api, press } = await open({
      'kitchen/tables': () => day({ tables: [seated] }),
      'kitchen/table_state': () => done,
    });
    expect(timeAt('19:00').getByRole('article')).toHaveAccessibleName('Without a booking · 4 guests');
    await press('Take back');
    expect(api.bodies('kitchen/table_state')).toMatchObject([{ from: 'seated', state: 'no_show' }]);
  });

  it('[KIT-33] cannot be seated at a time without free covers', async () => {
    await open({
      'kitchen/tables': () => day({ slots: [slot('18:30', { taken: 12, free: 0 })], tables: [] }),
    });
    expect(screen.queryByRole('button', { name: /^Seat guests/ })).not.toBeInTheDocument();
  });
});

describe('bookings', () => {
  it('[KIT-34] are no longer taken at a time, and are again', async () => {
    const { api, press } = await open({ 'kitchen/block': () => done });
    api.answer('kitchen/tables', () => day({ slots: [slot('18:30', { blocked: 'yes' })], tables: [] }));
    await press('Block 18:30');
    expect(api.bodies('kitchen/block')).toStrictEqual([
      { ...common, date: '2026-11-21', slot_id: '18:30', blocked: 'yes' },
    ]);
    expect(timeAt('18:30').getByText('Blocked')).toBeInTheDocument();
    await press('Unblock 18:30');
    expect(api.bodies('kitchen/block').at(-1)).toMatchObject({ slot_id: '18:30', blocked: 'no' });
  });

  it('[KIT-34] are no longer taken on a whole day, and are again', async () => {
    const { api, press } = await open({ 'kitchen/block': () => done });
    api.answer('kitchen/tables', () => day({ day_blocked: 'yes' }));
    await press('Take no bookings on this day');
    expect(api.bodies('kitchen/block')).toStrictEqual([
      { ...common, date: '2026-11-21', slot_id: '', blocked: 'yes' },
    ]);
    expect(screen.getByText('No more bookings are taken on this day.')).toBeInTheDocument();
    await press('Take bookings on this day again');
    expect(api.bodies('kitchen/block').at(-1)).toMatchObject({ slot_id: '', blocked: 'no' });
  });
});
