import { expectedInWords } from './expected-words';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

describe('when an order comes, in words', () => {
  it.each([
    ['slot', true, 'Arriving', '19:15 – 19:25'],
    ['business', true, 'Arriving', '19:15 – 19:25'],
    ['usual', true, 'Usually arriving', '19:15 – 19:25'],
    ['slot', false, 'Ready at', '19:15'],
    ['usual', false, 'Usually ready at', '19:15'],
  ] as const)('by %s, delivered: %s', (by, isDelivery, words, times) => {
    expect(expectedInWords({ from: at('19:15'), until: at('19:25'), by }, isDelivery)).toStrictEqual({
      words,
      times,
    });
  });
});
