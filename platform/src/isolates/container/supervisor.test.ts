import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { aContainerHost, endContainerHosts } from '../../testing/isolates';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/temporary-folder';
import { findEngine } from '../engine';
import { LocalHost } from '../local-host';
import { maxRequestBytes } from './protocol';
import { startSupervisor } from './supervisor';
import type { Supervisor } from './supervisor';

const supervisors: Supervisor[] = [];
const servers: Server[] = [];

afterEach(async () => {
  await endContainerHosts();
  await Promise.all(supervisors.splice(0).map((one) => one.close()));
  await Promise.all(servers.splice(0).map((one) => new Promise((resolve) => one.close(resolve))));
  await removeTemporaryFolders();
});

const limits = { heapMegabytes: 64, growthMegabytes: 64 };

const aSupervisor = async (gaps: readonly string[] = [], folder?: string) => {
  const place = folder ?? (await temporaryFolder());
  const engine = await findEngine();
  const hostFor = (sockets: string) => new LocalHost(engine, 'container', sockets);
  supervisors.push(await startSupervisor({ folder: place, gaps, hostFor }));
  return place;
};

/** What the supervisor answers to these lines until it closes the connection. */
const answersTo = async (folder: string, ...lines: readonly string[]) => {
  const socket = connect(join(folder, 'sockets/control'));
  let answers = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answers += text));
  // A supervisor that closes does not read the rest.
  socket.on('error', () => undefined);
  for (const line of lines) socket.write(`${line}\n`);
  await once(socket, 'close');
  return answers
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
};

const hello = '{"kind":"hello","version":1}';
const welcome = { kind: 'welcome', version: 1, gaps: [] };
const closed = (message: string) => ({ kind: 'closed', message });

describe('the supervisor of the isolates’ container', () => {
  it.each([
    ['no JSON', [hello, 'start'], [welcome, closed('a line of the server is no request')]],
    [
      'an unknown request',
      [hello, '{"kind":"read","file":"/etc/passwd"}'],
      [welcome, closed('a line of the server is no request')],
    ],
    [
      'a request with something more',
      [hello, '{"kind":"kill","id":1,"signal":9}'],
      [welcome, closed('a line of the server is no request')],
    ],
    ['a request before hello', ['{"kind":"kill","id":1}'], [closed('the server did not say hello first')]],
    ['another version', ['{"kind":"hello","version":2}'], [welcome, closed('the server speaks version 2')]],
    [
      'a line without an end',
      [hello, 'a'.repeat(maxRequestBytes + 1)],
      [welcome, closed(`a line of the server has more than ${maxRequestBytes} bytes`)],
    ],
  ])('closes the connection of a server that sends %s, and says why', async (_what, lines, answers) => {
    expect(await answersTo(await aSupervisor(), ...lines)).toStrictEqual(answers);
  });

  it('[ISO-2/apart] lets no server end a process of another, whose number it knows', async () => {
    const folder = await aSupervisor();
    const { host } = await aContainerHost(folder);
    const isolate = host.start('no configuration', limits);
    const other = connect(join(folder, 'sockets/control'));
    other.write(`${hello}\n{"kind":"kill","id":1}\n{"kind":"usage","id":1}\n`);
    other.setEncoding('utf8');
    let answers = '';
    while (!answers.includes('usage')) answers += String((await once(other, 'data'))[0]);
    expect(answers).toContain('{"kind":"usage","id":1}\n');
    other.destroy();
    await expect(isolate.socket).rejects.toThrow('it ended at its start');
  });

  it('starts no second time in the folder of one that runs, and starts over what one left behind', async () => {
    const folder = await aSupervisor();
    await expect(aSupervisor([], folder)).rejects.toThrow(`another supervisor runs in ${folder}`);
    await supervisors.pop()?.close();
    await mkdir(join(folder, 'sockets/control'), { recursive: true });
    await aSupervisor([], folder);
    expect((await aContainerHost(folder)).host.wall).toBe('container');
  });

  it('[ISO-1/production] is used by no server in production when its container is no wall; in development it is, with a warning', async () => {
    const gaps = ['it has network interfaces (lo eth0)'];
    const folder = await aSupervisor(gaps);
    const { host, errors } = await aContainerHost(folder);
    expect(host.wall).toBeUndefined();
    expect(host.fault()).toBe(
      `No code of releases runs now, so no page is drawn and nothing can be published: the isolates' container cannot be used: it is no wall: ${gaps.join()}.`,
    );
    expect(errors).toStrictEqual([host.fault()]);
    const lenient = await aContainerHost(folder, { mustConfine: false });
    expect(lenient.host.wall).toBe('none');
    expect(lenient.host.fault()).toBe(
      `Code of releases is not confined: the isolates' container is no wall: ${gaps.join()}.`,
    );
  });

  it('[ISO-1/confined] does not start with settings of a server, and names them', async () => {
    const program = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
      cwd: join(__dirname, '../../../..'),
      env: { ISOLATES_DIR: await temporaryFolder(), DATABASE_URL: 'postgres://a', CODE_SECRET: 'b' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    program.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    expect(await once(program, 'close')).toStrictEqual([1, null]);
    expect(said).toBe(
      `The isolates' container has no settings but ISOLATES_DIR, because code of releases could read them; take out CODE_SECRET, DATABASE_URL.\n`,
    );
  });
});

describe('a server, of what it takes for the supervisor,', () => {
  /** Something that code of a release put in the place of the supervisor: it answers each line with these. */
  const anImpostor = async (...answers: readonly string[]) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'sockets'));
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const rest = [...answers];
      socket.on('data', () => void socket.write(rest.shift() ?? ''));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(join(folder, 'sockets/control'), resolve));
    return folder;
  };
  const greeting = `${JSON.stringify(welcome)}\n`;

  it.each([
    ['an unknown answer', '{"kind":"read"}\n', 'its answer is not understood'],
    ['no JSON', 'welcome\n', 'its answer is not understood'],
    ['an endless answer', 'a'.repeat(70_000), 'its answer has more than 65536 bytes'],
    [
      'another version',
      '{"kind":"welcome","version":7,"gaps":[]}\n',
      'it speaks version 7 and this server version 1; run both from one image',
    ],
    ['silence', '', 'it does not answer'],
  ])('gives up one with %s', async (_what, answer, why) => {
    const folder = await anImpostor(answer);
    const { host } = await aContainerHost(folder, { answerTimeout: 100, lookEvery: 60_000 });
    expect(host.fault()).toContain(`cannot be used: ${why}.`);
  });

  it.each([
    ['a path', '../../control'],
    ['a name that is not there', 'a'.repeat(32)],
    ['a link to a socket of the server', 'b'.repeat(32)],
  ])('[ISO-1/reach] follows none that names %s', async (_what, socket) => {
    const folder = await anImpostor(greeting, `${JSON.stringify({ kind: 'listens', id: 1, socket })}\n`);
    await symlink(join(folder, 'sockets/control'), join(folder, 'sockets', 'b'.repeat(32)));
    const { host } = await aContainerHost(folder, { lookEvery: 60_000 });
    const isolate = host.start('', limits);
    await expect(isolate.socket).rejects.toThrow(/it names a socket that is not there|is not understood/);
    expect(await isolate.end).toBe('lost');
  });
});
