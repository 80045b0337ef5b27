import type { OpenGroup, OptionGroup, OptionItem } from '@storefront/pricing';
import { clearGroup, pressItem, withItemQuantity } from './option-draft';

const item = (id: string, groups: readonly OptionGroup[] = []): OptionItem => ({
  id,
  name: id,
  label: id,
  description: '',
  price: 50,
  maximumQuantity: 3,
  groups,
});

const group = (parts: Partial<OptionGroup> & Pick<OptionGroup, 'id' | 'items'>): OptionGroup => ({
  label: parts.id,
  description: '',
  isRequired: false,
  shownAs: 'radio',
  minimum: 0,
  maximum: 0,
  maximumQuantity: 0,
  ...parts,
});

const naan = group({ id: 'naan', items: [item('plain'), item('garlic')] });
const dip = group({ id: 'dip', items: [item('raita')] });
const rice = group({ id: 'rice', items: [item('pilau', [dip]), item('bread', [naan])] });
const extras = group({ id: 'extras', shownAs: 'checkbox', items: [item('chutney'), item('pickle', [dip])] });
const groups = [rice, extras];
const at = (open: OptionGroup, parentItemId = ''): OpenGroup => ({ group: open, parentItemId });

const choose = (...presses: readonly (readonly [OpenGroup, string])[]) =>
  presses.reduce<ReturnType<typeof pressItem>>((chosen, [open, id]) => {
    const found = open.group.items.find((one) => one.id === id);
    return found ? pressItem(groups, chosen, open, found) : chosen;
  }, []);

const ids = (chosen: ReturnType<typeof pressItem>) =>
  chosen.map(({ groupId, parentItemId, items }) => [
    parentItemId,
    groupId,
    ...items.map(({ itemId }) => itemId),
  ]);

it('[OPT-10] a radio item with sub-options brings its nested group, whose choice is kept beside it', () => {
  expect(ids(choose([at(rice), 'bread'], [at(naan, 'bread'), 'garlic']))).toStrictEqual([
    ['', 'rice', 'bread'],
    ['bread', 'naan', 'garlic'],
  ]);
});

it('[OPT-11] another radio item replaces it, and its nested choice is lost for good', () => {
  const other = choose([at(rice), 'bread'], [at(naan, 'bread'), 'garlic'], [at(rice), 'pilau']);
  expect(ids(other)).toStrictEqual([['', 'rice', 'pilau']]);
  const back = choose(
    [at(rice), 'bread'],
    [at(naan, 'bread'), 'garlic'],
    [at(rice), 'pilau'],
    [at(rice), 'bread'],
  );
  expect(ids(back)).toStrictEqual([['', 'rice', 'bread']]);
});

it('[OPT-12] ticking a checkbox item adds it, in the order of the menu, and unticking removes it', () => {
  const both = choose([at(extras), 'pickle'], [at(extras), 'chutney']);
  expect(ids(both)).toStrictEqual([['', 'extras', 'chutney', 'pickle']]);
  expect(ids(choose([at(extras), 'pickle'], [at(extras), 'pickle']))).toStrictEqual([]);
});

it('[OPT-12] unticking an item removes its nested choice', () => {
  const chosen = choose([at(extras), 'pickle'], [at(dip, 'pickle'), 'raita'], [at(extras), 'pickle']);
  expect(chosen).toStrictEqual([]);
});

it('[OPT-14] the quantity of an item stays between 1 and its maximum', () => {
  const chosen = choose([at(extras), 'chutney']);
  const quantity = (wanted: number) =>
    withItemQuantity(groups, chosen, at(extras), item('chutney'), wanted)[0]?.items[0]?.quantity;
  expect([0, 2, 9].map(quantity)).toStrictEqual([1, 2, 3]);
});

it('[OPT-13] the quantity of an item that is not ticked cannot change', () => {
  expect(withItemQuantity(groups, [], at(extras), item('chutney'), 2)).toStrictEqual([]);
});

it('an optional group can be cleared', () => {
  expect(
    clearGroup(groups, choose([at(rice), 'bread'], [at(naan, 'bread'), 'plain']), at(rice)),
  ).toStrictEqual([]);
});
