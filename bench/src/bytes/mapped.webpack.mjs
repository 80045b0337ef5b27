// The releases and the one bundle as they are built to be served, each with source maps, by which bytes are told by package. Webpack's command line
// runs it with BENCH_OUTPUT naming the folder to write.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const house = fileURLToPath(new URL('../../../', import.meta.url));
const output = process.env.BENCH_OUTPUT;
// They change no script that a browser gets.
const unneeded = new Set(['ServerPartPlugin', 'TypesPlugin']);

const configOf = async (path) => (await import(pathToFileURL(join(house, path)).href)).default;

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
