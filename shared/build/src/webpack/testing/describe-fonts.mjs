// Prints as JSON, for each font file that it is given, the font as its package has it and as the build cuts it. HarfBuzz reads both. It is
// an ES module that awaits its WebAssembly, which Jest cannot load, so the test runs this file in a process of its own.
import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Feature, Font, Variation, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import subset from '../subset-font.cjs';

const widthsOf = (font, text) => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, [new Feature('tnum', 1)]);
  return buffer.getGlyphInfosAndPositions().map(({ xAdvance }) => xAdvance);
};

const described = async (file) => {
  const uncompressed = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new Face(new Blob(uncompressed), 0);
  const font = new Font(face);
  font.setVariations([new Variation('wght', 700)]);
  // The letters of signs have one weight.
  const { min, max } = face.getAxisInfos().wght ?? { min: 400, max: 400 };
  return {
    bytes: file.length,
    characters: [...face.collectUnicodes()].map((code) => String.fromCodePoint(code)).join(''),
    features: [...new Set([...face.getTableFeatureTags('GSUB'), ...face.getTableFeatureTags('GPOS')])],
    weights: [min, max],
    widthsOfFigures: widthsOf(font, '0123456789'),
  };
};

const cut = (file) => subset.call({ addDependency: () => undefined }, file);

const fonts = await Promise.all(
  process.argv.slice(2).map(async (path) => {
    const file = await readFile(path);
    const [first, second] = [await cut(file), await cut(file)];
    return {
      path,
      isSameEachTime: first.equals(second),
      whole: await described(file),
      subset: await described(first),
    };
  }),
);
process.stdout.write(JSON.stringify(fonts));
