import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CheckTypesPlugin } from './webpack/check-types-plugin.mjs';
import { ChunkRouterPlugin } from './webpack/chunk-router-plugin.mjs';
import { ContentNamesPlugin, hashLength } from './webpack/content-names-plugin.mjs';
import { LentNamesPlugin } from './webpack/lent-names-plugin.mjs';
import { scriptMinimizer, styleMinimizer } from './webpack/minimizers.mjs';
import { ModuleIdsPlugin } from './webpack/module-ids-plugin.mjs';
import { pathInPackage, pathToModule } from './webpack/modules.mjs';
import { PageTrustPlugin } from './webpack/page-trust-plugin.mjs';
import { ReleasePlugin } from './webpack/release-plugin.mjs';
import { rules } from './webpack/rules.mjs';
import { ServerPartPlugin } from './webpack/server-part-plugin.mjs';
import { TypesPlugin } from './webpack/types-plugin.mjs';
import { hostContract, sharedByRemote, sharedByShell, sharedPackages } from './webpack/shared.mjs';

const manifestIn = (directory) => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/**
 * The container's global name; it contains the version, so that two releases of a feature can run in one page.
 */
const containerName = (feature, version) => asIdentifier(`${feature}_${version}`);

const asIdentifier = (text) => text.replace(/[^0-9A-Za-z]/g, '_');

/** `./pages/home` becomes the chunk `pages-home`, so that a file's name shows its module. */
const named = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([expose, path]) => [
      expose,
      { import: path, name: expose.replace(/^\.\//, '').replaceAll('/', '-') },
    ]),
  );

const common = ({
  directory,
  feature,
  layer,
  release,
  federation,
  exposes,
  folder = 'dist',
  plugins = [],
  alias = {},
}) => ({
  mode: 'production',
  context: directory,
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  stats: 'errors-warnings',
  output: {
    path: join(directory, folder),
    clean: true,
    publicPath: 'auto',
    uniqueName: release.container,
    // This name is the same in every release, so that an unchanged chunk is the same file (G26); see ChunkRouterPlugin.
    chunkLoadingGlobal: `storefrontChunks_${asIdentifier(feature)}`,
    filename: `[name].[contenthash:${hashLength}].js`,
    chunkFilename: `[name].[contenthash:${hashLength}].js`,
    assetModuleFilename: `assets/[name].[contenthash:${hashLength}][ext]`,
    crossOriginLoading: 'anonymous',
    // A chunk that does not load counts as failed after the same time as an entry (SHL-2).
    chunkLoadTimeout: 8000,
    // A module that threw must run again on Retry instead of leaving half an export in the cache (SHL-3).
    strictModuleExceptionHandling: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias,
    // Some packages have a build in today's language, which is smaller.
    conditionNames: ['es2015', '...'],
  },
  module: { rules: rules({ feature, layer }) },
  optimization: {
    runtimeChunk: false,
    // ModuleIdsPlugin assigns the ids.
    moduleIds: false,
    // Each page is one file. Only code that pages share becomes a separate file, and only when it is large enough to justify a request
    // (bytes before minification).
    splitChunks: { chunks: 'async', minSize: 80_000, cacheGroups: { defaultVendors: false } },
    minimizer: [scriptMinimizer(), styleMinimizer()],
  },
  plugins: [
    new MiniCssExtractPlugin({
      // Class names are unique and layers decide between sheets, so the order of sheets within a layer does not matter.
      ignoreOrder: true,
      filename: `[name].[contenthash:${hashLength}].css`,
      chunkFilename: `[name].[contenthash:${hashLength}].css`,
    }),
    new ModuleIdsPlugin(),
    new PageTrustPlugin(),
    new LentNamesPlugin(),
    // Chromium then compiles the functions of a script while it arrives, on another thread, and not at their first call. Added after
    // minification, which removes comments.
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    // Publishing names faults by the sources with them (REL-18); they are not served, and no file of a page refers to them.
    new webpack.SourceMapDevToolPlugin({
      test: /\.(js|css)$/,
      filename: 'maps/[file].map',
      append: false,
      noSources: true,
    }),
    new ContentNamesPlugin(),
    new ChunkRouterPlugin(),
    new ServerPartPlugin({ directory, feature, exposes }),
    // This plugin runs after all plugins that add files, because it lists them.
    new ReleasePlugin(release),
    // Removes the two branches of the federation runtime that would build code from text (REL-4).
    new webpack.DefinePlugin({
      'typeof FEDERATION_ALLOW_NEW_FUNCTION': '"undefined"',
      'typeof __system_context__': '"undefined"',
    }),
    new ModuleFederationPlugin({
      name: release.container,
      shareStrategy: 'loaded-first',
      dts: false,
      // The page contains the decision, so no manifest is fetched at run time.
      manifest: false,
      ...federation,
      // The shell loads the containers of remotes itself (shell/src/federation/containers.ts); the runtime only shares packages.
      experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
    }),
    ...plugins,
  ],
});

