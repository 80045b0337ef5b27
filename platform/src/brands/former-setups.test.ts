import { aBrand, writeBrand } from '../testing/brands';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { readBrands } from './brand-folder';
import { FormerSetups } from './former-setups';

afterEach(removeTemporaryFolders);

const bookWith = async (pins: Record<string, string>) => {
  const folder = await temporaryFolder();
  await writeBrand(folder, aBrand({ pins }));
  return readBrands(folder);
};

describe('the setups that a brand had before', () => {
  it('are remembered, newest first, each once and at most five', async () => {
    const former = new FormerSetups();
    const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.1', '1.0.3', '1.0.4', '1.0.5', '1.0.6'];
    let before = await bookWith({});
    for (const version of versions) {
      const now = await bookWith({ listing: version });
      former.note(before, now);
      before = now;
    }
    expect(former.of('market').map(({ pins }) => pins['listing'])).toStrictEqual([
      '1.0.5',
      '1.0.4',
      '1.0.3',
      '1.0.1',
      '1.0.2',
    ]);
  });

  it('do not exist when its remotes and pins have not changed', async () => {
    const former = new FormerSetups();
    former.note(await bookWith({ listing: '1.0.0' }), await bookWith({ listing: '1.0.0' }));
    expect(former.of('market')).toStrictEqual([]);
  });
});
