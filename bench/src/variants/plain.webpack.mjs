// The same source, set up as the documentation of the federation plugin recommends: remotes named at build time, the default
// 'version-first' sharing, and a manifest of each remote fetched at start. Webpack's command line runs it; BENCH_OUTPUT names the output
// folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remoteConfig, shellConfig } from '@storefront/build/webpack';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const features = readdirSync(root).flatMap((name) => /^remote-([a-z-]+)$/.exec(name)?.[1] ?? []);
const ofTheProject = new Set([
  'ModuleFederationPlugin',
  'ReleasePlugin',
  'PageTrustPlugin',
  'ServerPartPlugin',
  'NormalModuleReplacementPlugin',
]);
const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
const shared = Object.fromEntries(
  ['react', 'react-dom', 'mobx', 'mobx-react-lite'].map((name) => [
    name,
    { singleton: true, requiredVersion: dependencies[name] },
  ]),
);

const modulesIn = (feature, kind) => {
  const folder = join(root, `remote-${feature}/src/${kind}`);
  try {
    return readdirSync(folder).flatMap((file) => /^([a-z-]+)\.tsx$/.exec(file)?.[1] ?? []);
  } catch {
    return [];
  }
};

const pascal = (name) => name.replace(/(^|-)([a-z])/g, (_whole, _dash, letter) => letter.toUpperCase());

const exposesOf = (feature) =>
  Object.fromEntries([
    ...modulesIn(feature, 'pages').map((name) => [`./pages/${name}`, `./src/pages/${name}`]),
    ...modulesIn(feature, 'widgets').map((name) => [`./widgets/${pascal(name)}`, `./src/widgets/${name}`]),
  ]);

const plain = (config, name, federation) => ({
  ...config,
  name,
  output: { ...config.output, path: join(process.env.BENCH_OUTPUT, name), uniqueName: `plain_${name}` },
  plugins: [
    ...config.plugins.filter((plugin) => !ofTheProject.has(plugin.constructor.name)),
    new ModuleFederationPlugin({ name, shared, dts: false, ...federation }),
  ],
});

const host = {
  ...plain(shellConfig({ directory: join(root, 'shell') }), 'host', {
    remotes: Object.fromEntries(
      features.map((feature) => [
        feature,
        `${feature}@${process.env.BENCH_ORIGIN}/variant/${feature}/mf-manifest.json`,
      ]),
    ),
  }),
  context: root,
  entry: { host: './bench/src/variants/host.entry.ts' },
};

export default [
  host,
  ...features.map((feature) =>
    plain(
      remoteConfig({ directory: join(root, `remote-${feature}`), feature, exposes: exposesOf(feature) }),
      feature,
      { filename: 'remoteEntry.js', exposes: exposesOf(feature) },
    ),
  ),
];
