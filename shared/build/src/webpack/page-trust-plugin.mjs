import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const name = 'PageTrustPlugin';

/**
 * The global in which the shell puts the page's map of absolute URL to `sha384-…` before any chunk is requested.
 */
const integrityMap = 'globalThis.storefrontIntegrity';

const hashOf = (url) => `(${integrityMap} || {})[${url}]`;

const script = `
var integrity = ${hashOf('script.src')};
if (!integrity) return done({ type: 'integrity', target: script });
script.integrity = integrity;
script.crossOrigin = 'anonymous';`;

const style = `
var integrity = ${hashOf('linkTag.href')};
if (!integrity) {
  return reject(Object.assign(new Error('The page names no hash for ' + fullhref), { name: 'ChunkLoadError', type: 'integrity', request: fullhref }));
}
linkTag.integrity = integrity;
linkTag.crossOrigin = 'anonymous';`;

/**
 * Lets the webpack runtime of a release load its own chunks only with the hash that the page names for exactly that URL; a chunk without a
 * hash is refused (SHL-5, EDG-4). Chunks and style elements get the nonce of the script that runs.
 */
export class PageTrustPlugin {
  apply(compiler) {
    const { RuntimeModule, runtime } = compiler.webpack;

    class NonceOfThisScript extends RuntimeModule {
      constructor() {
        // This runs after webpack's own nonce module, which sets the nonce to undefined.
        super('nonce of this script', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        return `if (typeof document !== 'undefined' && document.currentScript) __webpack_require__.nc = document.currentScript.nonce;`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => code + script,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (code) => code + style);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new NonceOfThisScript());
      });
    });
  }
}
