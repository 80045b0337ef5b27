import { installedVersion, pathToModule } from './modules.mjs';

// react-dom/client and react/jsx-runtime escape sharing unless the prefix is shared as well.
const packages = ['react', 'react-dom', 'mobx', 'mobx-react-lite'];
const prefixes = { react: 'react/', 'react-dom': 'react-dom/' };

/** Requests for one of them or a part of it. */
export const lentBySingleCopy = /^(react|react-dom|mobx|mobx-react-lite)(\/.*)?$/;

/** Turns an exact version into a range of the same major; a range such as `^1.2.0 || ^2.0.0` stays. */
const orLater = (version) => version.replace(/^(?=\d)/, '^');

const versionOf = ({ name, dependencies = {} }, wanted) => {
  const version = dependencies[wanted];
  if (version === undefined) throw new Error(`${name}: package.json names no version of ${wanted}`);
  return version;
};

const forEach = (manifest, describe) =>
  Object.fromEntries(
    packages.flatMap((name) =>
      [name, prefixes[name]].filter(Boolean).map((key) => [key, describe(versionOf(manifest, name))]),
    ),
  );

/** The shell has the only copy of each package, loaded before any remote needs it; of MobX it has what its list names. */
export const sharedByShell = (manifest) => {
  const shared = forEach(manifest, (version) => ({ singleton: true, eager: true, requiredVersion: version }));
  const mobx = {
    ...shared.mobx,
    import: pathToModule('@storefront/build/webpack/lent-mobx'),
    version: versionOf(manifest, 'mobx'),
  };
  return { ...shared, mobx };
};

/** A remote contains no copy: it uses the shell's, and refuses to run with a version outside its range. */
export const sharedByRemote = (manifest) =>
  forEach(manifest, (version) => ({
    singleton: true,
    import: false,
    strictVersion: true,
    requiredVersion: orLater(version),
  }));

const federationRuntime = '@module-federation/runtime-core';

/**
 * The same packages and the federation runtime, as release.json lists them: what the shell has, or what a remote needs.
 */
export const sharedPackages = (manifest, { provided }) => {
  const versions = packages.map((name) => [name, versionOf(manifest, name)]);
  // A remote uses the shell's copy; a remote that works with two majors names both in its dependencies.
  const runtime = manifest.dependencies[federationRuntime] ?? installedVersion(federationRuntime);
  return [...versions, [federationRuntime, runtime]].map(([name, version]) => ({
    name,
    version: provided ? version : orLater(version),
    singleton: true,
    provided,
  }));
};

/**
 * The version of the host contract is the version of `@storefront/host`: the shell provides it, and a remote needs it or a later one.
 */
export const hostContract = (manifest, { provided }) => {
  const version = versionOf(manifest, '@storefront/host');
  return provided ? { provided: version } : { needed: orLater(version) };
};
