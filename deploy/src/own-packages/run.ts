// `npm run packages:pack`: packs what a remote in a repository of its own needs.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { packPackages } from './pack-packages';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { to } = new Command('npm run packages:pack --')
  .description('Packs what a remote in a repository of its own needs.')
  .option('--to <folder>', 'where the tarballs are written', 'dist/packages')
  .helpOption('--help', 'show this text')
  .showHelpAfterError()
  .parse()
  .opts<{ readonly to: string }>();

await packPackages(root, resolve(to), (tarball) => process.stdout.write(`${tarball}\n`));
