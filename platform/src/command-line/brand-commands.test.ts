import { aBrand, writeBrand } from '../testing/brands';
import { aCommandLine } from '../testing/command-line';
import { endPlatforms } from '../testing/served-platform';
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
});
