import { createHash } from 'node:crypto';

const name = 'ContentNamesPlugin';

/** The number of hexadecimal digits of a file's SHA-384 in its name. */
export const hashLength = 16;

/**
 * Makes `[contenthash]` the beginning of the file's own SHA-384. The platform checks it and serves the file under an address without a
 * version, so a visitor's browser keeps every file that the next release has too (G26).
 */
export class ContentNamesPlugin {
  apply(compiler) {
    const { RealContentHashPlugin } = compiler.webpack.optimize;
    compiler.hooks.compilation.tap(name, (compilation) => {
      RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(name, (contents, oldHash) => {
        const hash = createHash('sha384');
        for (const content of contents) hash.update(content);
        return hash.digest('hex').slice(0, oldHash.length);
      });
    });
  }
}
