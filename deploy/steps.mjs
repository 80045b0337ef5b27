// Steps shared by start, test and check. Plain JavaScript that needs only Node, because it runs before anything is installed.
import { fork, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
const root = fileURLToPath(new URL('..', import.meta.url));
/** The workspaces that become releases: the shell, and every folder named `remote-*`. */
export const features = [
  'shell',
  ...readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
    .sort(),
];

// The console is built in the same way, but the platform serves it without a release.
const consoleFolder = 'platform/console';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
export const say = (sentence) => process.stdout.write(`${sentence}\n`);

/** Ends the command with one sentence and no stack trace. */
export const giveUp = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** Prints what is being done and how long it took. */
export const step = async (what, work) => {
  const since = performance.now();
  process.stdout.write(`${what} … `);
  const outcome = await work();
  say(`${outcome ? `${outcome}, ` : ''}${seconds(since)}`);
};

export const demandNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node 20.19 or newer is needed; this is ${process.version}.`);
  }
};

const children = new Set();

// Ctrl-C in a terminal reaches the whole process group, but a service manager signals only this process, so the signal is passed on then.
// Passing it on in both cases would look like a second Ctrl-C, which ends the server at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (children.size === 0) process.exit(130);
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  });
}

/** Runs a command to its end; resolves with its exit code and output. */
export const run = (command, parameters, { env = {}, quiet = true, onLine } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    children.add(child);
    let output = '';
    const collect = (part) => {
      output += part;
      onLine?.(String(part));
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      children.delete(child);
      resolve({ code: 127, output: `${command} could not be run: ${error.message}` });
    });
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code: signal ? 130 : (code ?? 1), output });
    });
  });

/** Like `run`, but ends with the output when the command fails. */
export const demand = async (command, parameters, options) => {
  const { code, output } = await run(command, parameters, options);
  if (code === 130) process.exit(130);
  if (code !== 0) giveUp(`\n${output.trim()}\n${command} ${parameters.join(' ')} failed (${code}).`);
  return output;
};

const stamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const leave = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/**
 * Installs what the lock file names, unless it is installed already. No package's install script runs (G16).
 */
export const install = async () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules/.installed');
  if (stamp(mark) === wanted) return;
  await step('Installing packages', async () => {
    // `npm ci` is not used: it refuses a lock file without the native builds for other platforms, which a registry may not have.
    await demand('npm', [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    leave(mark, wanted);
  });
};

const skipped = new Set(['node_modules', 'dist', 'testing', 'gallery']);

const sourcesIn = (path) => (statSync(path).isDirectory() ? filesIn(path) : [path]);

const filesIn = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });

const fingerprint = (directories) => {
  const hash = createHash('sha256').update(stamp(join(root, 'package-lock.json')));
  for (const directory of directories) {
    for (const path of sourcesIn(join(root, directory)))
      hash.update(relative(root, path)).update(readFileSync(path));
  }
  return hash.digest('hex');
};

// Only the part of shared/build that webpack reads counts: a lint rule or a test preset changes no bundle.
const shared = [
  ...readdirSync(join(root, 'shared'))
    .filter((name) => name !== 'build')
    .map((name) => `shared/${name}`),
  'shared/build/src/webpack.mjs',
  'shared/build/src/webpack',
  'shared/build/tsconfig',
];

const builtBefore = (mark) => {
  try {
    return JSON.parse(stamp(mark));
  } catch {
    return { fingerprint: '', version: '' };
  }
};

const manifestOf = (feature) => JSON.parse(readFileSync(join(root, feature, 'package.json'), 'utf8'));

/** The builds of a workspace: its release, and its candidate for a rollout if it has one. */
const buildsOf = (feature) => {
  const { version, storefront } = manifestOf(feature);
  const release = { feature, config: 'webpack.config.mjs', folder: 'dist', version };
  return storefront?.candidate === undefined
    ? [release]
    : [
        release,
        {
          feature,
          config: 'candidate/webpack.config.mjs',
          folder: 'candidate/dist',
          version: storefront.candidate,
        },
      ];
};

const buildProgram = join(root, 'shared/build/src/webpack/build-process.mjs');

/** A process that builds one workspace after the other; `build` ends the command with what webpack says when one fails. */
const startBuilder = () => {
  const child = fork(buildProgram, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // `npm run check` checks the types of all workspaces at once. Each build has the version of its package.json.
    env: { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: '', STOREFRONT_TYPES: 'unchecked' },
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      children.delete(child);
      resolve({ code: signal ? 130 : code });
    });
  });
  return {
    async build({ feature, config }) {
      child.send({ configuration: join(root, feature, config), directory: join(root, feature) });
      const answered = new Promise((resolve) => child.once('message', resolve));
      const { code, faults = output } = await Promise.race([answered, ended]);
      if (code === 130) process.exit(130);
      if (code !== undefined || faults !== '')
        giveUp(`\n${faults.trim()}\nThe build of ${feature} (${config}) failed.`);
    },
    close() {
      child.disconnect();
      return ended;
    },
  };
};

/**
 * Builds the shell, the remotes and the console if their sources have changed, as many at a time as there are cores.
 */
export const build = async () => {
  const stale = [...features, consoleFolder]
    .flatMap((feature) => {
      const wanted = fingerprint([...shared, feature]);
      return buildsOf(feature).map((target) => ({ ...target, wanted }));
    })
    .map((target) => ({ ...target, mark: join(root, target.feature, target.folder, '.built') }))
    .map((target) => ({ ...target, before: builtBefore(target.mark) }))
    .filter(({ before, wanted, version }) => before.fingerprint !== wanted || before.version !== version);
  if (stale.length === 0) return;
  const names = stale.map(({ feature, version }) => `${feature} ${version}`).join(', ');
  await step(`Building ${names}`, async () => {
    const queue = [...stale];
    const worker = async () => {
      const builder = startBuilder();
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { version, wanted, mark } = next;
        await builder.build(next);
        leave(mark, JSON.stringify({ fingerprint: wanted, version }));
      }
      await builder.close();
    };
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.length) }, worker));
  });
};

// The first draws no window. It is the same engine, and the end-to-end tests that were timed took a fifth less time in it.
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const found = (name) => {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const macBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium: BROWSER_PATH, one found on the machine, or the system's package, which needs root to install. A system
 * that has no package of Chromium without a window gets the whole browser.
 */
export const browser = async () => {
  const named = process.env.BROWSER_PATH;
  if (named)
    return statSync(named, { throwIfNoEntry: false })
      ? named
      : giveUp(`BROWSER_PATH names ${named}, which is not there.`);
  const here = browsers.map(found).find(Boolean) ?? macBrowsers.find((path) => existsSync(path));
  if (here) return here;
  if (!found('apt-get'))
    giveUp('The end-to-end tests need Chromium or Chrome; install one, or name it in BROWSER_PATH.');
  const prefix =
    process.getuid?.() === 0
      ? ''
      : found('sudo')
        ? 'sudo '
        : giveUp(
            'The end-to-end tests need Chromium: install the package chromium, or name a browser in BROWSER_PATH.',
          );
  await step('Installing Chromium', async () => {
    const apt = `${prefix}apt-get -qq -o Dpkg::Use-Pty=0`;
    const install = `DEBIAN_FRONTEND=noninteractive ${apt} install -y --no-install-recommends fonts-liberation`;
    await demand('sh', [
      '-c',
      `${apt} update && { ${install} chromium-headless-shell || ${install} chromium; }`,
    ]);
  });
  return browsers.map(found).find(Boolean) ?? giveUp('Chromium was installed and still is not found.');
};
