// `npm run packages:pack [-- --to FOLDER]`: packs what a remote in a repository of its own needs.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packPackages } from './pack-packages';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/packages' } } });

await packPackages(root, resolve(values.to), (tarball) => process.stdout.write(`${tarball}\n`));
