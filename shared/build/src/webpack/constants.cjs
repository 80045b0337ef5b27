const { readFileSync } = require('node:fs');

const file = require.resolve('@storefront/ui/constants.css');
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const known = /@media[^{]*\(--[\w-]+\)|var\(--(?:stack|duration|delay|font)-[\w-]+\)/;

const constantsOf = (css) => [
  ...[...css.matchAll(/@custom-media (--[\w-]+) (\([^)]+\));/g)].map(([, name, value]) => [
    `(${name})`,
    value,
  ]),
  ...[...css.matchAll(/^\s*(--[\w-]+):\s+([^;]+);/gm)].map(([, name, value]) => [`var(${name})`, value]),
];

/** Writes the values of `@storefront/ui/constants.css` in the places of their names, and fails on a name that is not there. */
module.exports = function constants(source) {
  this.addDependency(file);
  let css = source;
  for (const [use, value] of constantsOf(withoutComments(readFileSync(file, 'utf8')))) {
    css = css.replaceAll(use, value);
  }
  const unknown = known.exec(withoutComments(css));
  if (unknown) throw new Error(`${unknown[0]} uses a name that is not in ${file}.`);
  return css;
};
