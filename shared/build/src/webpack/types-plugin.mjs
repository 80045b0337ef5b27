import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const name = 'TypesPlugin';
const program = fileURLToPath(new URL('./declare-types.mjs', import.meta.url));

/** The type of every page for other remotes, by the host contract; its model stays private. */
const pageTypes = `import type { Page, PageModel } from '@storefront/host';
declare const page: Page<PageModel>;
export default page;
`;

const isPage = (expose) => expose.startsWith('./pages/');

/**
 * Writes `types/`: the types of what a release exposes (REL-10), each under the name by which others load it. The types of other modules
 * than pages are made by TypeScript in a separate process, which a remote without such modules does not start.
 */
export class TypesPlugin {
  constructor({ directory, exposes }) {
    this.directory = directory;
    this.pages = Object.keys(exposes).filter(isPage);
    this.modules = Object.entries(exposes).filter(([expose]) => !isPage(expose));
  }

  apply(compiler) {
    // Types are not needed in watch mode, because nobody fetches them then.
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    let declared;
    compiler.hooks.run.tap(name, () => {
      declared = this.declare();
      // The result is awaited below; this handler only prevents an unhandled rejection when the build fails earlier.
      declared.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const files = {
          ...Object.fromEntries(this.pages.map((expose) => [`${expose.slice(2)}.d.ts`, pageTypes])),
          ...(await declared),
        };
        for (const [path, text] of Object.entries(files))
          compilation.emitAsset(`types/${path}`, new sources.RawSource(text));
      });
    });
  }

  async declare() {
    if (this.modules.length === 0) return {};
    const wanted = JSON.stringify({ directory: this.directory, modules: this.modules });
    const { stdout } = await promisify(execFile)(process.execPath, [program, wanted], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  }
}
