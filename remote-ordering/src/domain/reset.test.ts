import { resetReason } from './reset';

const day = 24 * 60 * 60 * 1000;
const present = { businessId: 'b-1', todayToken: 'today', now: 10 * day };
const stored = { businessId: 'b-1', todayToken: 'today', changedAt: present.now - day, isEmpty: false };

it('a cart of this business and day, changed within 24 hours, is kept', () => {
  expect(resetReason(stored, present)).toBeUndefined();
  expect(resetReason({ ...stored, todayToken: undefined, changedAt: undefined }, present)).toBeUndefined();
});

it('[CRT-15][STO-3] a cart of another or of an unknown business resets', () => {
  expect(resetReason({ ...stored, businessId: 'b-2' }, present)).toBe('other-business');
  expect(resetReason({ ...stored, businessId: undefined }, present)).toBe('other-business');
});

it('a first visit resets nothing', () => {
  expect(resetReason({ ...stored, businessId: undefined, isEmpty: true }, present)).toBeUndefined();
});

it('[CRT-16][CRT-18] another daily token resets', () => {
  expect(resetReason({ ...stored, todayToken: 'yesterday' }, present)).toBe('new-day');
});

it('[STO-3] a cart that has not changed for more than 24 hours resets, to the millisecond', () => {
  expect(resetReason({ ...stored, changedAt: present.now - day - 1 }, present)).toBe('too-old');
});
