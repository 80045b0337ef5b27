// The same source as one build without federation: each measured page has an entry that contains the shell and that page; every other
// page is a chunk. Webpack's command line runs it; BENCH_OUTPUT names the output folder.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shellConfig } from '@storefront/build/webpack';
import { rules } from '../../../shared/build/src/webpack/rules.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const shell = shellConfig({ directory: `${root}shell` });
const ofFederation = new Set([
  'ModuleFederationPlugin',
  'ReleasePlugin',
  'PageTrustPlugin',
  'ServerPartPlugin',
]);
const remotes = readdirSync(root)
  .filter((name) => /^remote-[a-z-]+$/.test(name))
  .map((name) => `${root}${name}/`);

export default {
  ...shell,
  context: root,
  entry: Object.fromEntries(
    ['home', 'listing', 'business', 'booking'].map((page) => [page, `./bench/src/variants/${page}.entry.ts`]),
  ),
  output: { ...shell.output, path: process.env.BENCH_OUTPUT, uniqueName: 'bundle' },
  module: {
    rules: [
      { exclude: remotes, rules: rules({ feature: 'shell', layer: 'shell', directory: `${root}shell/` }) },
      // Each class gets the hash that it has in its release, because the drawn rival is made from the product's drawing.
      ...remotes.map((directory) => ({
        include: directory,
        rules: rules({ feature: 'page', layer: 'remote', directory }),
      })),
    ],
  },
  plugins: shell.plugins.filter((plugin) => !ofFederation.has(plugin.constructor.name)),
};
