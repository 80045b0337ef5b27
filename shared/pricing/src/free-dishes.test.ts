import fc from 'fast-check';
import { toggleFreeDish, validChoices } from './free-dish-choices';
import type { FreeDishChoices } from './free-dish-choices';
import { freeDishSavings, givenFreeDishes } from './free-dishes';
import type { FreeDishGroup } from './free-dish-group';
import type { CartLine, ServiceMode } from './cart';
import { anyCart, anyFreeDishGroups } from './testing/arbitraries';
import { aFreeDishGroup, aLine, foodFor } from './testing/builders';

const given = (
  groups: readonly FreeDishGroup[],
  lines: readonly CartLine[],
  { mode = 'collection', choices = {} }: { mode?: ServiceMode; choices?: FreeDishChoices } = {},
) => givenFreeDishes(groups, { mode, lines }, choices);

const idsAndQuantities = (...parameters: Parameters<typeof given>) =>
  given(...parameters).map(({ group, quantity }) => [group.id, quantity]);

const byAmount = (id: string, amount: number, isIndependent = false): FreeDishGroup =>
  aFreeDishGroup({ id, unlocking: { kind: 'amount', amount, isIndependent } });

const byProducts = (...needs: readonly [string, number][]): FreeDishGroup =>
  aFreeDishGroup({
    id: 'by-products',
    unlocking: { kind: 'products', needs: needs.map(([productId, quantity]) => ({ productId, quantity })) },
  });

describe('a cart is given', () => {
  it('[FRE-2][FRE-3] an amount group once, as soon as the food reaches its amount', () => {
    const groups = [byAmount('f-20', 2_000)];
    expect(idsAndQuantities(groups, foodFor(1_999))).toStrictEqual([]);
    expect(idsAndQuantities(groups, foodFor(2_000))).toStrictEqual([['f-20', 1]]);
    expect(idsAndQuantities(groups, foodFor(9_000))).toStrictEqual([['f-20', 1]]);
  });

  it('[FRE-3] no group for an empty cart, even when its amount is zero', () => {
    expect(given([byAmount('f-0', 0)], [])).toStrictEqual([]);
    expect(idsAndQuantities([byAmount('f-0', 0)], foodFor(1))).toStrictEqual([['f-0', 1]]);
  });

  it('[FRE-4] a product group as often as its scarcest product allows, counting sub-products', () => {
    const groups = [byProducts(['p-1', 2], ['p-2', 1])];
    const masalas = aLine({ quantity: 5 });
    const large = aLine({ productId: 'p-2-l', mainProduct: { id: 'p-2', name: 'Chana' }, quantity: 3 });
    expect(idsAndQuantities(groups, [masalas, large])).toStrictEqual([['by-products', 2]]);
    expect(
      idsAndQuantities(groups, [aLine({ quantity: 2 }), aLine({ comment: 'hot', quantity: 2 }), large]),
    ).toStrictEqual([['by-products', 2]]);
    expect(idsAndQuantities(groups, [aLine({ quantity: 1 }), large])).toStrictEqual([]);
    expect(idsAndQuantities(groups, [masalas])).toStrictEqual([]);
    expect(idsAndQuantities([byProducts()], [masalas])).toStrictEqual([]);
  });

  it('[FRE-4] each dish as often as the group is unlocked, times the quantity of the condition', () => {
    const group = { ...byProducts(['p-1', 2]), quantity: 3 };
    expect(idsAndQuantities([group], [aLine({ quantity: 5 })])).toStrictEqual([['by-products', 6]]);
  });

  it('[FRE-6] only the dependent amount group with the highest amount reached', () => {
    const groups = [byAmount('f-30', 3_000), byAmount('f-10', 1_000), byAmount('f-20', 2_000)];
    expect(idsAndQuantities(groups, foodFor(2_500))).toStrictEqual([['f-20', 1]]);
    expect(idsAndQuantities(groups, foodFor(3_000))).toStrictEqual([['f-30', 1]]);
  });

  it('[FRE-6] the dependent group of the highest amount, whatever independent ones reach', () => {
    const groups = [byAmount('always', 9_00, true), byAmount('f-5', 500), byAmount('f-3', 300)];
    expect(idsAndQuantities(groups, foodFor(1_000))).toStrictEqual([
      ['always', 1],
      ['f-5', 1],
    ]);
  });

  it('[FRE-5] independent groups and product groups in addition', () => {
    const groups = [
      byAmount('f-10', 1_000),
      byAmount('f-20', 2_000),
      byAmount('always', 500, true),
      byProducts(['p-1', 1]),
    ];
    expect(idsAndQuantities(groups, foodFor(2_500)).map(([id]) => id)).toStrictEqual([
      'f-20',
      'always',
      'by-products',
    ]);
  });

  it('[FRE-7] a group only in the modes that it names', () => {
    const inMode = (service: FreeDishGroup['service'], mode: ServiceMode) =>
      given([aFreeDishGroup({ service })], foodFor(2_000), { mode }).length;
    expect([inMode('collection', 'collection'), inMode('collection', 'delivery')]).toStrictEqual([1, 0]);
    expect([inMode('delivery', 'collection'), inMode('delivery', 'delivery')]).toStrictEqual([0, 1]);
    expect([inMode('both', 'collection'), inMode('both', 'delivery')]).toStrictEqual([1, 1]);
    expect(inMode('both', 'unset')).toBe(0);
  });

  it('[FRE-7] a group of this mode, even when the other mode has one with a higher amount', () => {
    const groups = [byAmount('f-20', 2_000), { ...byAmount('f-30', 3_000), service: 'delivery' as const }];
    expect(idsAndQuantities(groups, foodFor(3_000), { mode: 'collection' })).toStrictEqual([['f-20', 1]]);
  });
});

