const { readFileSync } = require('node:fs');
const subsetFont = require('subset-font');

const constants = require.resolve('@storefront/ui/constants.css');

// What browsers apply by themselves, and figures of one width (`tabular-nums`). Style sheets use no other.
const features = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
];

/** The characters of a `unicode-range` such as `U+20-7E, U+A3`. */
const charactersOf = (range) =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');

/**
 * Cuts a font to the characters that `--font-characters` of `@storefront/ui/constants.css` names. The axis of weights stays whole.
 */
module.exports = async function subset(font) {
  this.addDependency(constants);
  const [, range] = /--font-characters:\s+([^;]+);/.exec(readFileSync(constants, 'utf8'));
  return subsetFont(font, charactersOf(range), { targetFormat: 'woff2', keepFeatures: features });
};
module.exports.raw = true;
