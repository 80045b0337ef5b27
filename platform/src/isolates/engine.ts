import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** The program that runs code of releases, and what it needs on a file system of its own. */
export interface Engine {
  readonly program: string;
  /** The shared libraries of the program and of `setpriv`; empty where nothing is confined. */
  readonly libraries: readonly string[];
  /** The path of `setpriv`; undefined where it is missing. */
  readonly setpriv: string | undefined;
}

const packages: Readonly<Record<string, string>> = {
  'linux x64': '@cloudflare/workerd-linux-64',
  'linux arm64': '@cloudflare/workerd-linux-arm64',
  'darwin x64': '@cloudflare/workerd-darwin-64',
  'darwin arm64': '@cloudflare/workerd-darwin-arm64',
  'win32 x64': '@cloudflare/workerd-windows-64',
};

/** Finds the engine (workerd) of this machine; throws an error that says what is missing. */
export async function findEngine(): Promise<Engine> {
  const machine = `${process.platform} ${process.arch}`;
  const name = packages[machine];
  if (name === undefined) throw new Error(`there is no workerd for ${machine}`);
  const file = process.platform === 'win32' ? 'workerd.exe' : 'workerd';
  let program: string;
  try {
    // The package of the platform is a dependency of workerd, not of ours.
    const ofWorkerd = createRequire(createRequire(import.meta.url).resolve('workerd'));
    program = ofWorkerd.resolve(`${name}/bin/${file}`);
  } catch {
    throw new Error(`the package ${name} is not installed; run npm install without --omit=optional`);
  }
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  return { program, setpriv, libraries: setpriv === undefined ? [] : await librariesOf([program, setpriv]) };
}

/** The paths of the libraries that the loader names; none on a system without `ldd`. */
async function librariesOf(programs: readonly string[]): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('ldd', programs, { timeout: 10_000 });
    const paths = stdout.match(/\/\S+\.so\S*/g) ?? [];
    return [...new Set(paths)];
  } catch {
    return [];
  }
}
