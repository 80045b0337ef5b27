import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// react-dom/client and react/jsx-runtime escape sharing unless the prefix is shared as well.
const packages = ['react', 'react-dom', 'mobx', 'mobx-react-lite'];
const prefixes = { react: 'react/', 'react-dom': 'react-dom/' };

const versions = (directory) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).dependencies ?? {};

const forEach = (directory, describe) => {
  const installed = versions(directory);
  return Object.fromEntries(
    packages.flatMap((name) => {
      const version = installed[name];
      if (version === undefined) throw new Error(`${directory}: package.json names no version of ${name}`);
      return [name, prefixes[name]].filter(Boolean).map((key) => [key, describe(version)]);
    }),
  );
};

/** The shell owns the one copy of each and has it ready before any remote asks. */
export const sharedByShell = (directory) =>
  forEach(directory, (version) => ({ singleton: true, eager: true, requiredVersion: version }));

/** A remote brings none: it takes the shell's, and refuses to run with one that its range does not allow. */
export const sharedByRemote = (directory) =>
  forEach(directory, (version) => ({
    singleton: true,
    import: false,
    strictVersion: true,
    requiredVersion: version.replace(/^(?=\d)/, '^'),
  }));
