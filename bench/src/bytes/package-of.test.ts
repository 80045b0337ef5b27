import { ofWebpack, packageOf } from './package-of';

describe('the package of a source', () => {
  it.each([
    ['/house/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['/house/node_modules/@radix-ui/react-dialog/dist/index.mjs', 'radix-ui and what it uses'],
    ['/house/node_modules/@module-federation/runtime-core/dist/core.js', 'federation: the package’s runtime'],
    ['/house/shell/src/federation/loader.ts', 'federation: shell/src/federation'],
    [
      '/house/shared/build/src/webpack/borrow-runtime.mjs',
      'federation: sharing and containers in each build',
    ],
    ['/house/node_modules/.federation/entry.0123.js', 'federation: sharing and containers in each build'],
    ['webpack/runtime/consumes', 'federation: sharing and containers in each build'],
    ['/house/shell/src/layout/header.module.css?f38f', 'names of classes'],
    ['/house/shared/pricing/src/index.ts', 'shared/pricing'],
    ['/house/remote-listing/src/pages/home.tsx', 'remote-listing'],
    ['webpack/bootstrap', ofWebpack],
  ])('is, for %s, %s', (source, name) => {
    expect(packageOf(source)).toBe(name);
  });
});
