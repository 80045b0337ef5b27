import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Brand } from '@storefront/contract/schemas';
import { tokenNames } from '@storefront/ui/tokens';
import { aBrand, writeBrand } from '../testing/brands';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { readBrands } from './brand-folder';
import { brandSchema, brandSchemaFile } from './brand-schema';
import { makeBrand } from './new-brand';

afterEach(removeTemporaryFolders);

describe('a new brand', () => {
  it('can be served unchanged, and has every field and every token to fill in', async () => {
    const folder = await temporaryFolder();
    expect(await makeBrand(folder, { id: 'riverside-plates' })).toStrictEqual({
      kind: 'made',
      files: ['riverside-plates.json', 'riverside-plates.logo.svg', 'riverside-plates.favicon.svg'],
    });
    const { brands, faults } = await readBrands(folder);
    expect(faults).toStrictEqual([]);
    const brand = brands[0]?.brand;
    expect(brand).toMatchObject({ name: 'Riverside Plates', hosts: ['riverside-plates.localhost'] });
    expect(Object.keys(brand ?? {}).sort()).toStrictEqual(Object.keys(Brand.properties).sort());
    expect(Object.keys(brand?.tokens ?? {})).toStrictEqual(tokenNames);
  });

  it('has the name and the host that were asked for', async () => {
    const folder = await temporaryFolder();
    await makeBrand(folder, { id: 'river', name: 'The River & Co', host: 'eat.river.example' });
    expect((await readBrands(folder)).ofHost('eat.river.example')?.brand.name).toBe('The River & Co');
  });

  it.each([
    [{ id: 'River Side', host: 'river.example' }, /^River Side\.json \/id: /],
    [{ id: 'market' }, /market\.json has this id or host/],
    [{ id: 'river', host: 'localhost' }, /market\.json has this id or host/],
    [{ id: 'river', host: 'https://river.example' }, /river\.json \/hosts\/0/],
  ])('is refused with the reason, and nothing is written: %j', async (wanted, reason) => {
    const folder = await temporaryFolder();
    await writeBrand(folder, aBrand());
    const before = await readdir(folder);
    const result = await makeBrand(folder, wanted);
    expect(result).toMatchObject({ kind: 'refused', faults: [expect.stringMatching(reason)] });
    expect(await readdir(folder)).toStrictEqual(before);
  });
});

describe('the schema that editors use', () => {
  const demo = join(__dirname, '../../brands');

  it('is the one that the server checks with; after a change run: npx storefront brand schema', async () => {
    const written = JSON.parse(await readFile(join(demo, brandSchemaFile), 'utf8'));
    expect(written).toStrictEqual(JSON.parse(JSON.stringify(brandSchema())));
  });

  it('is named by every brand file, and explains every field', async () => {
    const files = (await readdir(demo)).filter((file) => /^[^.].*\.json$/.test(file));
    for (const file of files)
      expect(JSON.parse(await readFile(join(demo, file), 'utf8')).$schema).toBe(`./${brandSchemaFile}`);
    expect(files).toHaveLength(3);
    const { properties } = JSON.parse(await readFile(join(demo, brandSchemaFile), 'utf8'));
    for (const name of Object.keys(Brand.properties)) expect(properties[name].description).toMatch(/\w{3}/);
    expect(properties.tokens.properties.accent.pattern).toBe('^#[0-9a-fA-F]{6}$');
  });
});
