import fc from 'fast-check';
import { firstCharacters, fitText, shortText } from './short-text';

const family = '👩‍👩‍👧‍👦';
const flag = '🏴󠁧󠁢󠁷󠁬󠁳󠁿';
// An e and the accent that combines with it.
const accented = 'e\u0301';
const characters = ['a', '🍕', '👍🏽', family, flag, accented, '한', '\r\n', ' '];
const anyText = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((all) => all.join(''));
const anyUnits = fc.string({ unit: 'binary', maxLength: 40 });

it('cuts after the last character that fits, and says that it did', () => {
  expect(shortText('Naan bread', 4)).toStrictEqual({ text: 'Naan...', isCut: true });
  expect(shortText('Naan', 4)).toStrictEqual({ text: 'Naan', isCut: false });
  expect(shortText('', 4)).toStrictEqual({ text: '', isCut: false });
});

it.each([
  ['a pizza', '🍕'],
  ['a thumb with its skin', '👍🏽'],
  ['a family', family],
  ['the flag of Wales', flag],
  ['a letter with its accent', accented],
])('keeps %s whole at the cut, and leaves it out whole after it', (_, character) => {
  expect(shortText(`${'x'.repeat(349)}${character} and more`, 350).text).toBe(
    `${'x'.repeat(349)}${character}...`,
  );
  expect(shortText(`${'x'.repeat(350)}${character}`, 350).text).toBe(`${'x'.repeat(350)}...`);
  expect(fitText(`ab${character}`, 2 + character.length)).toBe(`ab${character}`);
  expect(fitText(`ab${character}`, 1 + character.length)).toBe('ab');
});

it('never begins a character without ending it, whatever the text and the limit', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, anyUnits), fc.nat({ max: 45 }), (text, most) => {
      const all = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
      expect(firstCharacters(text, most)).toBe(all.slice(0, most).join(''));
      const fitted = fitText(text, most);
      expect(fitted.length).toBeLessThanOrEqual(most);
      const count = Array.from(new Intl.Segmenter('en').segment(fitted)).length;
      expect(fitted).toBe(all.slice(0, count).join(''));
      const next = all[count];
      expect(next === undefined || fitted.length + next.length > most).toBe(true);
    }),
  );
});

it('keeps whole code points in a browser that cannot segment', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(firstCharacters('xx🍕🍕', 3)).toBe('xx🍕');
    expect(fitText('xx🍕🍕', 5)).toBe('xx🍕');
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
  }
});
