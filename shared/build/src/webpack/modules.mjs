import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const require = createRequire(import.meta.url);

/** The path of an installed package, loader or exported file, resolved from this workspace. */
export const pathToModule = (name) => require.resolve(name);

/** The path of a file in an installed package, even if the package does not export it. */
export const pathInPackage = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** The folder of the style sheets and components of the design system, whether they are sources or a package. */
export const designSystem = join(dirname(require.resolve('@storefront/ui/constants.css')), '..', sep);

/** The version of an installed package whose entry is in a subfolder such as `dist/`. */
export const installedVersion = (name) =>
  JSON.parse(readFileSync(join(dirname(require.resolve(name)), '../package.json'), 'utf8')).version;
