import type { ReleasePage } from '@storefront/contract';
import type { RemoteNames } from './names';

/** The packages of every new remote; their versions are the shell's, so that one copy serves all. */
const packages = [
  '@storefront/contract',
  '@storefront/host',
  '@storefront/ui',
  'react',
  'react-dom',
  'mobx',
  'mobx-react-lite',
];

// The first page of a remote takes about half of it.
const firstBudget = 25_000;

/** The page of a new remote. */
export function firstPage({ name, words }: RemoteNames, place: number): ReleasePage {
  return {
    paths: [`/${name}`],
    expose: `./pages/${name}`,
    title: words,
    menu: { label: words, place },
    kinds: ['marketplace', 'single-business'],
  };
}

/** The package.json of a new remote, as text. */
export function remoteManifest(
  { name, words }: RemoteNames,
  page: ReleasePage,
  shellDependencies: Readonly<Record<string, string>>,
): string {
  const manifest = {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `${words}.`,
    storefront: { budgets: { [page.expose]: firstBudget }, pages: [page] },
    dependencies: Object.fromEntries(packages.map((wanted) => [wanted, shellDependencies[wanted] ?? '*'])),
    devDependencies: { '@storefront/build': '1.0.0' },
    scripts: {
      dev: 'storefront dev',
      build: 'webpack --config webpack.config.mjs',
      test: 'jest',
      release: 'storefront release publish dist',
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
