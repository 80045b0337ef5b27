import fc from 'fast-check';
import {
  OPTIONS_MESSAGE,
  firstOptionFault,
  openGroups,
  optionFaults,
  optionHint,
  quantityChoices,
} from './options';
import type { OptionGroup } from './menu';
import type { ChosenGroup } from './cart';
import { aGroup, anItem, ticked } from './testing/builders';

const messages = (group: OptionGroup, ...chosen: readonly ChosenGroup[]): readonly string[] =>
  optionFaults([group], chosen).map(({ message }) => message);

const whichNaan = aGroup({ id: 'o-2', label: 'Which naan', isRequired: true, shownAs: 'radio' });
const rice = aGroup({
  label: 'Rice',
  isRequired: true,
  shownAs: 'radio',
  items: [anItem('pilau'), anItem('naan', { groups: [whichNaan] })],
});

describe('hints', () => {
  it('[OPT-3] a required group says so, with the most when more than one may be chosen', () => {
    expect(optionHint(aGroup({ isRequired: true, maximum: 1 }))).toBe('Required');
    expect(optionHint(aGroup({ isRequired: true, maximum: 3 }))).toBe('Required 3');
    expect(optionHint(aGroup({ isRequired: true, maximum: 3, shownAs: 'radio' }))).toBe('Required');
  });

  it('[OPT-4] any other group is optional, with the most when more than one may be chosen', () => {
    expect(optionHint(aGroup({ maximum: 1 }))).toBe('Optional');
    expect(optionHint(aGroup({ maximum: 0 }))).toBe('Optional');
    expect(optionHint(aGroup({ maximum: 2 }))).toBe('Optional 2');
  });
});

describe('checking a choice', () => {
  it('[OPT-6] a required group with nothing chosen is at fault', () => {
    expect(messages(rice)).toStrictEqual(['Rice is required']);
    expect(messages(rice, ticked('o-1', { pilau: 0 }))).toStrictEqual(['Rice is required']);
    expect(messages(rice, ticked('o-1', { pilau: 1 }))).toStrictEqual([]);
  });

  it('[OPT-7][OPT-8] says which kind of fault it is', () => {
    const kinds = (group: OptionGroup, ...chosen: readonly ChosenGroup[]) =>
      optionFaults([group], chosen).map(({ kind }) => kind);
    expect(kinds(aGroup({ minimum: 2 }), ticked('o-1', { a: 1 }))).toStrictEqual(['minimum']);
    expect(kinds(aGroup({ maximum: 1 }), ticked('o-1', { a: 1, b: 1 }))).toStrictEqual(['maximum']);
  });

  it('counts what is ticked under its own parent item only', () => {
    const nested = aGroup({ id: 'o-2', label: 'Sauce', isRequired: true });
    const base = aGroup({
      items: [anItem('rice', { groups: [nested] }), anItem('bread', { groups: [nested] })],
    });
    const chosen = [ticked('o-1', { rice: 1, bread: 1 }), ticked('o-2', { a: 1 }, 'rice')];
    expect(messages(base, ...chosen)).toStrictEqual(['Sauce is required']);
  });

  it('takes the most of an item from that item, and one of an item that is not offered', () => {
    const group = aGroup({
      items: [anItem('few', { maximumQuantity: 1 }), anItem('many', { maximumQuantity: 5 })],
    });
    expect(messages(group, ticked('o-1', { many: 5 }))).toStrictEqual([]);
    expect(messages(group, ticked('o-1', { gone: 1 }))).toStrictEqual([]);
    expect(messages(group, ticked('o-1', { gone: 2 }))).toHaveLength(1);
  });

  it('[OPT-7] fewer items than the minimum are at fault', () => {
    const two = aGroup({ minimum: 2 });
    expect(messages(two, ticked('o-1', { a: 5 }))).toStrictEqual([
      'Please select minimum 2 items from Extras',
    ]);
    expect(messages(two, ticked('o-1', { a: 1, b: 1 }))).toStrictEqual([]);
  });

  it('[OPT-7] an optional group may stay empty in spite of its minimum', () => {
    expect(messages(aGroup({ minimum: 2 }))).toStrictEqual([]);
  });

  it('[OPT-7] an optional group needs its minimum once an item is ticked, at every depth', () => {
    const toppings = ['a', 'b', 'c', 'd'];
    const quantities = fc.dictionary(fc.constantFrom(...toppings), fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 4 }), fc.boolean(), (chosen, minimum, isNested) => {
        const items = toppings.map((id) => anItem(id, { maximumQuantity: 3 }));
        const optional = aGroup({ id: 'o-2', label: 'Toppings', minimum, items });
        const groups = isNested ? [aGroup({ items: [anItem('base', { groups: [optional] })] })] : [optional];
        const choice = [
          ...(isNested ? [ticked('o-1', { base: 1 })] : []),
          ticked('o-2', chosen, isNested ? 'base' : ''),
        ];
        const begun = Object.values(chosen).filter((quantity) => quantity > 0).length;
        const isShort = begun > 0 && begun < minimum;
        expect(optionFaults(groups, choice).map(({ message }) => message)).toStrictEqual(
          isShort ? [`Please select minimum ${minimum} items from Toppings`] : [],
        );
      }),
    );
  });

  it('[OPT-8] more items than the maximum are at fault, and no maximum is no limit', () => {
    const three = ticked('o-1', { a: 1, b: 1, c: 1 });
    expect(messages(aGroup({ maximum: 2 }), three)).toStrictEqual([
      'Please select maximum 2 items from Extras',
    ]);
    expect(messages(aGroup({ maximum: 3 }), three)).toStrictEqual([]);
    expect(messages(aGroup({ maximum: 0 }), three)).toStrictEqual([]);
    expect(messages(aGroup({ shownAs: 'radio' }), three)).toStrictEqual([
      'Please select maximum 1 items from Extras',
    ]);
  });

  it('[OPT-8] a sum of quantities above its cap is at fault, and a cap of 0 is no limit', () => {
    const four = ticked('o-1', { a: 3, b: 1 });
    expect(messages(aGroup({ maximumQuantity: 3 }), four)).toStrictEqual([
      'Please select maximum 3 items from Extras',
    ]);
    expect(messages(aGroup({ maximumQuantity: 4 }), four)).toStrictEqual([]);
    expect(messages(aGroup({ maximumQuantity: 0 }), four)).toStrictEqual([]);
  });

  it('an item above its maximum quantity is at fault, and its select runs from 1 to that maximum', () => {
    const raita = anItem('raita', { maximumQuantity: 2 });
    const group = aGroup({ items: [raita] });
    expect(quantityChoices(raita)).toStrictEqual([1, 2]);
    expect(quantityChoices(anItem('none', { maximumQuantity: 0 }))).toStrictEqual([1]);
    expect(messages(group, ticked('o-1', { raita: 3 }))).toStrictEqual([
      'Please select maximum 2 items from raita',
    ]);
    expect(messages(group, ticked('o-1', { raita: 2 }))).toStrictEqual([]);
  });

  it('the chooser has one message for all faults', () => {
    expect(OPTIONS_MESSAGE).toBe('Please select all required option items.');
  });
});

