import fc from 'fast-check';
import { unitPrice } from './lines';
import type { Menu, MenuDish } from './menu';
import { repriceCart } from './reprice';
import type { ClaimedLine } from './reprice';
import type { CartLine } from './cart';
import { anyLine } from './testing/arbitraries';
import { aChoice, aGroup, aLine, anItem, aProduct } from './testing/builders';

const menuOf = (...products: readonly MenuDish[]): Menu =>
  new Map(products.map((product) => [product.id, product]));
const claim = (line: CartLine, seenPrice = unitPrice(line)): ClaimedLine => ({ line, seenPrice });

const whichNaan = aGroup({
  id: 'o-2',
  label: 'Which naan',
  isRequired: true,
  shownAs: 'radio',
  items: [anItem('plain', { name: 'Plain' }), anItem('garlic', { name: 'Garlic', price: 75 })],
});
const rice = aGroup({
  id: 'o-1',
  label: 'Rice',
  isRequired: true,
  shownAs: 'radio',
  items: [
    anItem('pilau', { name: 'Pilau' }),
    anItem('naan', { name: 'Naan', price: 50, groups: [whichNaan] }),
  ],
});
const extras = aGroup({
  id: 'o-3',
  label: 'Extras',
  items: [anItem('raita', { name: 'Raita', price: 120 })],
});
const masala = aProduct({ id: 'p-9', name: 'Masala', price: 950, optionGroups: [rice, extras] });
const chana = aProduct({
  id: 'p-2',
  name: 'Chana',
  subProducts: [
    { id: 'p-2-s', name: 'Small', price: 525 },
    { id: 'p-2-l', name: 'Large', price: 875 },
  ],
});
const menu = menuOf(aProduct(), masala, chana);

const choice = (
  groupId: string,
  itemId: string,
  name: string,
  price: number,
  parentItemId = '',
  label = '',
) => aChoice({ groupId, label, parentItemId, items: [{ itemId, name, quantity: 1, price }] });
const naan = choice('o-1', 'naan', 'Naan', 50, '', 'Rice');
const garlic = choice('o-2', 'garlic', 'Garlic', 75, 'naan', 'Which naan');
const raita = choice('o-3', 'raita', 'Raita', 120, '', 'Extras');
const masalaLine = aLine({
  productId: 'p-9',
  name: 'Masala',
  basePrice: 950,
  extras: [naan, garlic, raita],
  quantity: 2,
});
const largeLine = aLine({
  productId: 'p-2-l',
  name: 'Large',
  mainProduct: { id: 'p-2', name: 'Chana' },
  basePrice: 875,
});

describe('a cart against the menu', () => {
  it('that agrees comes back unchanged', () => {
    const lines = [aLine({ comment: 'no onion', categoryRank: 3 }), masalaLine, largeLine];
    expect(
      repriceCart(
        menu,
        lines.map((line) => claim(line)),
      ),
    ).toStrictEqual({ lines, changes: [], dropped: [] });
  });

  it('that shows another price gets the menu’s price, and the change is reported', () => {
    const { lines, changes } = repriceCart(menu, [claim(aLine({ basePrice: 1 }))]);
    expect(lines).toStrictEqual([aLine()]);
    expect(changes).toStrictEqual([{ kind: 'price', name: 'Chana Masala', before: 1, after: 1_000 }]);
  });

  it('differs by the price that was shown, not by the claimed parts', () => {
    expect(repriceCart(menu, [claim(aLine(), 900)]).changes).toStrictEqual([
      { kind: 'price', name: 'Chana Masala', before: 900, after: 1_000 },
    ]);
  });

  it('pays the menu’s price for each option, nested ones too', () => {
    const cheap = { ...masalaLine, extras: [naan, choice('o-2', 'garlic', 'Garlic', 0, 'naan'), raita] };
    const { lines, changes } = repriceCart(menu, [claim(cheap)]);
    expect(lines).toStrictEqual([masalaLine]);
    expect(changes).toStrictEqual([{ kind: 'price', name: 'Masala', before: 1_120, after: 1_195 }]);
  });

  it('loses options that have left the menu, by name', () => {
    const withOil = { ...masalaLine, extras: [...masalaLine.extras, choice('o-8', 'oil', 'Chilli oil', 30)] };
    const { lines, changes, dropped } = repriceCart(menu, [claim(withOil)]);
    expect(lines).toStrictEqual([masalaLine]);
    expect(changes).toStrictEqual([
      { kind: 'options', name: 'Masala', lost: ['Chilli oil'] },
      { kind: 'price', name: 'Masala', before: 1_225, after: 1_195 },
    ]);
    expect(dropped).toStrictEqual([]);
  });

  it('takes the new name of a dish or an option, and reports it', () => {
    const renamed = {
      ...masalaLine,
      name: 'Tikka',
      extras: [naan, garlic, { ...raita, items: raita.items.map((item) => ({ ...item, name: 'Yoghurt' })) }],
    };
    expect(repriceCart(menu, [claim(renamed)])).toMatchObject({
      lines: [masalaLine],
      changes: [
        { kind: 'renamed', name: 'Tikka', after: 'Masala' },
        { kind: 'renamed', name: 'Yoghurt', after: 'Raita' },
      ],
    });
  });
});

