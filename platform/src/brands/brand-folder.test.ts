import { readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { aBrand, writeBrand } from '../testing/brands';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { BrandFolder, keepServedBrands, readBrands } from './brand-folder';
import { faultSentence } from './brand-fault';
import { externalPicture } from './picture-address';
import { parseBrand } from './parse-brand';

afterEach(removeTemporaryFolders);

const faultsOf = (brand: unknown, file = 'market.json') => {
  const parsed = parseBrand(file, JSON.stringify(brand));
  return parsed.kind === 'refused' ? parsed.faults.map(faultSentence) : [];
};

describe('a brand file', () => {
  it('[BRD-1/data] holds everything that defines a brand', () => {
    expect(parseBrand('market.json', JSON.stringify(aBrand()))).toStrictEqual({
      kind: 'read',
      brand: aBrand(),
    });
  });

  it('[BRD-3] with several faults is refused, each of them named with its place', () => {
    const brand = aBrand({ tokens: { accent: '#dddddd' } });
    const texts = { ...brand.texts, footer: undefined };
    const faults = faultsOf({ ...brand, texts, colour: 'red', paymentModes: ['cheque'] });
    expect(faults).toContainEqual(expect.stringMatching(/^market\.json \/texts\/footer: /));
    expect(faults).toContainEqual(expect.stringMatching(/^market\.json \/colour: /));
    expect(faults).toContainEqual(expect.stringMatching(/^market\.json \/paymentModes\/0: /));
    expect(faults).toContainEqual(
      expect.stringMatching(/^market\.json \/tokens: accent #dddddd on .* has contrast/),
    );
    expect(faults.filter((fault) => fault.includes('/texts/footer'))).toHaveLength(1);
  });

  it.each([
    ['an empty text', { ...aBrand(), texts: { ...aBrand().texts, footer: '' } }, '/texts/footer'],
    ['a token that does not exist', aBrand({ tokens: { shadow: '#000000' } }), '/tokens: shadow is no token'],
    [
      'a token that is no colour',
      aBrand({ tokens: { accent: 'red;}body{display:none' } }),
      '/tokens: accent is no colour',
    ],
    ['an accent that cannot be read', aBrand({ tokens: { accent: '#ffb000' } }), 'has contrast'],
    ['a site of one business without the business', aBrand({ kind: 'single-business' }), '/business'],
    ['a marketplace with a business', aBrand({ business: { slug: 'x', id: 'b-1' } }), '/business'],
    ['a logo from anywhere', aBrand({ logo: 'http://elsewhere.example/a.svg' }), '/logo'],
    ['a logo that is no address', aBrand({ logo: 'https://a.example; script-src *' }), '/logo'],
    ['a logo whose host holds a directive', aBrand({ logo: 'https://a;script-src/x.svg' }), '/logo'],
    ['a logo whose host holds a second policy', aBrand({ logo: 'https://a,b.example/x.svg' }), '/logo'],
    [
      'a favicon with a user in its address',
      aBrand({ favicon: 'https://me:pw@a.example/x.ico' }),
      '/favicon',
    ],
    ['an API of more than an origin', aBrand({ apiOrigin: 'https://a.example;script-src' }), '/apiOrigin'],
    ['a remote of another feature', aBrand({ remotes: { listing: 'partner/checkout' } }), '/remotes/listing'],
    [
      'a remote of ours in place of another',
      aBrand({ remotes: { listing: 'ordering' } }),
      '/remotes/listing',
    ],
    ['a shell of its own', aBrand({ remotes: { shell: 'partner/shell' } }), '/remotes/shell'],
    ['a pin of a name that no feature has', aBrand({ pins: { 'Check out': '1.0.0' } }), '/pins/Check out'],
    [
      'an SVG above messages',
      aBrand({ messages: { sender: 'Market', logo: '/brand/logo.svg' } }),
      '/messages/logo',
    ],
    [
      'a legal page of its own without words',
      aBrand({ legalPages: [{ slug: 'cookies', title: 'Cookies' }] }),
      '/legalPages/0/sections: is required',
    ],
    ['another name than its file', aBrand({ id: 'other' }), '/id: must be the name of the file: other.json'],
  ])('[BRD-3] %s is refused', (_what, brand, fault) => {
    expect(faultsOf(brand)).toContainEqual(expect.stringContaining(fault));
  });

  it('[BRD-3] that is not JSON is refused in one sentence', () => {
    expect(parseBrand('market.json', '{ "id": ')).toStrictEqual({
      kind: 'refused',
      faults: [{ file: 'market.json', place: '', fault: expect.stringContaining('is not JSON') }],
    });
  });
});

describe('the address of a picture on another host', () => {
  const reads = (logo: string) => faultsOf(aBrand({ logo, favicon: logo })).length === 0;

  it('may contain any character that an address can contain', () => {
    expect(reads('https://pictures.example/müller, “logo”; v=2.svg?size=large')).toBe(true);
  });

  it('every accepted address has an origin without characters that have a meaning in the policy', () => {
    const hosts = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(hosts, hosts, (host, path) => {
        const address = `https://${host}/${path}`;
        const origin = externalPicture(address)?.origin ?? 'https://none';
        expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
      }),
    );
  });
});

describe('the brands of a folder', () => {
  const aFolder = async (...brands: ReturnType<typeof aBrand>[]) => {
    const folder = await temporaryFolder();
    for (const brand of brands) await writeBrand(folder, brand);
    return folder;
  };

  it('are found by host and by id, each with its own pictures', async () => {
    const folder = await aFolder(aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] }));
    const index = await readBrands(folder);
    expect(index.faults).toStrictEqual([]);
    expect(index.ofHost('partner.example')?.brand.id).toBe('partner');
    expect(Buffer.from(index.ofId('partner')?.pictures.get('logo.svg')?.bytes ?? []).toString()).toContain(
      'partner logo',
    );
    expect(index.ofHost('elsewhere.example')).toBeUndefined();
  });

  it('[BRD-3] with the same host: the second is refused, and both are named', async () => {
    const folder = await aFolder(aBrand(), aBrand({ id: 'partner' }));
    const index = await readBrands(folder);
    expect(index.faults.map(faultSentence)).toStrictEqual([
      'partner.json /hosts/0: host localhost is taken by market.json',
    ]);
    expect(index.brands.map(({ brand }) => brand.id)).toStrictEqual(['market']);
  });

  it('[BRD-3] a picture that is missing is named', async () => {
    const folder = await aFolder(aBrand());
    await rm(join(folder, 'market.logo.svg'));
    const { faults } = await readBrands(folder);
    expect(faults.map(faultSentence)).toStrictEqual(['market.json /logo: there is no file market.logo.svg']);
  });

  const longAgo = new Date('2026-01-01T00:00:00Z');
  const agedFolder = async (...brands: ReturnType<typeof aBrand>[]) => {
    const path = await aFolder(...brands);
    for (const name of await readdir(path)) await utimes(join(path, name), longAgo, longAgo);
    return { path, folder: new BrandFolder(path) };
  };

  it('[G29/brands] are read again only if their files have changed, however many brands there are', async () => {
    const partner = aBrand({ id: 'partner', hosts: ['partner.example'] });
    const { path, folder } = await agedFolder(aBrand(), partner);
    const before = await folder.read();
    await writeBrand(path, { ...partner, name: 'Another name' });
    const after = await folder.read();
    expect(after.ofId('market')).toBe(before.ofId('market'));
    expect(after.ofId('partner')?.brand.name).toBe('Another name');
  });

  it('are read again when a picture beside the file has changed', async () => {
    const { path, folder } = await agedFolder(aBrand());
    const before = await folder.read();
    await writeFile(join(path, 'market.logo.svg'), '<svg/>');
    const logo = (index: typeof before) => index.ofId('market')?.pictures.get('logo.svg')?.fingerprint;
    expect(logo(await folder.read())).not.toBe(logo(before));
  });

  it('are read again while a file is so new that another change would have the same time stamp', async () => {
    const folder = new BrandFolder(await aFolder(aBrand()));
    const before = await folder.read();
    expect((await folder.read()).ofId('market')).not.toBe(before.ofId('market'));
  });

  it('appear and disappear with their files, though the other files are not read again', async () => {
    const { path, folder } = await agedFolder(aBrand());
    await folder.read();
    await writeBrand(path, aBrand({ id: 'partner', hosts: ['partner.example'] }));
    expect((await folder.read()).ofHost('partner.example')).toBeDefined();
    await rm(join(path, 'market.json'));
    expect((await folder.read()).ofHost('localhost')).toBeUndefined();
  });

  it('a brand stays as it was while its file has a fault', async () => {
    const folder = await aFolder(
      aBrand({ name: 'Before' }),
      aBrand({ id: 'partner', hosts: ['partner.example'] }),
    );
    const before = await readBrands(folder);
    await writeFile(join(folder, 'market.json'), '{');
    const now = keepServedBrands(await readBrands(folder), before);
    expect(now.ofHost('localhost')?.brand.name).toBe('Before');
    expect(now.faults).toHaveLength(1);
  });

  it('a brand whose file was removed is not served any more', async () => {
    const folder = await aFolder(aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] }));
    const before = await readBrands(folder);
    await rm(join(folder, 'partner.json'));
    expect(keepServedBrands(await readBrands(folder), before).ofId('partner')).toBeUndefined();
  });

  it('[HOM-1] of the demo have a banner on the home page if they are marketplaces', async () => {
    const { brands } = await readBrands(join(__dirname, '../../brands'));
    const banners = brands
      .filter(({ brand }) => brand.kind === 'marketplace')
      .map(({ brand: { texts } }) => `${texts.homeTitle} | ${texts.homeText}`);
    expect(new Set(banners)).toStrictEqual(
      new Set(['Tuck into a delicious takeaway today | Find the best restaurant near you.']),
    );
  });

  it('[BRD-1/data][BRD-3] of the demo have no fault: a marketplace, a site of one business, and a partner with its own look and pin', async () => {
    const { brands, faults } = await readBrands(join(__dirname, '../../brands'));
    expect(faults).toStrictEqual([]);
    const known = brands.map(({ brand: { id, kind, hosts, business, pins } }) => ({
      id,
      kind,
      host: hosts[0],
      business,
      pins,
    }));
    expect(known).toStrictEqual([
      { id: 'marketplace', kind: 'marketplace', host: 'localhost', business: null, pins: {} },
      {
        id: 'northbank',
        kind: 'marketplace',
        host: 'northbank.localhost',
        business: null,
        pins: { checkout: '1.0.0' },
      },
      {
        id: 'saffron-yard',
        kind: 'single-business',
        host: 'saffron-yard.localhost',
        business: { slug: 'saffron-yard', id: 'b-101' },
        pins: {},
      },
    ]);
    const appearances = brands.map(({ brand }) =>
      [brand.name, brand.tokens['accent'], brand.tokens['displayFamily']].join(),
    );
    expect(new Set(appearances).size).toBe(3);
    const logo = await readFile(join(__dirname, '../../brands/northbank.logo.svg'), 'utf8');
    expect(logo).toContain('<svg');
  });
});
