import { ofWebpack, findPackage } from './find-package';

describe('the package of a source', () => {
  it.each([
    ['/project/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['/project/node_modules/@radix-ui/react-dialog/dist/index.mjs', 'radix-ui and what it uses'],
    [
      '/project/node_modules/@module-federation/runtime-core/dist/core.js',
      'federation: the package’s runtime',
    ],
    ['/project/shell/src/federation/loader.ts', 'federation: shell/src/federation'],
    [
      '/project/shared/build/src/webpack/borrow-runtime.mjs',
      'federation: sharing and containers in each build',
    ],
    ['/project/node_modules/.federation/entry.0123.js', 'federation: sharing and containers in each build'],
    ['webpack/runtime/consumes', 'federation: sharing and containers in each build'],
    ['/project/shell/src/layout/header.module.css?f38f', 'names of classes'],
    ['/project/shared/pricing/src/index.ts', 'shared/pricing'],
    ['/project/remote-listing/src/pages/home.tsx', 'remote-listing'],
    ['webpack/bootstrap', ofWebpack],
  ])('is, for %s, %s', (source, name) => {
    expect(findPackage(source)).toBe(name);
  });
});
