import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledExports, publishedManifest } from './published-manifest';
import type { WorkspaceManifest } from './published-manifest';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the package.json of a package for other repositories', () => {
  it('names ranges of our own packages, and nothing that only this repository needs', () => {
    const workspace = {
      name: '@storefront/host',
      version: '1.2.0',
      description: 'What a remote gets.',
      private: true,
      exports: { '.': './src/index.ts' },
      dependencies: { '@storefront/contract': '1.1.0', typebox: '0.34.0' },
      peerDependencies: { react: '^19.3.1' },
      devDependencies: { jest: '30.0.0' },
      scripts: { test: 'jest' },
    };
    expect(publishedManifest(workspace, { exports: compiledExports(workspace.exports) })).toStrictEqual({
      name: '@storefront/host',
      version: '1.2.0',
      description: 'What a remote gets.',
      license: 'UNLICENSED',
      type: 'module',
      engines: { node: '>=20.19.0' },
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { '@storefront/contract': '^1.1.0', typebox: '0.34.0' },
      peerDependencies: { react: '^19.3.1' },
    });
  });

  it('exports compiled modules with their types, and style sheets and declarations as they are', () => {
    expect(
      compiledExports({
        './testing': './src/testing.tsx',
        './base.css': './src/styles/base.css',
        './css-modules': './src/css-modules.d.ts',
      }),
    ).toStrictEqual({
      './testing': { types: './dist/testing.d.ts', default: './dist/testing.js' },
      './base.css': './dist/styles/base.css',
      './css-modules': './dist/css-modules.d.ts',
    });
  });
});

const folders = [
  'shared/build',
  'shared/business',
  'shared/contract',
  'shared/host',
  'shared/pricing',
  'shared/ui',
  'platform/packages/cli',
  'platform/packages/create-remote',
];

it.each(folders)('[REL-15/versions] the change log of %s begins with its version', (folder) => {
  const { version } = JSON.parse(read(`${folder}/package.json`)) as WorkspaceManifest;
  expect(/^## (.*)$/m.exec(read(`${folder}/CHANGELOG.md`))?.[1]).toBe(version);
});
