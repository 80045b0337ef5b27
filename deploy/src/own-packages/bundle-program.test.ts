import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle-program';
import { findPackage } from './find-package';

const sources = join(__dirname, '../../../platform/src');

const imports = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name);

/** The files of a bundle that are loaded with one of them. */
function filesOf(path: string): string[] {
  const parts = imports(path, /^(?:import|\} from).*"(\.[^"]+)";$/gm);
  return [path, ...parts.flatMap((part) => filesOf(join(dirname(path), part)))];
}

/** The packages that are loaded with a file of a bundle. */
const packagesOf = (path: string) => [
  ...new Set(
    filesOf(path)
      .flatMap((file) => imports(file, /^(?:import|\} from).*"([^."][^"]*)";$/gm))
      .filter((name) => !isBuiltin(name))
      .map(findPackage),
  ),
];

describe('the bundled command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-program-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('loads the build tools to develop a remote, and for no other command', async () => {
    await bundleProgram(join(sources, 'command-line/main.ts'), sources, folder);
    const main = join(folder, 'dist/command-line/main.js');
    expect(packagesOf(main).toSorted()).toStrictEqual(['@sinclair/typebox', 'commander', 'tar-stream']);
    const [develop = '', ...others] = filesOf(main).flatMap((file) =>
      imports(file, /\bimport\("([^"]+)"\)/g),
    );
    expect(others).toStrictEqual([]);
    expect(packagesOf(join(dirname(main), develop))).toStrictEqual(
      expect.arrayContaining(['@storefront/build', 'fastify', 'webpack']),
    );
  });
});