describe('choosing dishes', () => {
  const states = (group: FreeDishGroup, chosen: readonly string[]) =>
    given([group], foodFor(2_000), { choices: { [group.id]: chosen } })
      .flatMap(({ dishes }) => dishes)
      .map(
        ({ isSelected, isDisabled }) => `${isSelected ? 'selected' : 'free'}${isDisabled ? ' disabled' : ''}`,
      );

  it('[FRE-8] a fixed group gives all its dishes', () => {
    expect(states(aFreeDishGroup({ selectable: 0 }), [])).toStrictEqual(['selected', 'selected', 'selected']);
  });

  it('[FRE-9] in a choose-one group a new choice replaces the first', () => {
    const group = aFreeDishGroup({ selectable: 1 });
    expect(toggleFreeDish(group, [], 'fd-1')).toStrictEqual(['fd-1']);
    expect(toggleFreeDish(group, ['fd-1'], 'fd-2')).toStrictEqual(['fd-2']);
    expect(toggleFreeDish(group, ['fd-2'], 'fd-2')).toStrictEqual([]);
    expect(states(group, ['fd-2'])).toStrictEqual(['free', 'selected', 'free']);
  });

  it('[FRE-10][FRE-11] no more can be chosen at the cap, and the other dishes are disabled', () => {
    const group = aFreeDishGroup({ selectable: 2 });
    const two = toggleFreeDish(group, ['fd-1'], 'fd-3');
    expect(two).toStrictEqual(['fd-1', 'fd-3']);
    expect(toggleFreeDish(group, two, 'fd-2')).toStrictEqual(two);
    expect(toggleFreeDish(group, two, 'fd-1')).toStrictEqual(['fd-3']);
    expect(states(group, two)).toStrictEqual(['selected', 'free disabled', 'selected']);
    expect(states(group, ['fd-1'])).toStrictEqual(['selected', 'free', 'free']);
  });

  it('[FRE-10] a claim with unknown, repeated or too many dishes keeps its valid choices', () => {
    const group = aFreeDishGroup({ selectable: 2 });
    expect(validChoices(group, ['fd-9', 'fd-2', 'fd-2', 'fd-1', 'fd-3'])).toStrictEqual(['fd-2', 'fd-1']);
    expect(toggleFreeDish(group, [], 'fd-9')).toStrictEqual([]);
    expect(states(group, ['__proto__'])).toStrictEqual(['free', 'free', 'free']);
  });

  it('[FRE-10] no claim gives more than the cap', () => {
    fc.assert(
      fc.property(anyFreeDishGroups, anyCart, (groups, { lines, service, freeDishes }) => {
        for (const { group, dishes } of givenFreeDishes(groups, { lines, mode: service.mode }, freeDishes)) {
          const selected = dishes.filter(({ isSelected }) => isSelected).length;
          expect(selected).toBeLessThanOrEqual(group.selectable === 0 ? dishes.length : group.selectable);
        }
      }),
    );
  });
});

describe('savings', () => {
  it('[TTL-9] are price times quantity of the dishes selected', () => {
    const chooseTwo = { ...byProducts(['p-1', 1]), selectable: 2 };
    const groups = [byAmount('f-20', 2_000), chooseTwo];
    const choices = { 'f-20': ['fd-2'], 'by-products': ['fd-1', 'fd-3'] };
    const result = given(groups, [aLine({ basePrice: 700, quantity: 3 })], { choices });
    expect(result.map(({ savings }) => savings)).toStrictEqual([300, 3 * (350 + 325)]);
    expect(freeDishSavings(result)).toBe(2_325);
  });

  it('[TTL-9] nothing chosen saves nothing', () => {
    expect(freeDishSavings(given([byAmount('f-20', 2_000)], foodFor(2_000)))).toBe(0);
  });
});
