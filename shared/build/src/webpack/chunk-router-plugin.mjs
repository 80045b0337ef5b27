const name = 'ChunkRouterPlugin';

/**
 * Lets several releases of a feature run in one page although their chunks push to the same global. The first runtime puts a router
 * there; each runtime then gets only the chunks that it would load from exactly the address of the script that pushed them. An address
 * has one content, so a chunk that two releases share runs for both, and no other chunk reaches a wrong release (G26).
 */
export class ChunkRouterPlugin {
  apply(compiler) {
    const { RuntimeModule, RuntimeGlobals } = compiler.webpack;
    const { JsonpChunkLoadingRuntimeModule } = compiler.webpack.web;

    // Webpack's own module finds nothing at the global and puts its own list there.
    class HideRouter extends RuntimeModule {
      constructor() {
        super('hide chunk router', RuntimeModule.STAGE_ATTACH - 1);
      }

      generate() {
        const place = globalOf(this.compilation);
        return `${RuntimeGlobals.require}.chunkRouter = ${place}; ${place} = undefined;`;
      }
    }

    class JoinRouter extends RuntimeModule {
      constructor() {
        super('join chunk router', RuntimeModule.STAGE_ATTACH + 1);
      }

      generate() {
        const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals;
        const place = globalOf(this.compilation);
        return `
var own = ${place};
var router = ${place} = ${require}.chunkRouter || {
  arrived: [],
  runtimes: [],
  push: function (chunk) {
    var script = document.currentScript;
    var one = [script ? script.src : '', chunk];
    this.arrived.push(one);
    this.runtimes.forEach(function (take) { take(one); });
  }
};
var take = function (one) {
  var isOwn = one[1][0].some(function (id) {
    return ${publicPath} + ${getChunkScriptFilename}(id) === one[0];
  });
  if (isOwn) own.push(one[1]);
};
router.arrived.forEach(take);
router.runtimes.push(take);`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module, chunk) => {
        if (!(module instanceof JsonpChunkLoadingRuntimeModule)) return;
        compilation.addRuntimeModule(chunk, new HideRouter());
        compilation.addRuntimeModule(chunk, new JoinRouter());
      });
    });
  }
}

const globalOf = ({ outputOptions }) =>
  `${outputOptions.globalObject}[${JSON.stringify(outputOptions.chunkLoadingGlobal)}]`;
