import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Path of an installed package, loader or exported file of one, seen from this workspace. */
export const pathToModule = (name) => require.resolve(name);

/** Path of a file inside an installed package, whether the package exports it or not. */
export const pathInPackage = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** Version of an installed package whose entry lies in a folder of its own, such as `dist/`. */
export const installedVersion = (name) =>
  JSON.parse(readFileSync(join(dirname(require.resolve(name)), '../package.json'), 'utf8')).version;
