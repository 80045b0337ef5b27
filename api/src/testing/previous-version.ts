import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The code of a workspace before its newest migration. */
export interface PreviousVersion<Module> {
  readonly code: Module;
  /** Removes the unpacked files. */
  remove(): void;
}

interface KeptVersion {
  readonly commit: string;
  /** The migrations that the code knew. */
  readonly knows: readonly string[];
  readonly sha256: string;
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/**
 * Loads the code from before the newest migration of the workspace in `folder`, together with the migrations it knew. Throws
 * when older code is stored, because the newest migration would then be tested against the wrong version.
 */
export function loadPreviousVersion<Module extends object>(folder: string): PreviousVersion<Module> {
  const { commit, knows, sha256 } = readJson<KeptVersion>(join(folder, 'previous/kept.json'));
  const journal = readJson<Journal>(join(folder, 'drizzle/meta/_journal.json'));
  const before = journal.entries.slice(0, -1);
  if (before.map(({ tag }) => tag).join() !== knows.join())
    throw new Error(
      `The code kept in ${folder}/previous is not the one before the newest migration. Keep that one: npm run previous -w WORKSPACE --if-present -- COMMIT`,
    );
  const text = gunzipSync(readFileSync(join(folder, 'previous/code.cjs.gz')));
  if (createHash('sha256').update(text).digest('hex') !== sha256)
    throw new Error(`The code kept in ${folder}/previous is not that of ${commit}`);

  // Unpacked inside the workspace, so that its packages are found. The code looks for its migrations two folders up.
  mkdirSync(join(folder, '.cache'), { recursive: true });
  const unpacked = mkdtempSync(join(folder, '.cache/previous-'));
  cpSync(join(folder, 'drizzle'), join(unpacked, 'drizzle'), { recursive: true });
  writeFileSync(
    join(unpacked, 'drizzle/meta/_journal.json'),
    JSON.stringify({ ...journal, entries: before }),
  );
  const path = join(unpacked, 'src/previous/code.cjs');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return {
    code: jest.requireActual<Module>(path),
    remove: () => rmSync(unpacked, { recursive: true, force: true }),
  };
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value;
}