describe('nested groups', () => {
  it('open after their group once their item is chosen, and follow the same rules', () => {
    const sauces = aGroup({ id: 'o-3' });
    const open = openGroups([rice, sauces], [ticked('o-1', { naan: 1 })]);
    expect(open.map(({ group, parentItemId }) => [group.id, parentItemId])).toStrictEqual([
      ['o-1', ''],
      ['o-2', 'naan'],
      ['o-3', ''],
    ]);
    expect(messages(rice, ticked('o-1', { naan: 1 }))).toStrictEqual(['Which naan is required']);
    expect(messages(rice, ticked('o-1', { naan: 1 }), ticked('o-2', { a: 1 }, 'naan'))).toStrictEqual([]);
  });

  it('choices under an item that is no longer chosen are ignored', () => {
    expect(messages(rice, ticked('o-1', { pilau: 1 }), ticked('o-2', { a: 1, b: 1 }, 'naan'))).toStrictEqual(
      [],
    );
  });

  it('the link leads to the first group at fault in the order shown', () => {
    const sauces = aGroup({ id: 'o-3', label: 'Sauces', isRequired: true });
    const fault = firstOptionFault([rice, sauces], [ticked('o-1', { naan: 1 })]);
    expect(fault).toStrictEqual({
      groupId: 'o-2',
      parentItemId: 'naan',
      kind: 'required',
      message: 'Which naan is required',
    });
    expect(firstOptionFault([aGroup()], [])).toBeNull();
  });

  it('[OPT-8] whatever is ticked, a choice without fault is within every limit', () => {
    const group = aGroup({ isRequired: true, minimum: 1, maximum: 2, maximumQuantity: 4 });
    const quantities = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(quantities, (chosen) => {
        const counts = Object.values(chosen);
        const sum = counts.reduce((total, count) => total + count, 0);
        const isWithin = counts.length >= 1 && counts.length <= 2 && sum <= 4;
        expect(messages(group, ticked('o-1', chosen))).toHaveLength(isWithin ? 0 : 1);
      }),
    );
  });
});
