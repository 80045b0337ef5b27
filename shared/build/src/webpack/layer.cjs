/** Puts a style sheet into its cascade layer, unless it declares layers itself, as base.css does; the page declares their order first. */
module.exports = function layer(source) {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, '');
  if (/^\s*(@layer\b|$)/.test(withoutComments)) return source;
  return `@layer ${this.getOptions().layer} {${source}\n}\n`;
};
