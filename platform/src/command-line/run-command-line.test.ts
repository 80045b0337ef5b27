import { aCommandLine } from '../testing/command-line';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { networkTransport, registryClient } from '../door/registry-client';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront resolve', () => {
  it('[RES-7/command] prints which release a visitor gets, and why', async () => {
    const { client, publish } = await aServedPlatform({ builds: [{ feature: 'shell' }] });
    await publish({ version: '1.0.0' });
    await publish({ version: '1.1.0' });
    const { run } = await aCommandLine(client);
    const { code, lines } = await run('resolve', '--brand', 'market', '--visitor', 'v1');
    expect(code).toBe(0);
    expect(lines).toContain('listing: listing@1.1.0 because it is stable; if it fails, listing@1.0.0');
    expect((await run('resolve', '--brand', 'other')).code).toBe(1);
  });
});

describe('wrong use', () => {
  it.each([
    [['fly'], 'There is no command "fly".'],
    [['release', 'publish'], 'FOLDER is required'],
    [['resolve'], '--brand is required'],
    [['release', 'list', '--wat'], "Unknown option '--wat'\nstorefront"],
    [['brand', 'list', 'more'], 'brand list takes no arguments'],
    [['pin', 'checkout@1.0.0', 'more', '--brand', 'market'], 'pin takes 1 argument\nstorefront'],
    [['rollout'], 'There is no command "rollout".'],
    [['rollout', 'begin'], 'There is no command "rollout begin".'],
    [['preview', 'checkout@1.0.0', '--brand', 'market', '--hours', 'two'], 'write a whole number'],
  ])('%j ends with 2 and prints the usage', async (args, sentence) => {
    const { run } = await aCommandLine();
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain(sentence);
    expect(text).toMatch(/^storefront/m);
  });

  it('prints help for each command, and ends with 0', async () => {
    const { run } = await aCommandLine();
    expect((await run()).text).toContain('release publish');
    const { code, text } = await run('release', 'publish', '--help');
    expect(code).toBe(0);
    expect(text).toContain('--stable');
  });

  it('prints that no registry answers', async () => {
    const unreachableClient = registryClient(networkTransport('http://127.0.0.1:9'), undefined, 'nowhere');
    expect(await (await aCommandLine(unreachableClient)).run('audit')).toMatchObject({
      code: 1,
      lines: ['No server answers at http://127.0.0.1:9: start the storefront, or set STOREFRONT_URL.'],
    });
  });
});
