import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Path of an installed package, loader or exported file of one, seen from this workspace. */
export const pathToModule = (name) => require.resolve(name);

/** Path of a file inside an installed package, whether the package exports it or not. */
export const pathInPackage = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);
