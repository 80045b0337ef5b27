import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { ContentNamesPlugin, hashLength } from './content-names-plugin.mjs';
import { scriptMinimizer } from './minimizers.mjs';
import { pathInPackage, pathToModule } from './modules.mjs';
import { serverRules } from './rules.mjs';
import { lentBySingleCopy } from './shared.mjs';

const name = 'ServerPartPlugin';

/** Only pages are drawn on a server; widgets of other remotes load once the page is on the screen. */
const pagesOf = (exposes) =>
  Object.fromEntries(Object.entries(exposes).filter(([expose]) => expose.startsWith('./pages/')));

/**
 * The module that a remote's server part exports. Webpack needs an entry file, so package.json stands for the folder.
 */
const exposesEntry = (directory, exposes) => {
  const loader = `${pathToModule('@storefront/build/webpack/exposes')}?${JSON.stringify({ exposes })}`;
  return `exposes.cjs!=!${loader}!${join(directory, 'package.json')}`;
};

/**
 * Only the server that evaluates a part knows the address of the release's pictures; it provides `releaseBase`.
 */
class BaseOfRelease {
  apply({ hooks, webpack: { RuntimeGlobals, RuntimeModule } }) {
    class BaseRuntimeModule extends RuntimeModule {
      constructor() {
        // This runs after webpack's own module, which sets the configured value.
        super('base of the release', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        return `${RuntimeGlobals.publicPath} = releaseBase;`;
      }
    }
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new BaseRuntimeModule());
      });
    });
  }
}

const configuration = ({ directory, feature, entry, externals, resolve }) => ({
  mode: 'production',
  context: directory,
  // The target is neither a browser nor Node: the part is evaluated in a context with only the language.
  target: 'es2022',
  devtool: false,
  performance: false,
  entry: { server: entry },
  output: {
    path: join(directory, 'dist'),
    publicPath: '',
    filename: `[name].[contenthash:${hashLength}].cjs`,
    assetModuleFilename: `assets/[name].[contenthash:${hashLength}][ext]`,
    chunkFormat: 'commonjs',
    chunkLoading: false,
    library: { type: 'commonjs2' },
    globalObject: 'globalThis',
    // A page that threw during evaluation is evaluated again at the next drawing, as in the browser (SHL-3).
    strictModuleExceptionHandling: true,
  },
  externals,
  resolve: {
    ...resolve,
    alias: {
      ...resolve.alias,
      // Only the string renderer is used; the streaming ones would triple the size of the file.
      'react-dom/server$': pathInPackage('react-dom', 'cjs/react-dom-server-legacy.browser.production.js'),
    },
  },
  module: { rules: serverRules({ feature }) },
  optimization: { minimizer: [scriptMinimizer()] },
  plugins: [
    new BaseOfRelease(),
    // Publishing names what throws while a page is drawn by the source (REL-18).
    new webpack.SourceMapDevToolPlugin({
      test: /\.cjs$/,
      filename: 'maps/[file].map',
      namespace: '',
      append: false,
      noSources: true,
    }),
    new ContentNamesPlugin(),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
});

/**
 * Adds `server.<hash>.cjs` to a build: the same sources for a server that draws pages with them (EDG-7). Its pictures and classes have
 * the names that they have in the browser. `exposes` are the modules of a remote; without them the build is the shell, whose part is
 * `src/server`.
 */
export class ServerPartPlugin {
  constructor({ directory, feature, exposes }) {
    const pages = exposes && pagesOf(exposes);
    this.feature = feature;
    this.isEmpty = pages !== undefined && Object.keys(pages).length === 0;
    this.parts = pages
      ? { directory, feature, entry: exposesEntry(directory, pages), externals: lentByShell }
      : { directory, feature, entry: './src/server', externals: {} };
  }

  /** The configuration of the same part for a debugger: readable and with its sources, as `server.cjs` of a folder. */
  inspectable(folder, { extensions, alias }) {
    const config = configuration({ ...this.parts, resolve: { extensions, alias } });
    return {
      ...config,
      devtool: 'inline-source-map',
      output: {
        ...config.output,
        path: folder,
        filename: 'server.cjs',
        devtoolModuleFilenameTemplate: ({ absoluteResourcePath: path }) =>
          path.startsWith('/') ? pathToFileURL(path).href : path,
      },
      optimization: { minimize: false },
      plugins: [new BaseOfRelease(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    };
  }

  apply(compiler) {
    if (this.isEmpty) return;
    const { Compilation, sources } = compiler.webpack;
    let built;
    // It is not built in watch mode (`watchRun`): during development a remote is drawn only in the browser.
    compiler.hooks.run.tap(name, () => {
      const { extensions, alias } = compiler.options.resolve;
      built = build({ ...this.parts, resolve: { extensions, alias } });
      // The result is awaited below; this handler only prevents an unhandled rejection when the build fails earlier.
      built.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const assets = (await built) ?? [];
        for (const { path, text } of assets) compilation.emitAsset(path, new sources.RawSource(text));
      });
    });
  }
}

/** A remote contains neither React nor MobX; it uses those of the shell that draws, as in the browser. */
const lentByShell = ({ request }, done) =>
  lentBySingleCopy.test(request) ? done(null, `commonjs ${request}`) : done();

const build = (parts) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration(parts));
    // The file is added to the browser's build, because that build writes and cleans the folder.
    compiler.hooks.shouldEmit.tap(name, () => false);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      const assets = stats.compilation.getAssets().map(({ name: path, source }) => ({ path, source }));
      const added = assets.filter(({ path }) => /^(maps\/)?server\./.test(path));
      resolve(added.map(({ path, source }) => ({ path, text: source.source() })));
    });
  });
