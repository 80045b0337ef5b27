import webpack from 'webpack';

const { DeterministicModuleIdsPlugin } = webpack.ids;

/**
 * Gives the modules of lazily loaded chunks their ids before those of the entry get theirs. An id is a hash of three digits or so, and when two
 * modules have the same one, the second gets another. Names of modules in the entry carry the release's version, so one of them could take the
 * id of a module in a chunk, and that chunk would be a new file in a release that did not change it (G26).
 */
export class ModuleIdsPlugin {
  apply(compiler) {
    let chunkGraph;
    compiler.hooks.compilation.tap('ModuleIdsPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', () => {
        chunkGraph = compilation.chunkGraph;
      });
    });
    const isLoadedLater = (module) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => !chunk.canBeInitial());
    new DeterministicModuleIdsPlugin({ test: isLoadedLater }).apply(compiler);
    new DeterministicModuleIdsPlugin().apply(compiler);
  }
}
