import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const run = (program: string, ...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', program, ...words], { cwd: root, encoding: 'utf8' });

describe('a command that takes minutes', () => {
  // Most of these are run by hand alone, so nothing else would notice that one no longer loads.
  it.each([
    ['bench', 'bench/src/run.ts'],
    ['cluster', 'tools/src/cluster-command/main.ts'],
    ['demo:rollout', 'tools/src/rollout-demo/play.ts'],
    ['image', 'deploy/src/image/run.ts'],
    ['mutants', 'docs/src/mutants/run.ts'],
    ['packages:pack', 'deploy/src/own-packages/run.ts'],
    ['rehearse', 'e2e/src/rehearsals/run.ts'],
    ['rehearse-restore', 'tools/src/restore/main.ts'],
    ['torture', 'tools/src/torture/main.ts'],
  ])('%s loads, and shows its usage instead of beginning when an option is wrong', (name, program) => {
    const { status, stdout, stderr } = run(program, '--no-such-option');
    expect(stderr).toContain("error: unknown option '--no-such-option'");
    expect(stderr).toContain(`\nUsage: npm run ${name} -- [options]`);
    expect([status, stdout]).toStrictEqual([1, '']);
  });

  it('names the value that it cannot take', () => {
    const { status, stderr } = run('tools/src/torture/main.ts', '--soak', '--minutes', '0');
    expect(stderr).toContain(
      "option '--minutes <number>' argument '0' is invalid. It takes a number above 0.",
    );
    expect(status).toBe(1);
  });
});
