import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { aContainer } from '../../testing/isolate-container';
import type { TestContainer } from '../../testing/isolate-container';
import { aContainerHost, endContainerHosts } from '../../testing/isolates';
import { aPairOf, aPoolOf, endPools, htmlOf } from '../../testing/drawing';
import { aRemotePart } from '../../testing/server-parts';
import { until } from '../../testing/until';
import { buildProver } from '../../proofs/prove-build';
import { aBuildOf, aContainer as aSoundEntry } from '../../testing/built-contents';
import type { IsolateHost } from '../isolate-host';
import { ReleaseHost } from '../release-host';
import { WatchedIsolate } from '../watched-isolate';
import { workerConfig } from '../worker-config';

const answering = workerConfig(
  [{ name: 'main.js', kind: 'esModule', text: `export default { fetch: () => new Response('a page') };` }],
  64,
);
const limits = { heapMegabytes: 64, growthMegabytes: 256 };
const aPage = { kind: 'text', text: 'a page' };

const anIsolate = (host: IsolateHost) => new WatchedIsolate(host, answering, limits, () => undefined);

let container: TestContainer;

beforeAll(async () => {
  container = await aContainer();
  await container.start();
});
afterEach(async () => {
  await endPools();
  await endContainerHosts();
});
afterAll(() => container.remove());

const noProcessIsLeft = () => until(async () => container.processes().length === 0, 10);

describe('the isolates’ container', () => {
  it('[ISO-1/confined] has no network, no capability, and nothing that it keeps, and says so at its start', async () => {
    expect(container.said()).toContain(
      'This container has no network, no capability and nothing that it keeps.',
    );
    const { host, errors } = await aContainerHost(container.folder);
    expect([host.wall, host.fault(), errors]).toStrictEqual(['container', undefined, []]);
  });

  it('[ISO-2/apart] keeps the processes of two servers apart, and ends those of the one that goes', async () => {
    const [one, other] = [await aContainerHost(container.folder), await aContainerHost(container.folder)];
    const [ofOne, ofOther] = [anIsolate(one.host), anIsolate(other.host)];
    expect([await ofOne.ask('', 5_000), await ofOther.ask('', 5_000)]).toStrictEqual([aPage, aPage]);
    expect(container.processes()).toHaveLength(2);
    // Both have given their first process the same number.
    await one.host.close();
    await until(async () => container.processes().length === 1, 10);
    expect(await ofOther.ask('', 5_000)).toStrictEqual(aPage);
    await ofOther.close();
    await noProcessIsLeft();
  });

  it('[ISO-2/apart] gives sockets names that no other server can list or guess', async () => {
    const { host } = await aContainerHost(container.folder);
    const isolate = anIsolate(host);
    await isolate.ask('', 5_000);
    const sockets = join(container.folder, 'sockets');
    expect((await stat(sockets)).mode & 0o777).toBe(0o711);
    const names = (await readdir(sockets)).filter((name) => name !== 'control');
    expect(names).toStrictEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await isolate.close();
    await until(async () => (await readdir(sockets)).join() === 'control', 10);
  });

  it('[ISO-1/confined] keeps no process of a server that was killed', async () => {
    const script = `
      const socket = require('node:net').connect(${JSON.stringify(join(container.folder, 'sockets/control'))});
      const say = (message) => socket.write(JSON.stringify(message) + '\\n');
      say({ kind: 'hello', version: 1 });
      say({ kind: 'start', id: 1, config: ${JSON.stringify(answering)}, limits: ${JSON.stringify(limits)} });
      socket.on('data', (data) => String(data).includes('listens') && console.log('started'));`;
    const server = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(server.stdout, 'data');
    expect(container.processes()).toHaveLength(1);
    const closed = once(server, 'close');
    server.kill('SIGKILL');
    await closed;
    await noProcessIsLeft();
  });

  it('[ISO-1/limits] refuses a configuration that is larger than a line may be, and goes on', async () => {
    const { host } = await aContainerHost(container.folder);
    const isolate = host.start('a'.repeat(65 * 1024 * 1024), limits);
    await expect(isolate.socket).rejects.toThrow('its code has more than 64 MB');
    expect(await isolate.end).toBe('ended');
    const sound = anIsolate(host);
    expect(await sound.ask('', 5_000)).toStrictEqual(aPage);
  });

  it('names the module that is no script', async () => {
    const { host } = await aContainerHost(container.folder);
    const config = workerConfig([{ name: 'main.js', kind: 'esModule', text: 'export default {' }], 64);
    const isolate = new WatchedIsolate(host, config, limits, () => undefined);
    expect(await isolate.ask('', 5_000)).toMatchObject({ kind: 'refused', module: 'main.js' });
  });
});

