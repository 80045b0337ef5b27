import { resetReason } from './reset';

const day = 24 * 60 * 60 * 1000;
const present = { businessId: 'b-1', todayToken: 'today', now: 10 * day };
const kept = {
  businessId: 'b-1',
  todayToken: 'today',
  changedAt: present.now - day,
  isEmpty: false,
};

it('a cart of this business and day, changed within 24 hours, is kept', () => {
  expect(resetReason(kept, present)).toBeUndefined();
  expect(resetReason({ ...kept, todayToken: undefined, changedAt: undefined }, present)).toBeUndefined();
});

it('[CRT-15][STO-3] a cart of another or of an unknown business resets', () => {
  expect(resetReason({ ...kept, businessId: 'b-2' }, present)).toBe('other-business');
  expect(resetReason({ ...kept, businessId: undefined }, present)).toBe('other-business');
});

it('a first visit resets nothing', () => {
  expect(resetReason({ ...kept, businessId: undefined, isEmpty: true }, present)).toBeUndefined();
});

it('[CRT-16][CRT-18] another daily token resets', () => {
  expect(resetReason({ ...kept, todayToken: 'yesterday' }, present)).toBe('new-day');
});

it('[STO-3] a cart that has not changed for more than 24 hours resets, to the millisecond', () => {
  expect(resetReason({ ...kept, changedAt: present.now - day - 1 }, present)).toBe('too-old');
});
