import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project in which code may be broken. */
export interface WorkingCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the files that git tracks or would track. Installed packages are linked, and workspaces link to the workspaces of the copy.
 */
export function createWorkingCopy(root: string): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-mutants-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  const workspaces = new Set(
    files.filter((file) => /(^|\/)package\.json$/.test(file)).map((file) => dirname(file)),
  );
  for (const workspace of workspaces) {
    linkPackages(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
    const built = join(root, workspace, 'dist');
    if (existsSync(built)) symlinkSync(built, join(folder, workspace, 'dist'));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (name.startsWith('@')) linkPackages(source, join(to, name));
    // A workspace is linked by a relative path, which leads to the workspace in the copy.
    else if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, name));
    else symlinkSync(source, join(to, name));
  }
}
