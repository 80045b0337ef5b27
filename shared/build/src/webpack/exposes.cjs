/** Writes the module of a remote's server part: for each exposed name a function that returns the module. */
module.exports = function exposes() {
  const entries = Object.entries(this.getOptions().exposes).map(
    ([expose, path]) => `${JSON.stringify(expose)}: () => require(${JSON.stringify(path)})`,
  );
  return `module.exports = { ${entries.join(',\n')} };\n`;
};