describe('a supervisor that is gone', () => {
  it('[ISO-2/blame] is noticed, charged to no release, and used again when it is back', async () => {
    const { host, errors } = await aContainerHost(container.folder);
    const { draw } = aPoolOf({ firstDeadline: 60_000 }, async () => host);
    expect(htmlOf(await draw().finalOutcome)).toContain('drawn by');
    const interrupted = { kind: 'not-drawn', why: 'interrupted' };
    // Twice, because the second death of a process would be charged to its pair.
    for (let time = 0; time < 2; time += 1) {
      const outcome = draw({ remote: aRemotePart('(() => { for (;;); })()') }).finalOutcome;
      await until(async () => container.processes().length === 2 - time, 10);
      await container.kill();
      expect(await outcome).toStrictEqual(interrupted);
      expect(host.wall).toBeUndefined();
      expect(host.fault()).toContain('no page is drawn and nothing can be published');
      expect(await draw().finalOutcome).toStrictEqual(interrupted);
      await container.start();
      await until(async () => host.wall === 'container', 20);
    }
    expect(host.fault()).toBeUndefined();
    expect(htmlOf(await draw().finalOutcome)).toContain('drawn by');
    expect(errors.join('\n')).toContain("the isolates' container cannot be used: ");
  });

  it('ends its processes and takes its sockets away when it is asked to end', async () => {
    const { host } = await aContainerHost(container.folder);
    const isolate = anIsolate(host);
    expect(await isolate.ask('', 5_000)).toStrictEqual(aPage);
    await container.stop();
    expect(await readdir(container.folder)).toStrictEqual([]);
    expect(isolate.isFree).toBe(false);
    await container.start();
  });

  it('[ISO-2/time] that hangs is given up like one that has ended', async () => {
    const { host } = await aContainerHost(container.folder, { answerTimeout: 200 });
    const isolate = host.start(answering, limits);
    await isolate.socket;
    container.pause();
    isolate.kill();
    expect(await isolate.end).toBe('lost');
    expect(host.fault()).toContain('it does not end a process');
    container.resume();
    await until(async () => host.wall === 'container', 20);
    await noProcessIsLeft();
  });

  it('[ISO-1/production] lets nobody publish, and says why', async () => {
    const { host } = await aContainerHost(join(container.folder, 'nowhere'));
    const prove = buildProver(async () => host);
    await expect(prove(aBuildOf({ 'entry.js': aSoundEntry() }), { server: undefined })).rejects.toThrow(
      /nothing can be published: the isolates' container cannot be used: nothing answers/,
    );
  });

  it('[ISO-1/production] leaves pages undrawn from the start, until it comes', async () => {
    const place = await aContainer();
    const said: string[] = [];
    const record = (...given: unknown[]) => void said.push(String(given.at(-1)));
    const releaseHost = new ReleaseHost(
      { production: true, allowUnconfined: false, isolatesFolder: place.folder },
      { info: record, warn: record, error: record },
    );
    const { draw } = aPoolOf({}, () => releaseHost.host());
    expect(await draw().finalOutcome).toStrictEqual({ kind: 'not-drawn', why: 'interrupted' });
    expect(releaseHost.condition()).toStrictEqual({
      wall: undefined,
      warning: expect.stringContaining(`nothing answers in ${place.folder}`),
    });
    await place.start();
    await until(async () => releaseHost.condition().wall === 'container', 20);
    expect(releaseHost.condition().warning).toBeUndefined();
    expect(htmlOf(await draw().finalOutcome)).toContain('drawn by');
    await endPools();
    await releaseHost.close();
    await place.remove();
    expect(said.some((sentence) => sentence.includes('back'))).toBe(true);
  });
});

it('[ISO-2/apart] processes of different pairs are different processes of the container', async () => {
  const { host } = await aContainerHost(container.folder);
  const { pool } = aPoolOf({}, async () => host);
  pool.prepare([aPairOf(), aPairOf({ remote: aRemotePart(`'another'`) })], () => undefined);
  await pool.idle();
  expect(container.processes()).toHaveLength(2);
});
