import { shortAllergy, shortOffer, shortWaiver, shortWelcome, waiverText } from './short-text';

const long = (length: number) => 'x'.repeat(length);

it.each([
  ['an offer', shortOffer],
  ['the allergy information', shortAllergy],
])("[MNU-4][MNU-6] %s is cut at 100 characters, with '...'", (_, cut) => {
  expect(cut(long(100))).toStrictEqual({ text: long(100), isCut: false });
  expect(cut(long(101))).toStrictEqual({ text: `${long(100)}...`, isCut: true });
});

it('[MNU-8] the welcome text is cut at 25 characters', () => {
  expect(shortWelcome('Welcome to our kitchen, come in')).toStrictEqual({
    text: 'Welcome to our kitchen, c...',
    isCut: true,
  });
  expect(shortWelcome(long(25)).isCut).toBe(false);
});

it('[MNU-8] the first 25 characters equal the welcome_text_short of the server, including a trailing space', () => {
  expect(shortWelcome('Welcome to Saffron Yard, ten years on.').text).toBe('Welcome to Saffron Yard, ...');
});

it('[MNU-9] a waiver text longer than 28 characters is cut to 25', () => {
  expect(shortWaiver(long(29))).toStrictEqual({ text: `${long(25)}...`, isCut: true });
});

it('[MNU-10] a waiver text of 28 characters or fewer is not cut', () => {
  expect(shortWaiver(long(28))).toStrictEqual({ text: long(28), isCut: false });
});

it('the waiver reads as free delivery from an amount, and is left out when there is none', () => {
  expect(waiverText(2500)).toBe('Free delivery over £25.00');
  expect(waiverText(0)).toBe('');
});

it('an emoji at the cut is not halved', () => {
  expect(shortWelcome('🍛'.repeat(30)).text).toBe(`${'🍛'.repeat(25)}...`);
});
