import { canPublish, faultsBelow, listed, matchingCategories, poundsText } from './menu-desk';
import { aDesk, aDeskDish } from '../testing/menu-desk';

const edit = { id: 1, at: 0, by: 'Asha', place: 'Dal', before: '', after: '', fits: true };

describe('the desk', () => {
  it('[KIT-43] can publish edits that fit, while nothing is wrong', () => {
    const fault = { path: ['menu'], place: 'Menu', expected: 'a list' };
    const desk = aDesk({ edits: [edit] });
    expect(canPublish(desk)).toBe(true);
    expect(canPublish({ ...desk, edits: [] })).toBe(false);
    expect(canPublish({ ...desk, edits: [edit, { ...edit, id: 2, fits: false }] })).toBe(false);
    expect(canPublish({ ...desk, faults: [fault] })).toBe(false);
    expect(canPublish({ ...desk, mayPublish: false })).toBe(false);
  });

  it('[KIT-41] finds dishes by name, and categories with all of theirs', () => {
    const names = (text: string) =>
      matchingCategories(aDesk().document.menu, text).map(({ menucategory_name, product }) => [
        menucategory_name,
        ...product.map(({ product_name }) => product_name),
      ]);
    expect(names(' ')).toStrictEqual([
      ['Curries', 'Dal', 'Korma'],
      ['Sides', 'Naan'],
    ]);
    expect(names('KOR')).toStrictEqual([['Curries', 'Korma']]);
    expect(names('side')).toStrictEqual([['Sides', 'Naan']]);
    expect(names('soup')).toStrictEqual([]);
  });

  it('[KIT-43] shows a fault at its thing and at what that is in', () => {
    const path = ['menu', 'c-1', 'product', aDeskDish().product_id, 'product_price'];
    const faults = [{ path, place: '', expected: '' }];
    expect(faultsBelow(faults, ['menu', 'c-1'])).toStrictEqual(faults);
    expect(faultsBelow(faults, ['menu', 'c-2'])).toStrictEqual([]);
    expect(faultsBelow(faults, [...path, 'more'])).toStrictEqual([]);
  });

  it.each([
    ['6.5', '6.50'],
    [' £7 ', '7.00'],
    ['12.345', '12.345'],
    ['free', 'free'],
    ['', ''],
  ])('[KIT-41] writes the amount %p as %p', (typed, text) => {
    expect(poundsText(typed)).toBe(text);
  });

  it('[KIT-41] takes a list with commas', () => {
    expect(listed(' milk, nuts ,, ')).toStrictEqual(['milk', 'nuts']);
    expect(listed('')).toStrictEqual([]);
  });
});
