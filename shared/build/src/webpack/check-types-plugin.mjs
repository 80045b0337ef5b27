import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathToModule } from './modules.mjs';

const name = 'CheckTypesPlugin';

/**
 * Makes type errors of a remote errors of its build, with file, line and column (REL-16). TypeScript runs in a separate process beside the
 * build. In watch mode `storefront dev` checks types itself, so that nobody waits for them.
 */
export class CheckTypesPlugin {
  constructor({ directory }) {
    this.directory = directory;
  }

  apply(compiler) {
    let checked;
    compiler.hooks.run.tap(name, () => {
      checked = this.check();
      // The result is awaited below; this handler only prevents an unhandled rejection when the build fails earlier.
      checked.catch(() => undefined);
    });
    compiler.hooks.make.tapPromise(name, async ({ errors }) => {
      const faults = (await checked) ?? [];
      errors.push(...faults.map((fault) => new compiler.webpack.WebpackError(fault)));
    });
  }

  async check() {
    const program = pathToModule('@storefront/build/webpack/check-types');
    const { stdout } = await promisify(execFile)(process.execPath, [program, this.directory], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  }
}
