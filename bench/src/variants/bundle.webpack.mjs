// The same source as one build without federation: each measured page has an entry that contains the shell and that page; every other
// page is a chunk. Webpack's command line runs it; BENCH_OUTPUT names the output folder.
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
const remotes = /[\\/]remote-[a-z-]+[\\/]/;

export default {
  ...shell,
  context: root,
  entry: Object.fromEntries(
    ['home', 'listing', 'business', 'booking'].map((page) => [page, `./bench/src/variants/${page}.entry.ts`]),
  ),
  output: { ...shell.output, path: process.env.BENCH_OUTPUT, uniqueName: 'bundle' },
  module: {
    rules: [
      { exclude: remotes, rules: rules({ feature: 'shell', layer: 'shell' }) },
      { include: remotes, rules: rules({ feature: 'page', layer: 'remote' }) },
    ],
  },
  plugins: shell.plugins.filter((plugin) => !ofFederation.has(plugin.constructor.name)),
};
