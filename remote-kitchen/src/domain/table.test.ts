import { countGuests, listTimes } from './table';
import type { Table, TableSlot } from './table';

const slot = (id: string, isOpen: boolean): TableSlot => ({
  id,
  time: id,
  taken: 0,
  free: 12,
  isBlocked: false,
  isOpen,
});
const table = (slotId: string, state: Table['state'] = 'expected'): Table => ({
  id: slotId,
  bookingNumber: 'B-1',
  slotId,
  guests: 4,
  name: '',
  phone: '',
  occasion: '',
  message: '',
  isWalkIn: false,
  state,
  next: [],
});

it('[KIT-31] a time that is over shows only with guests', () => {
  const slots = [slot('17:00', false), slot('17:15', false), slot('19:00', true)];
  const times = listTimes({ covers: 12, isBlocked: false, slots, tables: [table('17:15')] });
  expect(times.map(({ slot: { id }, tables }) => [id, tables.length])).toStrictEqual([
    ['17:15', 1],
    ['19:00', 0],
  ]);
});

it('[KIT-32] guests who did not come are not counted', () => {
  expect(countGuests({ tables: [table('a'), table('b', 'no_show'), table('c', 'seated')] })).toBe(8);
});
