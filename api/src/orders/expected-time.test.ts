import { expectedTime } from './expected-time';
import type { OrderState, OrderStepRow } from './tables';

const at = (time: string) => `2026-11-20T${time}Z`;
const step = (state: OrderState, time: string, minutes?: number): OrderStepRow => ({
  state,
  at: at(time),
  ...(minutes !== undefined && { minutes }),
});
const placed = step('placed', '18:30:00');

const order = (
  changes: Partial<Parameters<typeof expectedTime>[0]> & {
    slotAt?: string | null;
    usualMinutes?: number;
    opensAt?: string;
  } = {},
) => {
  const { slotAt = null, usualMinutes = 40, opensAt, ...rest } = changes;
  return {
    mode: 'delivery' as const,
    state: 'placed' as const,
    history: [placed],
    timing: { usualMinutes, slotAt, opensAt },
    ...rest,
  };
};
const shown = (...parameters: Parameters<typeof order>) => {
  const expected = expectedTime(order(...parameters));
  return (
    expected && [
      expected.by,
      expected.from.toISOString().slice(11, 16),
      expected.until.toISOString().slice(11, 16),
    ]
  );
};

describe('when an order comes', () => {
  it('[ORC-1] is what the business usually takes, from when it was placed and then from when it was accepted', () => {
    expect(shown()).toStrictEqual(['usual', '19:10', '19:20']);
    expect(shown({ state: 'accepted', history: [placed, step('accepted', '18:41:00')] })).toStrictEqual([
      'usual',
      '19:25',
      '19:35',
    ]);
  });

  it('[ORC-1] is what the business said last', () => {
    const accepted = step('accepted', '18:32:00', 25);
    expect(shown({ state: 'accepted', history: [placed, accepted] })).toStrictEqual([
      'business',
      '19:00',
      '19:10',
    ]);
    const left = step('out_for_delivery', '19:02:00', 12);
    expect(shown({ state: 'out_for_delivery', history: [placed, accepted, left] })).toStrictEqual([
      'business',
      '19:15',
      '19:25',
    ]);
    expect(
      shown({ state: 'preparing', history: [placed, accepted, step('preparing', '18:50:00')] }),
    ).toStrictEqual(['business', '19:00', '19:10']);
  });

  it('[ORC-1] is the chosen time, unless the business says that it takes longer', () => {
    expect(shown({ slotAt: at('20:15:00') })).toStrictEqual(['slot', '20:15', '20:25']);
    const history = (minutes: number) => [placed, step('accepted', '18:32:00', minutes)];
    expect(shown({ slotAt: at('20:15:00'), state: 'accepted', history: history(30) })).toStrictEqual([
      'slot',
      '20:15',
      '20:25',
    ]);
    expect(shown({ slotAt: at('20:15:00'), state: 'accepted', history: history(120) })).toStrictEqual([
      'business',
      '20:35',
      '20:45',
    ]);
    // To the minute as long as the customer chose.
    expect(shown({ slotAt: at('20:15:00'), state: 'accepted', history: history(103) })).toStrictEqual([
      'slot',
      '20:15',
      '20:25',
    ]);
  });

  it('[ORC-1] counts from the code that confirmed the order, not from when it was sent', () => {
    const history = [step('awaiting_code', '18:20:00'), placed];
    expect(shown({ history })).toStrictEqual(['usual', '19:10', '19:20']);
  });

  it('[ORC-1] counts from when a closed kitchen opens, however early it accepts', () => {
    const opensAt = at('20:00:00');
    expect(shown({ opensAt })).toStrictEqual(['usual', '20:40', '20:50']);
    const history = [placed, step('accepted', '18:41:00')];
    expect(shown({ opensAt, state: 'accepted', history })).toStrictEqual(['usual', '20:40', '20:50']);
    const late = [placed, step('accepted', '20:10:00')];
    expect(shown({ opensAt, state: 'accepted', history: late })).toStrictEqual(['usual', '20:50', '21:00']);
  });

  it('[ORC-1] is one instant for a collection, until it is ready', () => {
    expect(shown({ mode: 'collection', usualMinutes: 15 })).toStrictEqual(['usual', '18:45', '18:45']);
    expect(shown({ mode: 'collection', state: 'ready' })).toBeUndefined();
    expect(shown({ mode: 'delivery', state: 'ready' })).toStrictEqual(['usual', '19:10', '19:20']);
  });

  it('[ORC-1] is rounded up to five minutes, and an even time stays', () => {
    expect(shown({ usualMinutes: 41 })).toStrictEqual(['usual', '19:15', '19:25']);
    expect(shown({ usualMinutes: 45 })).toStrictEqual(['usual', '19:15', '19:25']);
    expect(shown({ usualMinutes: 46 })).toStrictEqual(['usual', '19:20', '19:30']);
  });

  it.each(['awaiting_code', 'awaiting_payment', 'completed', 'rejected', 'cancelled'] as const)(
    '[ORC-1] is not said of an order that is %s',
    (state) => {
      expect(shown({ state })).toBeUndefined();
    },
  );

  it('is not known of an order from before its times were kept', () => {
    expect(shown({ timing: undefined })).toBeUndefined();
    expect(shown({ state: 'preparing', history: [step('preparing', '18:50:00')] })).toBeUndefined();
  });
});
