type Versions = Readonly<Record<string, string>>;
type Exports = Readonly<Record<string, string>>;

/** What this repository reads of the package.json of a workspace. */
export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports?: Exports;
  readonly bin?: Versions;
  readonly sideEffects?: false | readonly string[];
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly devDependencies?: Versions;
}

/** The package.json of a package for other repositories; only what they need of the workspace's. */
export function publishedManifest(
  manifest: WorkspaceManifest,
  {
    exports = manifest.exports,
    dependencies = manifest.dependencies,
    peerDependencies = manifest.peerDependencies,
  }: Partial<Pick<PublishedManifest, 'exports' | 'dependencies' | 'peerDependencies'>> = {},
): PublishedManifest {
  const { name, version, description, bin, sideEffects } = manifest;
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.19.0' },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin !== undefined && { bin }),
    ...(exports !== undefined && { exports }),
    ...(dependencies !== undefined && { dependencies: withRanges(dependencies) }),
    ...(peerDependencies !== undefined && { peerDependencies }),
  };
}

export interface PublishedManifest extends Omit<WorkspaceManifest, 'exports' | 'devDependencies'> {
  readonly license: string;
  readonly type: 'module';
  readonly engines: Versions;
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

/** Our own packages fit together by their major version; all others stay as they were tested. */
export function withRanges(versions: Versions): Versions {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      name.startsWith('@storefront/') ? `^${version}` : version,
    ]),
  );
}

/** The same exports, of compiled modules: `./src/index.ts` becomes `./dist/index.js` with its types. */
export function compiledExports(exports: Exports): NonNullable<PublishedManifest['exports']> {
  return Object.fromEntries(
    Object.entries(exports).map(([name, path]) => {
      const place = path.replace('./src/', './dist/');
      const stem = place.replace(/(?<!\.d)\.tsx?$/, '');
      return [name, stem === place ? place : { types: `${stem}.d.ts`, default: `${stem}.js` }];
    }),
  );
}
