import webpack from 'webpack';

const { DeterministicModuleIdsPlugin } = webpack.ids;

/** The ids of the two modules that the federation plugin writes; it names both by a hash of absolute paths. */
const idWithoutFolder = (module) => {
  if (module.identifier().startsWith('container entry ')) return 'container';
  const isStart = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition());
  return isStart ? 'federation' : undefined;
};

/**
 * Gives the modules of lazily loaded chunks their ids before those of the entry get theirs. An id is a hash of three digits or so, and when two
 * modules have the same one, the second gets another. Names of modules in the entry carry the release's version, so one of them could take the
 * id of a module in a chunk, and that chunk would be a new file in a release that did not change it (G26).
 *
 * The modules of the federation plugin get names, so that the files of a release do not depend on the folder in which they are built.
 */
export class ModuleIdsPlugin {
  apply(compiler) {
    let chunkGraph;
    const nameFederation = (modules) => {
      for (const module of modules) {
        const id = idWithoutFolder(module);
        if (id) chunkGraph.setModuleId(module, id);
      }
    };
    compiler.hooks.compilation.tap('ModuleIdsPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', () => {
        chunkGraph = compilation.chunkGraph;
      });
      compilation.hooks.moduleIds.tap('ModuleIdsPlugin', nameFederation);
    });
    const isLoadedLater = (module) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => !chunk.canBeInitial());
    new DeterministicModuleIdsPlugin({ test: isLoadedLater }).apply(compiler);
    new DeterministicModuleIdsPlugin().apply(compiler);
  }
}
