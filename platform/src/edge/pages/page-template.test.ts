import { brotliDecompressSync } from 'node:zlib';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { compressTemplate, fill, fillCompressed, templateOf } from './page-template';

const words = [
  '<li>',
  'Saffron Yard',
  ' takes orders',
  '</li>',
  '£8.50',
  'naan',
  '  ',
  'Ünïcödé ',
  '{"a":',
  '}',
];

/** A text of these words with holes, generated from a seed. */
const aTemplate = (seed: number) => {
  const random = xoroshiro128plus(seed);
  const any = (most: number) => uniformInt(random, 0, most);
  const text = Array.from({ length: 400 }, () => {
    const word = words[any(words.length - 1)] ?? '';
    return any(20) === 0 ? `|${any(1) === 0 ? 'nonce' : 'rest'}| "${word}` : word;
  });
  return templateOf(`<html>${text.join('')}</html>`, '|');
};
const filling = (sign: string) => ({ nonce: sign.repeat(24), rest: sign.repeat(200) });

describe('a text that is compressed once and filled many times', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads as the text with that filling (seed %s)', async (seed) => {
    const template = aTemplate(seed);
    const compressed = await compressTemplate(template, { nonce: 24, rest: 200 });
    for (const sign of ['x', '0', '"', ' ']) {
      const bytes = compressed && fillCompressed(compressed, filling(sign));
      expect(brotliDecompressSync(bytes ?? Buffer.alloc(0)).toString('utf8')).toBe(
        fill(template, filling(sign)),
      );
    }
  });

  it('accepts no values of other lengths', async () => {
    const compressed = await compressTemplate(aTemplate(1), { nonce: 24, rest: 200 });
    expect(compressed && fillCompressed(compressed, { ...filling('x'), rest: 'x' })).toBeUndefined();
  });

  it('cannot be made when a hole is at the end, or before a character of more than one byte', async () => {
    for (const text of ['a|nonce|', 'a|nonce|ü and more'])
      expect(await compressTemplate(templateOf(text, '|'), { nonce: 24 })).toBeUndefined();
  });

  it('is much smaller than the text', async () => {
    const template = aTemplate(1);
    const compressed = await compressTemplate(template, { nonce: 24, rest: 200 });
    expect(compressed?.bytes).toBeLessThan(fill(template, filling('x')).length * 0.75);
  });
});
