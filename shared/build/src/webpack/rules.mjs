import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { designSystem, pathToModule } from './modules.mjs';

const gallery = join(designSystem, 'gallery', sep);
const patterns = join(designSystem, 'sign/patterns', sep);
const compilerOptions = fileURLToPath(new URL('../../tsconfig/bundle.json', import.meta.url));

/** A name for a file that does not depend on the folder in which the release is built. */
const placeOf = (path, directory) =>
  path.startsWith(designSystem) ? join('ui', relative(designSystem, path)) : relative(directory, path);

/** `checkout_button_x3f2a`: the feature first, so that no release's rule can reach another feature's markup (REL-4). */
const className = (feature, directory) => (context, _template, name) => {
  const file = placeOf(context.resourcePath, directory ?? context.rootContext).replaceAll('\\', '/');
  const hash = createHash('sha256')
    .update(`${file}:${name}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 5);
  // css-loader turns the slash of `partner/listing` into a hyphen, and `partner-listing` may be another feature. Publishing checks for
  // the same form.
  return `${feature.replace('/', '__')}_${name}_${hash}`;
};

const moduleOptions = (feature, directory) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  getLocalIdent: className(feature, directory),
});

const styles = ({ feature, layer, directory, modules }) => [
  MiniCssExtractPlugin.loader,
  {
    loader: pathToModule('css-loader'),
    options: { importLoaders: 2, modules: modules && moduleOptions(feature, directory) },
  },
  { loader: pathToModule('@storefront/build/webpack/layer'), options: { layer } },
  pathToModule('@storefront/build/webpack/constants'),
];

const styleRules = ({ where, ...options }) => [
  { test: /\.module\.css$/, ...where, sideEffects: false, use: styles({ ...options, modules: true }) },
  { test: /(?<!\.module)\.css$/, ...where, sideEffects: true, use: styles({ ...options, modules: false }) },
];

const scriptRules = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: pathToModule('ts-loader'),
    options: {
      // Types are checked once for the whole repository, not in every build.
      transpileOnly: true,
      compiler: pathToModule('@storefront/build/webpack/typescript-once'),
      // At the level of warnings it would say that it does not know this compiler.
      logLevel: 'ERROR',
      onlyCompileBundledFiles: true,
      configFile: compilerOptions,
      // Maps begin at the sources: the lines that types take are gone from what this emits (REL-18).
      compilerOptions: { noEmit: false, target: 'ES2022', types: [], sourceMap: true },
    },
  },
];

const fontRules = [
  { test: /\.woff2$/, type: 'asset/resource' },
  // A remote's own font stays whole, because it may contain icons.
  { test: /\.woff2$/, issuer: designSystem, use: pathToModule('@storefront/build/webpack/subset-font') },
];

const pictureRule = {
  test: /\.(svg|png|webp|avif|jpg)$/,
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: 2048 } },
};

// The gallery shows the components as a remote would, so its own styles lie above theirs.
const isOfDesignSystem = (path) => path.startsWith(designSystem) && !path.startsWith(gallery);

// A page shows few of the patterns, so each is a file that is fetched when a sign with it comes into sight.
const patternRule = { test: /\.svg$/, include: patterns, type: 'asset/resource' };

/**
 * How each kind of file becomes part of a release; `layer` is the cascade layer of the workspace's own styles. `directory` is the workspace,
 * by default the build's own, and makes the names of its classes.
 */
export const rules = ({ feature, layer, directory }) => [
  ...scriptRules,
  ...styleRules({ feature, layer: 'components', directory, where: { include: isOfDesignSystem } }),
  ...styleRules({ feature, layer, directory, where: { exclude: isOfDesignSystem } }),
  ...fontRules,
  pictureRule,
  patternRule,
];

/** How each kind of file becomes part of a server part; only the class names of a style sheet remain. */
export const serverRules = ({ feature }) => [
  ...scriptRules,
  {
    test: /\.module\.css$/,
    sideEffects: false,
    loader: pathToModule('css-loader'),
    options: { modules: { ...moduleOptions(feature), exportOnlyLocals: true } },
  },
  { test: /(?<!\.module)\.css$/, type: 'asset/source', sideEffects: false },
  pictureRule,
];
