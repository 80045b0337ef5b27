// Builds the releases and the single bundle as they are served, but with source maps, so that bytes can be counted by package. Webpack's
// command line runs it; BENCH_OUTPUT names the output folder.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const output = process.env.BENCH_OUTPUT;
// Source maps change no script that a browser gets.
const unneeded = new Set(['CheckTypesPlugin', 'ServerPartPlugin', 'SourceMapDevToolPlugin', 'TypesPlugin']);

const configOf = async (path) => (await import(pathToFileURL(join(root, path)).href)).default;

const mapped = (config, name) => ({
  ...config,
  name,
  devtool: 'hidden-source-map',
  output: {
    ...config.output,
    path: join(output, name),
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
  },
  plugins: config.plugins.filter((plugin) => !unneeded.has(plugin.constructor.name)),
});

const workspaces = ['shell', ...['listing', 'ordering', 'booking'].map((feature) => `remote-${feature}`)];
const releases = await Promise.all(
  workspaces.map(async (name) => mapped(await configOf(`${name}/webpack.config.mjs`), name)),
);
export default [...releases, mapped(await configOf('bench/src/variants/bundle.webpack.mjs'), 'bundle')];
