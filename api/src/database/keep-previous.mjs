// Bundles the code of a workspace at a commit into one file, so that a test can run it on a newer database. It is run by
// `npm run migration` for the current commit, and by `npm run previous -w WORKSPACE --if-present -- COMMIT` for any other.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const entry = 'src/testing/previous-entry.ts';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles what `previous-entry.ts` of the workspace in `folder` exports, as it was at `commit`. */
export async function keepPrevious(folder, commit) {
  const workspace = relative(root, folder);
  const git = (...parameters) =>
    execFileSync('git', parameters, { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
  const scratch = mkdtempSync(join(tmpdir(), 'storefront-previous-'));
  try {
    execFileSync('tar', ['x', '-C', scratch], { input: git('archive', commit) });
    requirePackages(scratch);
    // A commit without this file is bundled with today's.
    const there = existsSync(join(scratch, workspace, entry));
    const contents = readFileSync(join(there ? join(scratch, workspace) : folder, entry), 'utf8');
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: dirname(join(scratch, workspace, entry)), loader: 'ts' },
      bundle: true,
      write: false,
      minify: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      plugins: [ownWorkspaces(scratch)],
      define: { 'import.meta.url': 'ownUrl', 'import.meta.dirname': '__dirname' },
      banner: { js: 'const ownUrl = require("node:url").pathToFileURL(__filename).href;' },
      legalComments: 'none',
    });
    const code = outputFiles[0].contents;
    const journal = JSON.parse(readFileSync(join(scratch, workspace, 'drizzle/meta/_journal.json'), 'utf8'));
    const kept = {
      commit: git('rev-parse', commit).toString().trim(),
      knows: journal.entries.map(({ tag }) => tag),
      sha256: createHash('sha256').update(code).digest('hex'),
    };
    const target = join(folder, 'previous');
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'code.cjs.gz'), gzipSync(code, { level: 9 }));
    writeFileSync(join(target, 'kept.json'), `${JSON.stringify(kept, undefined, 2)}\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Our own packages are bundled as of the commit. Other packages are imported as they are installed now. */
const ownWorkspaces = (folder) => ({
  name: 'own-workspaces',
  setup({ onResolve }) {
    const workspaces = workspacesOf(folder);
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      const name = [...workspaces.keys()].find((one) => path === one || path.startsWith(`${one}/`));
      if (name === undefined) return { path, external: true };
      const { directory, exports = {} } = workspaces.get(name);
      const target = exports[`.${path.slice(name.length)}`];
      return { path: join(directory, typeof target === 'string' ? target : target.default) };
    });
  },
});

/**
 * Lets the bundle find the default export of a package as the tests find it. From a module, esbuild would take all that `require`
 * returns for it, which is wrong for packages that mark themselves by `__esModule`.
 */
function requirePackages(folder) {
  for (const [, { directory }] of workspacesOf(folder)) {
    const path = join(directory, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, type: 'commonjs' }));
  }
}

function workspacesOf(folder) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const directories = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) =>
      workspaces.includes(`${name}/*`)
        ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
        : [name],
    );
  const manifests = directories.map((name) => [join(folder, name), join(folder, name, 'package.json')]);
  return new Map(
    manifests
      .filter(([, path]) => existsSync(path))
      .map(([directory, path]) => {
        const { name, exports } = JSON.parse(readFileSync(path, 'utf8'));
        return [name, { directory, exports }];
      }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await keepPrevious(process.cwd(), process.argv[2] ?? 'HEAD');
