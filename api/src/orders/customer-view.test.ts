import { aPlacedOrder } from '../testing/placed-order';
import { customerView } from './customer-view';
import { reasonOf } from './reason';

const placed = { state: 'placed' as const, at: '2026-11-20T18:30:00.000Z' };
const until = '2026-11-20T18:40:00.000Z';
const accepted = {
  state: 'accepted' as const,
  at: '2026-11-20T18:35:00.000Z',
  undo: { key: 'k', until, reason: 'Before' },
};
const order = aPlacedOrder({ state: 'accepted', stateReason: 'After', history: [placed, accepted] });

describe('an order as its customer sees it', () => {
  it('[KIT-9] has not made the step that the kitchen can still undo', () => {
    const seen = customerView(order, new Date(until));
    expect(seen).toStrictEqual({ ...order, state: 'placed', stateReason: 'Before', history: [placed] });
  });

  it('[KIT-9] has every step before that one', () => {
    const { undo, ...final } = accepted;
    const preparing = { state: 'preparing' as const, at: '2026-11-20T18:36:00.000Z', undo };
    const moved = { ...order, history: [placed, final, preparing] };
    const seen = customerView(moved, new Date(until));
    expect([seen.state, seen.history]).toStrictEqual(['accepted', [placed, final]]);
  });

  it('[KIT-9] has made it as soon as the time to undo it is over', () => {
    expect(customerView(order, new Date(Date.parse(until) + 1))).toBe(order);
  });

  it('[KIT-9] has made a step that cannot be undone, and its first one', () => {
    const { undo: _, ...final } = accepted;
    const at = new Date('2026-11-20T18:36:00Z');
    const moved = { ...order, history: [placed, final] };
    expect(customerView(moved, at)).toBe(moved);
    const first = { ...order, history: [accepted] };
    expect(customerView(first, at)).toBe(first);
  });
});

describe('the reason of a step', () => {
  it('is the expected minutes and the words of the business, each where it is given', () => {
    expect(reasonOf({ minutes: 1, reason: ' Sorry. ' })).toBe('It will take about 1 minute. Sorry.');
    expect(reasonOf({ minutes: 20 })).toBe('It will take about 20 minutes.');
    expect(reasonOf({ reason: 'Sorry.' })).toBe('Sorry.');
    expect(reasonOf({ reason: '  ' })).toBe('');
    expect(reasonOf({})).toBe('');
  });
});
