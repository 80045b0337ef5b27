import { join } from 'node:path';
import { scriptMinimizer, styleMinimizer } from '@storefront/build/webpack/minimizers';
import { pathInPackage } from '@storefront/build/webpack/modules';
import { rules } from '@storefront/build/webpack/rules';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

// One script and one style sheet: the page names both with their hashes, and nothing is loaded later.
export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  stats: 'errors-warnings',
  entry: { console: './src/main' },
  output: {
    path: join(import.meta.dirname, 'dist'),
    clean: true,
    publicPath: '/console/files/',
    filename: '[name].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: {
      // react-router names its development files in package.json, even in production mode.
      'react-router/dom$': pathInPackage('react-router', 'dist/production/dom-export.mjs'),
      'react-router$': pathInPackage('react-router', 'dist/production/index.mjs'),
    },
  },
  module: { rules: rules({ feature: 'console', layer: 'remote' }) },
  optimization: { minimizer: [scriptMinimizer(), styleMinimizer()] },
  plugins: [new MiniCssExtractPlugin({ ignoreOrder: true, filename: '[name].[contenthash:10].css' })],
};
