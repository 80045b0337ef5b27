import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openLogFile } from './log-file';
import type { LogFile } from './log-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const untilFaultIs = async (log: LogFile, sentence: string | undefined) => {
  while (log.fault() !== sentence) {
    log.stream.write('{"msg":"a line"}\n');
    await setImmediate();
  }
};

describe('the log file', () => {
  it('and its folder are for their owner only, also where they were open to everybody before', async () => {
    const modes = async (path: string) =>
      [await stat(dirname(path)), await stat(path)].map(({ mode }) => (mode & 0o777).toString(8));
    const written = async (path: string) => {
      const log = openLogFile(path);
      log.stream.write('{"msg":"a line"}\n');
      await log.close();
    };
    const fresh = join(folder, 'fresh/storefront.log');
    await written(fresh);
    expect(await modes(fresh)).toStrictEqual(['700', '600']);
    const former = join(folder, 'former/storefront.log');
    await mkdir(dirname(former));
    await writeFile(former, 'a line\n');
    await chmod(dirname(former), 0o755);
    await chmod(former, 0o644);
    await written(former);
    expect(await modes(former)).toStrictEqual(['700', '600']);
  });

  it('lets the process work without a log while the disk is full, says so, and is written again when there is room', async () => {
    const path = join(folder, 'storefront.log');
    // Every write to this device fails as on a full disk.
    await symlink('/dev/full', path);
    const log = openLogFile(path, 0);
    await untilFaultIs(log, 'The log is not written: the disk is full.');

    await rm(path);
    await writeFile(path, '');
    await untilFaultIs(log, undefined);
    await log.close();
    expect(await readFile(path, 'utf8')).toContain('{"msg":"a line"}\n');
  });

  it.each([
    ['a file stands in the place of its folder', async () => writeFile(join(folder, 'logs'), '')],
    [
      'a folder stands in its place',
      async () => mkdir(join(folder, 'logs/storefront.log'), { recursive: true }),
    ],
  ])('lets the process work without a log when %s', async (_name, prepare) => {
    await prepare();
    const log = openLogFile(join(folder, 'logs', 'storefront.log'));
    while (log.fault() === undefined) await setImmediate();
    log.stream.write('a line\n');
    expect(log.fault()).toMatch(/^The log is not written: /);
    await log.close();
  });
});

describe('the log on standard output', () => {
  it('does not end the process while the disk behind it is full, and says so', async () => {
    const script = `
      import { openLog } from '${join(__dirname, 'log-file.ts')}';
      const log = openLog({ production: true, dataDirectory: '' });
      while (log.fault() === undefined) {
        log.stream.write('a line\\n');
        await new Promise((resolve) => setImmediate(resolve));
      }
      process.stderr.write(log.fault());`;
    const full = await open('/dev/full', 'w');
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', full.fd, 'pipe'],
    });
    const messages: string[] = [];
    child.stderr?.on('data', (part) => messages.push(String(part)));
    const [code] = await once(child, 'close');
    await full.close();
    expect([messages.join(''), code]).toStrictEqual(['The log is not written: the disk is full.', 0]);
  });
});