// `npm start`, `npm test` and the like build every remote, and `npm run check` checks the types of all of them at once.
const typesAreChecked = () => process.env.STOREFRONT_TYPES !== 'unchecked';

const inPlaceOf = (path, name) => new webpack.NormalModuleReplacementPlugin(path, pathToModule(name));

/** The package's own entry bundles all of its features, even those that a build does not use. */
const inPlaceOfBundlerRuntime = (name) =>
  inPlaceOf(/webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/, name);

const describe = ({ directory, feature, provided, candidate = false }) => {
  const manifest = manifestIn(directory);
  const version =
    process.env.RELEASE_VERSION || (candidate ? manifest.storefront.candidate : manifest.version);
  return {
    feature,
    version,
    container: containerName(feature, version),
    addresses: 'content',
    hostContract: hostContract(manifest, { provided }),
    shared: sharedPackages(manifest, { provided }),
    // The size budget in bytes of each exposed module (REL-4).
    budgets: manifest.storefront?.budgets,
    // The pages that the feature adds to the routes of the specification (REL-12).
    pages: manifest.storefront?.pages,
  };
};

/**
 * Webpack configuration of a remote: `directory` its workspace, `feature` its name on the platform, `exposes` the modules
 * it lends (`{ './pages/home': './src/pages/home' }`). Writes `dist/`; the version is RELEASE_VERSION, else package.json's.
 * A type error fails the build, unless STOREFRONT_TYPES is `unchecked`.
 * A `candidate` is a second release of the same sources, to be rolled out beside the stable one: its version is `storefront.candidate`
 * of package.json, and it is written to `candidate/dist/`.
 */
export const remoteConfig = ({ directory, feature, exposes, candidate = false }) => ({
  ...common({
    directory,
    feature,
    layer: 'remote',
    exposes,
    folder: candidate ? 'candidate/dist' : 'dist',
    release: describe({ directory, feature, provided: false, candidate }),
    federation: {
      filename: `entry.[contenthash:${hashLength}].js`,
      exposes: named(exposes),
      shared: sharedByRemote(manifestIn(directory)),
    },
    plugins: [
      new TypesPlugin({ directory, exposes }),
      ...(typesAreChecked() ? [new CheckTypesPlugin({ directory })] : []),
      inPlaceOfBundlerRuntime('@storefront/build/webpack/borrow-runtime'),
    ],
  }),
  entry: {},
});

/**
 * Webpack configuration of the shell: entry `src/main`, no remotes known at build time, the shared singletons inside
 * and the federation runtime lent to every remote.
 */
export const shellConfig = ({ directory }) => ({
  ...common({
    directory,
    feature: 'shell',
    layer: 'shell',
    release: {
      ...describe({ directory, feature: 'shell', provided: true }),
      startOf: 'shell',
      decisionFile: true,
      pagesFromFile: true,
    },
    federation: { shared: sharedByShell(manifestIn(directory)) },
    alias: {
      // react-router names its development files in package.json, whatever the mode.
      'react-router/dom$': pathInPackage('react-router', 'dist/production/dom-export.mjs'),
      'react-router$': pathInPackage('react-router', 'dist/production/index.mjs'),
    },
    plugins: [
      inPlaceOfBundlerRuntime('@storefront/build/webpack/shell-runtime'),
      // What helps to debug the runtime itself costs each first page half a kilobyte.
      inPlaceOf(
        /@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
        '@storefront/build/webpack/plain-logger',
      ),
      inPlaceOf(/error-codes[\\/]dist[\\/]desc\.mjs$/, '@storefront/build/webpack/no-error-texts'),
    ],
  }),
  entry: { shell: [pathToModule('@storefront/build/webpack/shared-modules'), './src/main'] },
});
