import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../../..');
const environments = ['pure', 'browser', 'server'] as const;
type Environment = (typeof environments)[number];

const parsed = (environment: Environment) => {
  const path = join(root, `tsconfig.${environment}.json`);
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    root,
    {},
    path,
  );
};

/** The compiler's errors for a file with this text, in the folder of the named file. */
const faultsOf = (environment: Environment, neighbour: string, code: string): string[] => {
  const { options, fileNames } = parsed(environment);
  const file = join(root, dirname(neighbour), 'snippet.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, code, ts.ScriptTarget.ES2023)
      : getSourceFile.call(host, path, ...rest);
  const declarations = fileNames.filter((path) => path.endsWith('.d.ts'));
  const program = ts.createProgram([...declarations, file], { ...options, incremental: false }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

// These files run tests or use test data, so they are compiled with the tests.
const testTools =
  /^tools\/src\/(cluster-command|failover|order-trace|restore|soak|torture)\/|^deploy\/src\/image\/(run|trial-order|try-image)\./;

const sourcesIn = (directory: string): string[] =>
  readdirSync(join(root, directory), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|(^|\/)node_modules\//.test(path))
    .filter((path) => !testTools.test(path));

describe('every kind of code is compiled with the globals that it may use', () => {
  it.each([
    ['browser', 'shell/src/main.tsx', 'process.env', 'process'],
    ['browser', 'remote-listing/src/copy.ts', "Buffer.from('a')", 'Buffer'],
    ['browser', 'remote-listing/src/copy.ts', "describe('a', () => undefined)", 'describe'],
    ['server', 'api/src/app.ts', 'window.name', 'window'],
    ['server', 'platform/src/platform.ts', 'document.title', 'document'],
    ['server', 'api/src/app.ts', "it('a', () => undefined)", 'it'],
    ['pure', 'shared/pricing/src/totals.ts', "fetch('/api')", 'fetch'],
    ['pure', 'shared/contract/src/postcode.ts', 'setTimeout(() => undefined, 1)', 'setTimeout'],
    ['pure', 'remote-listing/src/domain/criteria.ts', 'document.title', 'document'],
    ['pure', 'remote-listing/src/domain/criteria.ts', 'process.env', 'process'],
  ] as const)('%s: %s may not use %s', (environment, neighbour, use, name) => {
    const faults = faultsOf(environment, neighbour, `export const value = ${use};\n`);
    expect(faults.join('\n')).toContain(`Cannot find name '${name}'`);
  });

  it('what each may use compiles', () => {
    expect(faultsOf('browser', 'shell/src/main.tsx', 'export const value = window.name;\n')).toStrictEqual(
      [],
    );
    expect(faultsOf('server', 'api/src/app.ts', 'export const value = process.env;\n')).toStrictEqual([]);
    expect(
      faultsOf('pure', 'shared/pricing/src/totals.ts', 'export const value = new URLSearchParams({});\n'),
    ).toStrictEqual([]);
  });

  it('every source file belongs to one of them', () => {
    const covered = new Set(
      environments.flatMap((environment) =>
        parsed(environment).fileNames.map((path) => relative(root, path)),
      ),
    );
    const places = readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && /^(remote-.*|shell|api|platform|deploy|docs|tools)$/.test(entry.name),
      )
      .map(({ name }) => `${name}/src`);
    const sharedPlaces = readdirSync(join(root, 'shared')).map((name) => `shared/${name}/src`);
    const sources = [...places, 'platform/console/src', 'api/demo/src', ...sharedPlaces].flatMap(sourcesIn);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => !covered.has(path))).toStrictEqual([]);
  });
});
