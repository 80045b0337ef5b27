import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../../../..');

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
  }[];
}

/**
 * Runs suites with these bodies with the project's preset on two workers, and returns Jest's result for each.
 */
async function resultsOf(suites: Record<string, string>): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-suites-'));
  try {
    const preset = pathToFileURL(join(root, 'shared/build/src/jest.mjs'));
    writeFileSync(
      join(folder, 'jest.config.mjs'),
      // The folder has no installed packages, and these suites need none.
      `import { nodeProject } from '${preset.href}';
      export default { ...nodeProject(import.meta.dirname), transform: {} };`,
    );
    for (const [name, body] of Object.entries(suites)) writeFileSync(join(folder, `${name}.test.ts`), body);
    const report = join(folder, 'report.json');
    const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${report}`];
    await new Promise<void>((resolve) => {
      execFile(process.execPath, [...jest, '--maxWorkers=2'], { cwd: folder }, () => {
        resolve();
      });
    });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return Object.fromEntries(
      testResults.map(({ name, status, message }) => [
        name.replace(/.*\/(.*)\.test\.ts$/, '$1'),
        /The suite leaves open: [\w, ]+/.exec(message)?.[0] ?? status,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a suite that leaves something open', () => {
  it('fails with the kind of the resource, unless one of its tests failed already', async () => {
    const leaving = (line: string) => `it('passes', async () => { ${line} });`;
    expect(
      await resultsOf({
        nothing: leaving('clearTimeout(setTimeout(() => undefined, 60_000));'),
        timer: leaving('setTimeout(() => undefined, 60_000);'),
        unrefed: leaving('setTimeout(() => undefined, 60_000).unref();'),
        server: leaving(
          "const s = require('node:http').createServer(); await new Promise((r) => s.listen(0, '127.0.0.1', r));",
        ),
        child: leaving(
          "require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 5000)'], { stdio: 'ignore' });",
        ),
        streams: leaving('for (const name of ["stdin", "stdout", "stderr"]) void process[name];'),
        failed: "it('fails', () => { setTimeout(() => undefined, 60_000); throw new Error('wrong'); });",
      }),
    ).toStrictEqual({
      nothing: 'passed',
      timer: 'The suite leaves open: Timeout',
      unrefed: 'passed',
      server: 'The suite leaves open: TCPServerWrap',
      child: 'The suite leaves open: ProcessWrap',
      streams: 'passed',
      failed: 'failed',
    });
  });
});
