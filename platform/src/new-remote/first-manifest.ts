import type { ReleasePage } from '@storefront/contract';
import type { RemoteNames } from './names';

/** The packages of every new remote; their versions are the shell's, so that one copy serves all. */
export const packagesOfRemotes = [
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
export function firstPage({ name, words }: RemoteNames, index: number): ReleasePage {
  return {
    paths: [`/${name}`],
    expose: `./pages/${name}`,
    title: words,
    menu: { label: words, place: index },
    kinds: ['marketplace', 'single-business'],
  };
}

/** The package.json of a new remote in this repository, as text. */
export function remoteManifest(
  names: RemoteNames,
  page: ReleasePage,
  shellDependencies: Readonly<Record<string, string>>,
): string {
  return manifestText(names, page, {
    dependencies: Object.fromEntries(
      packagesOfRemotes.map((wanted) => [wanted, shellDependencies[wanted] ?? '*']),
    ),
    devDependencies: { '@storefront/build': '1.0.0' },
    scripts,
  });
}

/** The packages of a remote in a repository of its own, with their ranges. */
export interface RemotePackages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The package.json of a new remote in a repository of its own, as text. */
export function ownRepositoryManifest(
  names: RemoteNames,
  page: ReleasePage,
  remotePackages: RemotePackages,
): string {
  return manifestText(names, page, {
    ...remotePackages,
    scripts: { ...scripts, types: 'tsc', lint: 'eslint .' },
  });
}

const scripts = {
  dev: 'storefront dev',
  build: 'webpack --config webpack.config.mjs',
  test: 'jest',
  release: 'storefront release publish dist',
};

function manifestText(
  { name, words }: RemoteNames,
  page: ReleasePage,
  rest: RemotePackages & { readonly scripts: Readonly<Record<string, string>> },
): string {
  const manifest = {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `${words}.`,
    storefront: { budgets: { [page.expose]: firstBudget }, pages: [page] },
    ...rest,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
