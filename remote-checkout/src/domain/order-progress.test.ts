import type { OrderState } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { isConfirmed, isOver, listSteps } from './order-progress';

const line = (state: OrderState, mode: ChosenMode = 'delivery') =>
  listSteps({ state, mode, history: [] }).map(({ step, place }) => `${step} ${place}`);

describe('the progress of an order', () => {
  it('goes from placed to completed, step by step', () => {
    expect(line('preparing')).toStrictEqual([
      'placed done',
      'accepted done',
      'preparing now',
      'out_for_delivery next',
      'completed next',
    ]);
  });

  it('has the step ready for collection', () => {
    expect(line('ready', 'collection')).toStrictEqual([
      'placed done',
      'accepted done',
      'preparing done',
      'ready now',
      'completed next',
    ]);
  });

  it('still shows a ready delivery as being prepared until it has left', () => {
    expect(line('ready', 'delivery')[2]).toBe('preparing now');
  });

  it('has every step done once the order is completed', () => {
    expect(line('completed').every((step) => step.endsWith('done'))).toBe(true);
  });

  it.each(['awaiting_code', 'awaiting_payment', 'rejected', 'cancelled'] as const)(
    'has no steps while the order is %s',
    (state) => {
      expect(line(state)).toStrictEqual([]);
      expect(isConfirmed(state)).toBe(false);
    },
  );

  it('has the time of each step that was reached, and none for later steps', () => {
    const steps = listSteps({
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
    expect((['placed', 'ready', 'completed', 'rejected', 'cancelled'] as const).map(isOver)).toStrictEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
