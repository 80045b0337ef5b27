import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBrand, writeBrand } from '../testing/brands';
import { aCommandLine } from '../testing/command-line';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront brand', () => {
  it('[BRD-3] check names every fault and ends with 1', async () => {
    const { run, brandsDirectory } = await aCommandLine();
    await writeBrand(brandsDirectory, aBrand({ tokens: { accent: '#ffb000' } }));
    const { code, text } = await run('brand', 'check');
    expect(code).toBe(1);
    expect(text).toMatch(/^market\.json \/tokens: onAccent #ffffff on accent #ffb000 has contrast/m);
  });

  it('check ends with 0 without faults, and list names hosts and pins', async () => {
    const { run, brandsDirectory } = await aCommandLine();
    await writeBrand(brandsDirectory, aBrand({ pins: { checkout: '1.0.0' } }));
    expect(await run('brand', 'check')).toMatchObject({ code: 0, lines: ['1 brands, no faults.'] });
    expect((await run('brand', 'list')).text).toBe(
      'market  marketplace  Market  localhost  pins checkout@1.0.0',
    );
  });

  it('[BRD-7/command] prints the data of a brand, saves a changed file as a draft, publishes it and goes back', async () => {
    const served = await aServedPlatform();
    const { run, folder } = await aCommandLine(served.client);
    const file = join(folder, 'market.json');
    const { text } = await run('brand', 'data', 'market');
    await writeFile(file, text.replace('"name": "Market"', '"name": "Winter"'));
    const draft = ['brand', 'draft', 'market', '--base', '0', '--data'];
    expect((await run(...draft, file, '--try-out')).lines).toContain(
      'Version 2 is the draft of market: it changes name.',
    );
    expect(await run(...draft, join(folder, 'none.json'))).toMatchObject({
      code: 2,
      text: expect.stringContaining('There is no file'),
    });
    expect((await run(...draft, file)).code).toBe(0);
    expect((await run('brand', 'publish', 'market', '--draft', '2', '--reason', 'winter')).code).toBe(0);
    expect((await run('brand', 'restore', 'market', '--to', '1')).code).toBe(0);
    expect((await run('brand', 'show', 'market')).lines).toStrictEqual([
      'market is at version 4; visitors get the latest live version.',
      expect.stringMatching(/^4 {2}live {2}/),
      expect.stringMatching(/^3 {2}live {2}.*a test \(operators\): winter$/),
      expect.stringMatching(/^2 {2}draft {2}/),
      expect.stringMatching(/^1 {2}live {2}.*brand file: /),
    ]);
    expect((await run('brand', 'data', 'market', '--version', '2')).text).toContain('"name": "Winter"');
    expect((await run('brand', 'show', 'moon')).code).toBe(1);
  });
});
