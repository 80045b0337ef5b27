import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import webpack from 'webpack';
import { ChunkRouterPlugin } from './chunk-router-plugin.mjs';
import { ContentNamesPlugin } from './content-names-plugin.mjs';
import { HotUpdatesPlugin } from './hot-updates-plugin.mjs';
import { pathToModule } from './modules.mjs';

const { ReactRefreshTypeScript = refreshTypeScript } = refreshTypeScript;

const isScriptRule = ({ loader }) => typeof loader === 'string' && /[\\/]ts-loader[\\/]/.test(loader);

/** Registers the components of each module, so that React can replace them (DEV-5). */
const withRefresh = ({ loader, options, ...rule }) => ({
  ...rule,
  use: [
    pathToModule('@storefront/build/webpack/refresh-loader'),
    {
      loader,
      options: { ...options, getCustomTransformers: () => ({ before: [ReactRefreshTypeScript()] }) },
    },
  ],
});

// They name files by content and move maps; here a file keeps its name, so that a page can ask for the newest one.
const ofReleases = [
  ContentNamesPlugin,
  ChunkRouterPlugin,
  MiniCssExtractPlugin,
  webpack.SourceMapDevToolPlugin,
];

/**
 * The configuration of a remote as `dev` builds it: readable, with the development code of its packages, and with modules that an open page
 * replaces. `build` is the folder that it is written to, `maps` the path below which the browser's tools find its maps, `files` that of its
 * newest files; `updated` takes the files with which an open page comes from one build to the next.
 */
export function developmentConfig(config, { build, maps, files, updated }) {
  return {
    ...config,
    mode: 'development',
    output: { ...config.output, path: build, filename: '[name].js', chunkFilename: '[name].js' },
    module: {
      ...config.module,
      rules: config.module.rules.map((rule) => (isScriptRule(rule) ? withRefresh(rule) : rule)),
    },
    optimization: { ...config.optimization, minimize: false },
    plugins: [
      ...config.plugins.filter((plugin) => !ofReleases.some((kind) => plugin instanceof kind)),
      new MiniCssExtractPlugin({ ignoreOrder: true, filename: '[name].css', chunkFilename: '[name].css' }),
      // A file gets one map: it is a part of what is uploaded, and this line tells the browser's tools where it is.
      new webpack.SourceMapDevToolPlugin({
        test: /\.js$/,
        filename: 'maps/[file].map',
        append: `\n//# sourceMappingURL=${maps}/[file].map`,
      }),
      // The plugin's own code asks for the style sheet of the release that the page began with.
      new webpack.NormalModuleReplacementPlugin(
        /mini-css-extract-plugin[\\/]dist[\\/]hmr[\\/]hotModuleReplacement\.js$/,
        pathToModule('@storefront/build/webpack/refresh-styles'),
      ),
      new webpack.HotModuleReplacementPlugin(),
      new HotUpdatesPlugin({ files, updated }),
    ],
    cache: { type: 'memory' },
  };
}

const page = fileURLToPath(new URL('../dev-page', import.meta.url));

/**
 * The configuration of the script that `dev` puts into each page: React with its development code, as the remote in `directory` has it
 * installed, the replacing of modules and the errors over the page.
 */
export function pageScriptConfig({ directory, folder }) {
  const { resolve } = createRequire(join(directory, 'package.json'));
  const installed = (name) => dirname(resolve(`${name}/package.json`));
  return {
    mode: 'development',
    context: page,
    entry: './main.mjs',
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    output: { path: folder, filename: 'page.js' },
    resolve: { alias: { react: installed('react'), 'react-dom': installed('react-dom') } },
  };
}
