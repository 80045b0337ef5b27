const typescript = require('typescript');

const latest = new Map();

/**
 * TypeScript as ts-loader uses it, which compiles a file only once while its source is the same: the pages of a remote and its server part,
 * and all remotes that a process builds, have most of their files in common. Transformers are functions with a state of their own, so what
 * they change is not kept.
 */
const transpileModule = (source, options) => {
  if (options.transformers !== undefined) return typescript.transpileModule(source, options);
  const settings = JSON.stringify(options.compilerOptions);
  const before = latest.get(options.fileName);
  if (before?.source === source && before.settings === settings) return before.output;
  const output = typescript.transpileModule(source, options);
  latest.set(options.fileName, { source, settings, output });
  return output;
};

module.exports = { ...typescript, transpileModule };
