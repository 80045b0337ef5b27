import type { OpenDatabase } from '../../database/database';
import { reviews } from '../../catalogue/tables';
import example from '../../testing/catalogue.example.json';
import { aCatalogue, aCatalogueBusiness, aCategory, aProduct } from '../../testing/builders';
import { describeOnBothDatabases } from '../../testing/databases';
import { fixedClock } from '../../testing/fixed-clock';
import { exportCatalogue } from '../exporting/export-catalogue';
import type { CatalogueBusiness } from '../../catalogue/format';
import { createCatalogueRepository } from '../../catalogue/repository';
import { businesses } from '../../catalogue/tables';
import { importCatalogue } from './import-catalogue';

const clock = fixedClock('2026-11-20T18:30:00Z');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const readPicture = async (path: string) => (path === 'logo.svg' ? Buffer.from(svg) : undefined);
const scores = { noise: 4, service: 5, food: 5, atmosphere: 4, waittime: 4, valueformoney: 5 };
const review = {
  name: 'Ines',
  review_time: '2026-10-02T19:30:00.000Z',
  ...scores,
  review_text: 'Best in E1.',
};

describeOnBothDatabases('importing a catalogue', (opened) => {
  const database = () => opened().database;
  const runImport = (catalogue: unknown, replace = false) =>
    importCatalogue({ database: database(), clock }, { catalogue, readPicture, replace });
  const shop = (slug: string, changes: Partial<CatalogueBusiness> = {}) =>
    aCatalogueBusiness({ business_slug: slug, ...changes });
  const found = (slug: string) => createCatalogueRepository(database()).businessBySlug(slug);
  const exported = async () => (await exportCatalogue(database())).catalogue;

  beforeEach(() => clear(opened()));

  it('imports the example, and exports it unchanged', async () => {
    expect(await runImport(example)).toStrictEqual({ kind: 'imported', businesses: 1, retired: 0 });
    const expected = structuredClone(example);
    for (const { reviews: written } of expected.businesses) {
      for (const each of written) each.review_time = new Date(each.review_time).toISOString();
    }
    expect(await exported()).toStrictEqual(expected);
  });

  it('changes nothing when what was exported is imported again', async () => {
    await runImport(
      aCatalogue(shop('one', { reviews: [review], business_logo: 'logo.svg' }), shop('two')),
      true,
    );
    const { catalogue, pictures } = await exportCatalogue(database());
    const readExported = async (path: string) => pictures.get(path);
    const again = await importCatalogue(
      { database: database(), clock },
      { catalogue, readPicture: readExported, replace: true },
    );
    expect(again).toStrictEqual({ kind: 'unchanged' });
    expect(await exportCatalogue(database())).toStrictEqual({ catalogue, pictures });
    await importCatalogue(
      { database: database(), clock },
      { catalogue, readPicture: readExported, replace: false },
    );
    expect(await exportCatalogue(database())).toStrictEqual({ catalogue, pictures });
  });

  it('stores nothing when the file has a fault', async () => {
    await runImport(aCatalogue(shop('one')));
    const outcome = await runImport(aCatalogue(shop('two'), shop('three', { postcode: 'nowhere' })));
    expect(outcome).toMatchObject({ kind: 'faulty', faults: [{ path: '$.businesses[1].postcode' }] });
    expect(await found('two')).toBeUndefined();
    expect(await found('one')).toBeDefined();
  });

  it('stores nothing when a picture is missing or is no picture', async () => {
    const inline = 'data:image/png;base64,aGVsbG8=';
    const outcome = await runImport(
      aCatalogue(
        shop('one', {
          business_logo: 'gone.svg',
          business_cover: inline,
          menu: [aCategory('c-1', [aProduct('p-1'), aProduct('p-2', { product_picture: 'lost.webp' })])],
        }),
      ),
    );
    expect(outcome).toStrictEqual({
      kind: 'faulty',
      faults: [
        {
          path: '$.businesses[0].business_logo',
          expected: 'a file that is there: "gone.svg" is missing beside the catalogue',
        },
        { path: '$.businesses[0].business_cover', expected: 'a picture: SVG, PNG, JPEG, WebP, AVIF or GIF' },
        {
          path: '$.businesses[0].menu[0].product[1].product_picture',
          expected: 'a file that is there: "lost.webp" is missing beside the catalogue',
        },
      ],
    });
    expect(await found('one')).toBeUndefined();
  });

  it('updates a business by its id, and does not change the others', async () => {
    await runImport(aCatalogue(shop('one'), shop('two')));
    await runImport(
      aCatalogue(shop('one', { business_name: 'Renamed', menu: [aCategory('c-1', [aProduct('p-1')])] })),
    );
    expect((await found('one'))?.profile.business_name).toBe('Renamed');
    expect((await exported()).businesses.map(({ business_slug }) => business_slug)).toStrictEqual([
      'one',
      'two',
    ]);
  });

  it('retires the businesses that a replacing file lacks, and restores them when a later file has them', async () => {
    await runImport(aCatalogue(shop('one'), shop('two')));
    expect(await runImport(aCatalogue(shop('two')), true)).toStrictEqual({
      kind: 'imported',
      businesses: 1,
      retired: 1,
    });
    expect(await found('one')).toBeUndefined();
    await runImport(aCatalogue(shop('one')));
    expect(await found('one')).toBeDefined();
  });

  it('retires the others when the same file comes again, now replacing', async () => {
    await runImport(aCatalogue(shop('one')));
    await runImport(aCatalogue(shop('two')));
    expect(await runImport(aCatalogue(shop('two')), true)).toStrictEqual({
      kind: 'imported',
      businesses: 1,
      retired: 1,
    });
    expect(await found('one')).toBeUndefined();
    expect(await runImport(aCatalogue(shop('two')), true)).toStrictEqual({ kind: 'unchanged' });
  });

  it('stores a file again in which only a cuisine, a review or a picture is another', async () => {
    const file = aCatalogue(shop('one', { reviews: [review], business_logo: 'logo.svg' }));
    await runImport(file);
    const [cuisine] = file.subcategories;
    const changes = [
      {
        ...file,
        subcategories: [{ ...cuisine, subcategory_name: 'Another' }, ...file.subcategories.slice(1)],
      },
      aCatalogue(
        shop('one', { reviews: [{ ...review, review_text: 'Still the best.' }], business_logo: 'logo.svg' }),
      ),
    ];
    for (const changed of changes) expect(await runImport(changed)).toMatchObject({ kind: 'imported' });
    const redrawn = await importCatalogue(
      { database: database(), clock },
      { catalogue: changes[1], readPicture: async () => Buffer.from(`${svg}\n`), replace: false },
    );
    expect(redrawn).toMatchObject({ kind: 'imported' });
  });

  it('lets two businesses change slugs with each other', async () => {
    await runImport(aCatalogue(shop('one', { business_id: 'a' }), shop('two', { business_id: 'b' })));
    await runImport(aCatalogue(shop('two', { business_id: 'a' }), shop('one', { business_id: 'b' })));
    expect((await found('one'))?.profile.business_id).toBe('b');
  });

  it('refuses a slug that a business outside the file has', async () => {
    await runImport(aCatalogue(shop('one', { business_id: 'a' })));
    expect(await runImport(aCatalogue(shop('one', { business_id: 'b' })))).toStrictEqual({
      kind: 'faulty',
      faults: [
        { path: '$.businesses[0].business_slug', expected: 'a slug of its own, "one" is that of business a' },
      ],
    });
  });

  it('keeps customers’ reviews, and does not duplicate them when an export is imported', async () => {
    await runImport(aCatalogue(shop('one', { reviews: [review] })));
    await database()
      .insert(reviews)
      .values({
        businessId: 'b-one',
        customerKey: 'okey',
        name: 'Tom',
        reviewTime: new Date(review.review_time),
        reviewText: review.review_text,
        ...scores,
      });
    const before = await exported();
    expect(before.businesses[0]?.reviews.map(({ name }) => name)).toStrictEqual(['Ines', 'Tom']);
    await runImport(before);
    expect(await exported()).toStrictEqual(before);
    expect(await database().select().from(reviews)).toHaveLength(2);
  });

  it('runs one import at a time when several come at once', async () => {
    const outcomes = await Promise.all(
      ['one', 'two', 'three'].map((slug) => runImport(aCatalogue(shop(slug)), true)),
    );
    expect(outcomes.map(({ kind }) => kind)).toStrictEqual(['imported', 'imported', 'imported']);
    expect((await exported()).businesses).toHaveLength(1);
  });
});

async function clear({ database }: OpenDatabase) {
  await importCatalogue({ database, clock }, { catalogue: aCatalogue(), readPicture, replace: true });
  await database.delete(reviews);
  await database.delete(businesses);
}