describe('dishes that are no longer sold', () => {
  const droppedFrom = (menu: Menu, line: CartLine) => repriceCart(menu, [claim(line)]).dropped;

  it('are dropped and named: gone, unavailable, or without that sub-product', () => {
    expect(droppedFrom(menuOf(), aLine())).toStrictEqual(['Chana Masala']);
    expect(droppedFrom(menuOf(aProduct({ isAvailable: false })), aLine())).toStrictEqual(['Chana Masala']);
    expect(droppedFrom(menu, { ...largeLine, productId: 'p-2-xl', name: 'Huge' })).toStrictEqual([
      'Chana (Huge)',
    ]);
    expect(droppedFrom(menu, { ...largeLine, mainProduct: { id: 'p-1', name: 'Dal' } })).toStrictEqual([
      'Dal (Large)',
    ]);
  });

  it('a dish that is now sold by sub-product only is dropped', () => {
    expect(droppedFrom(menu, aLine({ productId: 'p-2', name: 'Chana' }))).toStrictEqual(['Chana']);
  });

  it('a dish whose required choice is missing or gone is dropped', () => {
    expect(droppedFrom(menu, { ...masalaLine, extras: [raita] })).toStrictEqual(['Masala']);
    expect(droppedFrom(menu, { ...masalaLine, extras: [naan] })).toStrictEqual(['Masala']);
    expect(droppedFrom(menu, { ...masalaLine, extras: [naan, garlic, garlic] })).toStrictEqual([]);
  });

  it('the other lines stay', () => {
    const { lines, dropped } = repriceCart(menu, [
      claim(aLine({ productId: 'p-77', name: 'Ghost' })),
      claim(largeLine),
    ]);
    expect(lines).toStrictEqual([largeLine]);
    expect(dropped).toStrictEqual(['Ghost']);
  });
});

describe('a hostile claim', () => {
  it('changes no price: names and prices come from the menu', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.string(), (base, option, seen, name) => {
        const tampered = {
          ...masalaLine,
          name,
          basePrice: base,
          extras: masalaLine.extras.map((group) => ({
            ...group,
            label: name,
            items: group.items.map((item) => ({ ...item, price: option })),
          })),
        };
        const { lines, changes } = repriceCart(menu, [claim(tampered, seen)]);
        expect(lines).toStrictEqual([masalaLine]);
        expect(changes.some(({ kind }) => kind === 'price')).toBe(seen !== 1_195);
      }),
    );
  });

  it('is repriced once: a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), (lines) => {
        const menu = menuOf(aProduct(), { ...masala, id: 'p-3' }, aProduct({ id: 'p-2', price: 0 }));
        const once = repriceCart(
          menu,
          lines.map((line) => claim(line)),
        );
        expect(
          repriceCart(
            menu,
            once.lines.map((line) => claim(line)),
          ),
        ).toStrictEqual({ lines: once.lines, changes: [], dropped: [] });
      }),
    );
  });
});
