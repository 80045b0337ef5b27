import type { OrderState } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { isOver, progressOf, stands } from './order-progress';

const line = (state: OrderState, mode: ChosenMode = 'delivery') =>
  progressOf({ state, mode, history: [] }).map(({ step, place }) => `${step} ${place}`);

describe('where an order is', () => {
  it('goes on from placed to completed, step by step', () => {
    expect(line('preparing')).toEqual([
      'placed done',
      'accepted done',
      'preparing now',
      'out_for_delivery next',
      'completed next',
    ]);
  });

  it('is handed over ready in collection', () => {
    expect(line('ready', 'collection')).toEqual([
      'placed done',
      'accepted done',
      'preparing done',
      'ready now',
      'completed next',
    ]);
  });

  it('is not on its way before it has left, though it is ready', () => {
    expect(line('ready', 'delivery')[2]).toBe('preparing now');
  });

  it('has every step behind it once completed', () => {
    expect(line('completed').every((step) => step.endsWith('done'))).toBe(true);
  });

  it.each(['awaiting_code', 'awaiting_payment', 'rejected', 'cancelled'] as const)(
    'has no line of steps while %s',
    (state) => {
      expect(line(state)).toEqual([]);
      expect(stands(state)).toBe(false);
    },
  );

  it('tells when each step was reached, and nothing of those to come', () => {
    const steps = progressOf({
      state: 'accepted',
      mode: 'delivery',
      history: [
        { state: 'placed', at: 1 },
        { state: 'accepted', at: 2 },
        { state: 'completed', at: 3 },
      ],
    });
    expect(steps.map(({ at }) => at)).toStrictEqual([1, 2, undefined, undefined, undefined]);
  });

  it('is over when completed, rejected or cancelled', () => {
    expect((['placed', 'ready', 'completed', 'rejected', 'cancelled'] as const).map(isOver)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
