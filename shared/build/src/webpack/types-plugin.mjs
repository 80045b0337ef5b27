import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const name = 'TypesPlugin';
const program = fileURLToPath(new URL('./declare-types.mjs', import.meta.url));

/** What every page is to others, by the host contract; its model is its own. */
const pageTypes = `import type { Page, PageModel } from '@storefront/host';
declare const page: Page<PageModel>;
export default page;
`;

const isPage = (expose) => expose.startsWith('./pages/');

/**
 * Writes `types/`: the types of what a release exposes (REL-10), each under the name by which others load it. Those of other modules than pages
 * are made by TypeScript, in a process beside webpack's; a remote that lends none pays nothing for it.
 */
export class TypesPlugin {
  constructor({ directory, exposes }) {
    this.directory = directory;
    this.pages = Object.keys(exposes).filter(isPage);
    this.modules = Object.entries(exposes).filter(([expose]) => !isPage(expose));
  }

  apply(compiler) {
    // While somebody works on a remote, nobody fetches its types.
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    let declared;
    compiler.hooks.run.tap(name, () => {
      declared = this.declare();
      // It is waited for below; a build that fails before need not hear of it.
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
