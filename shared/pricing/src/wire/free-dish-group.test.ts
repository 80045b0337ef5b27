import fc from 'fast-check';
import { givenFreeDishes } from '../free-dishes';
import { anyCart, anyFreeDishGroups } from '../testing/arbitraries';
import type { FreeDishGroup } from '../free-dish-group';
import { aFreeDishGroup, foodFor } from '../testing/builders';
import {
  parseFreeDishChoices,
  parseFreeDishGroups,
  wireFreeDishChoice,
  wireGivenGroup,
} from './free-dish-group';

const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id.localeCompare(other.id);
const undecided = <Dish>(dishes: readonly Dish[]) =>
  dishes.map((dish) => ({ dish, isSelected: false, isDisabled: false }));
describe('free dishes', () => {
  it('[FRE-2] groups by amount and by products are the same after writing and parsing', () => {
    fc.assert(
      fc.property(anyFreeDishGroups, (groups) => {
        const wire = groups.map((group) =>
          wireGivenGroup({ group, quantity: 0, dishes: undecided(group.dishes), savings: 0 }),
        );
        const isByAmount = ({ condition }: (typeof wire)[number]) => condition.amount !== '';
        const read = parseFreeDishGroups({
          amount: wire.filter(isByAmount),
          group: wire.filter((group) => !isByAmount(group)),
        });
        expect(read.ok && [...read.value].sort(byId)).toStrictEqual([...groups].sort(byId));
      }),
    );
  });

  it('[TTL-9] given ones are written with quantity and state, and their choices are parsed again', () => {
    fc.assert(
      fc.property(anyFreeDishGroups, anyCart, (groups, { lines, service, freeDishes }) => {
        const given = givenFreeDishes(groups, { mode: service.mode, lines }, freeDishes);
        for (const wire of [given.map(wireGivenGroup), given.map(wireFreeDishChoice)]) {
          expect(wire.map(({ qnty }) => qnty)).toStrictEqual(given.map(({ quantity }) => quantity));
          const again = givenFreeDishes(groups, { mode: service.mode, lines }, parseFreeDishChoices(wire));
          expect(again).toStrictEqual(given);
        }
      }),
    );
  });

  it('are written with how they are unlocked, and what is not chosen as no', () => {
    const dishes = [{ id: 'fd-1', name: 'Bhaji', price: 350 }];
    const written = (unlocking: FreeDishGroup['unlocking']) =>
      wireGivenGroup({
        group: aFreeDishGroup({ unlocking, quantity: 2, dishes }),
        quantity: 0,
        dishes: undecided(dishes),
        savings: 0,
      }).condition;
    expect(written({ kind: 'amount', amount: 2_000, isIndependent: false })).toStrictEqual({
      product_list: [],
      amount: '20.00',
      independent: 'no',
      qnty: 2,
    });
    expect(written({ kind: 'products', needs: [{ productId: 'p-1', quantity: 3 }] })).toStrictEqual({
      product_list: [{ pro_id: 'p-1', qty: 3 }],
      amount: '',
      independent: 'yes',
      qnty: 2,
    });
    const group = aFreeDishGroup({ dishes });
    const choice = wireFreeDishChoice({ group, quantity: 1, dishes: undecided(dishes), savings: 0 });
    expect(choice.freedish_item).toStrictEqual([{ fd_id: 'fd-1', selected: 'no' }]);
  });

  it('a condition of 0 dishes is refused: it would be met infinitely often', () => {
    const group = {
      id: 'f-1',
      welcome_text: '',
      freedish_service_type: 'pickup' as const,
      qnty: 0,
      is_selectable: 0,
      condition: {
        product_list: [{ pro_id: 'p-1', qty: 0 }],
        amount: '',
        independent: 'yes' as const,
        qnty: 1,
      },
      freedish_item: [],
    };
    expect(parseFreeDishGroups({ amount: [], group: [group] })).toStrictEqual({
      ok: false,
      reason: 'group: 0: condition: 0: 0 is not a number from 1',
    });
  });

  it('[FRE-11] a dish beyond the cap is written as disabled', () => {
    const [first, second] = [
      { id: 'fd-1', name: 'Bhaji', price: 350 },
      { id: 'fd-2', name: 'Samosa', price: 300 },
    ];
    const group = {
      id: 'f-1',
      welcomeText: '',
      service: 'collection' as const,
      selectable: 2,
      quantity: 1,
      unlocking: { kind: 'amount' as const, amount: 0, isIndependent: true },
      dishes: [first, second, { id: 'fd-3', name: 'Pakora', price: 325 }],
    };
    const given = givenFreeDishes(
      [group],
      { mode: 'collection', lines: foodFor(100) },
      { 'f-1': ['fd-1', 'fd-2'] },
    );
    expect(
      given.map(wireGivenGroup)[0]?.freedish_item.map(({ selected, disable }) => `${selected} ${disable}`),
    ).toStrictEqual(['yes no', 'yes no', 'no yes']);
  });
});
