const name = 'HotUpdatesPlugin';
const isUpdate = /\.hot-update\.js(on)?$/;

/**
 * Passes on the files of hot updates, which are no part of a release, and tells the script of the page (dev-page/) how to apply them: the
 * release that the page began with stays as it was, so from the first update on all files come from the development server.
 */
export class HotUpdatesPlugin {
  constructor({ files, updated }) {
    this.files = files;
    this.updated = updated;
  }

  apply(compiler) {
    const { Compilation, RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { files, updated } = this;

    class JoinPage extends RuntimeModule {
      constructor() {
        super('join the page of development', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        const { require, loadScript, publicPath, getFullHash, moduleCache, interceptModuleExecution } =
          RuntimeGlobals;
        return `
// No page of development: a server proves the build, or somebody opened its preview link.
if (globalThis.storefrontDev) {
  var dev = globalThis.storefrontDev;
  var load = ${loadScript};
  ${loadScript} = function (url, done, key, chunkId) {
    if (${publicPath} !== ${JSON.stringify(files)}) return load(url, done, key, chunkId);
    dev.loadScript(url).then(function () { done({ type: 'load' }); }, function () { done({ type: 'error', target: { src: url } }); });
  };
  ${interceptModuleExecution}.push(function (options) {
    var factory = options.factory;
    options.factory = function () {
      try { return factory.apply(this, arguments); } catch (error) { dev.threw('throws when it is loaded', error); throw error; }
    };
  });
  dev.join({
    base: ${publicPath},
    hash: function () { return ${getFullHash}(); },
    modules: ${moduleCache},
    useNewest: function () { ${publicPath} = ${JSON.stringify(files)}; },
  });
}`.replaceAll('__webpack_require__', require);
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        for (const need of [
          RuntimeGlobals.loadScript,
          RuntimeGlobals.publicPath,
          RuntimeGlobals.getFullHash,
          RuntimeGlobals.moduleCache,
          RuntimeGlobals.interceptModuleExecution,
        ])
          requirements.add(need);
        compilation.addRuntimeModule(chunk, new JoinPage());
      });
      // After their maps were made, and before the files of the release are listed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { name: path, source, info } of compilation.getAssets()) {
          if (!isUpdate.test(path)) continue;
          const map = info.related?.sourceMap && compilation.getAsset(info.related.sourceMap);
          updated({
            name: path,
            text: source.source().toString(),
            ...(map && { map: map.source.source().toString() }),
          });
          compilation.deleteAsset(path);
        }
      });
    });
  }
}
