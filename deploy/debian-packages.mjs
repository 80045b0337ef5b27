// Debian packages that a command needs and Node does not bring, such as a database engine with failover. Plain JavaScript, as the steps are.
import { spawnSync } from 'node:child_process';
import { demand, step } from './steps.mjs';

const output = (command, parameters) => spawnSync(command, parameters, { encoding: 'utf8' });

const has = (command) => output('sh', ['-c', `command -v ${command}`]).status === 0;

const environment = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

/** Installs these packages unless `isThere()` says that they are; returns why they cannot be had, or undefined. */
export const installPackages = async (what, packages, isThere) => {
  if (isThere()) return undefined;
  if (!has('apt-get'))
    return `${what} needs Debian's packages ${packages.join(', ')}, and there is no apt-get here`;
  if (process.getuid?.() !== 0)
    return `${what} needs Debian's packages ${packages.join(', ')}: install them, or start this as root`;
  await step(`Installing ${packages.join(', ')}`, async () => {
    const apt = (...parameters) =>
      demand('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...parameters], { env: environment });
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...packages);
  });
  return isThere() ? undefined : `${packages.join(', ')} were installed and still are not found`;
};

/** The version of PostgreSQL that this Debian has pg_auto_failover for; undefined when it has none. */
const failoverVersion = () =>
  /^postgresql-(\d+)-auto-failover$/m.exec(
    output('sh', [
      '-c',
      "apt-cache pkgnames postgresql- | grep -E '^postgresql-[0-9]+-auto-failover$' | sort -V | tail -1",
    ]).stdout,
  )?.[1];

/**
 * What a PostgreSQL with a standby needs: pg_auto_failover, network namespaces, and root to make them. Returns the folder of PostgreSQL's
 * programs, or why there can be none.
 */
export const failoverEngine = async () => {
  if (process.platform !== 'linux')
    return { missing: 'A standby needs Linux: each of its machines is a network namespace' };
  if (process.getuid?.() !== 0) return { missing: 'A standby needs root, to make network namespaces' };
  if (!has('ip') || !has('setpriv'))
    return { missing: 'A standby needs the commands ip and setpriv (iproute2, util-linux)' };
  const tried = spawnSync('ip', ['netns', 'add', 'storefront-try'], { encoding: 'utf8' });
  spawnSync('ip', ['netns', 'delete', 'storefront-try']);
  if (tried.status !== 0) return { missing: `A standby needs network namespaces: ${tried.stderr.trim()}` };
  if (has('apt-get') && !has('pg_autoctl') && failoverVersion() === undefined)
    await demand('apt-get', ['-qq', 'update'], { env: environment });
  const version = failoverVersion();
  if (version === undefined)
    return {
      missing: "A standby needs Debian's package postgresql-NN-auto-failover, which is not known here",
    };
  const programs = `/usr/lib/postgresql/${version}/bin`;
  const missing = await installPackages(
    'A standby',
    [`postgresql-${version}`, `postgresql-${version}-auto-failover`],
    () =>
      has('pg_autoctl') &&
      output('test', ['-f', `/usr/share/postgresql/${version}/extension/pgautofailover.control`]).status ===
        0,
  );
  return missing === undefined ? { programs } : { missing };
};
