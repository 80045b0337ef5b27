import { setTimeout } from 'node:timers/promises';
import { deepestOptionNesting, isOk } from '@storefront/contract';
import type { Body, MenuEdit, OkAnswer } from '@storefront/contract';
import type { CatalogueOptionGroup } from '../catalogue/format';
import { exportCatalogue } from '../catalogue-files/exporting/export-catalogue';
import { importCatalogue } from '../catalogue-files/importing/import-catalogue';
import { openServer } from '../database/open-server';
import { aCatalogue, aCategory, anOptionGroup, anOptionItem, aProduct } from '../testing/builders';
import { openRealPostgres } from '../testing/databases';
import { kitchenToken } from '../testing/kitchen';
import { anOrder, anOrderingBusiness, businessId, guestToken } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { publishDue } from './publish-due';

const menu = [
  aCategory('c-1', [
    aProduct('p-1', { product_name: 'Dal', product_price: '6.00' }),
    aProduct('p-2', { product_name: 'Korma' }),
  ]),
];
const catalogue = aCatalogue(
  anOrderingBusiness({ menu }),
  anOrderingBusiness({ business_id: 'b-other', business_slug: 'other', menu }),
);

let api: TestApi;
let other: TestApi;
let token: string;
beforeEach(async () => {
  const database = await openRealPostgres();
  api = await testApi({ database });
  other = await testApi({ database: await openServer(database.url) });
  await api.bring(catalogue);
  token = await kitchenToken(api, 'saffron-yard', 'Office');
});
afterEach(async () => {
  await other.close();
  await api.close();
});

let keys = 0;
const key = () => `desk-${(keys += 1)}`;
const ok = <Answer extends { readonly responsecode: string }>(answer: Answer) => {
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const dish = (id: string, ...rest: string[]) => ['menu', 'c-1', 'product', id, ...rest];
const price = (from: string, to: string, id = 'p-1'): MenuEdit => ({
  kind: 'set',
  path: dish(id, 'product_price'),
  from,
  to,
});
const edit = (edits: MenuEdit[], parts: Partial<Body<'kitchen/menu_edit'>> = {}, at = api) =>
  at.call('kitchen/menu_edit', { kitchen_token: token, edits, request_key: key(), ...parts });
const desk = async (kitchen_token = token, at = api) => ok(await at.call('kitchen/menu', { kitchen_token }));
const publish = async (parts: Partial<Body<'kitchen/menu_publish'>> = {}) =>
  api.call('kitchen/menu_publish', {
    kitchen_token: token,
    revision: (await desk()).revision,
    when: 'now',
    request_key: key(),
    ...parts,
  });
const history = async () => ok(await api.call('kitchen/menu_history', { kitchen_token: token })).versions;

/** What the role jobs does each second, in a process of its own. */
const runJob = () =>
  publishDue({
    database: other.database.database,
    clock: api.clock,
    catalogue: { dropCached: () => undefined },
    kitchenChanges: { tell: () => undefined },
  });
const publishNow = async () => {
  ok(await publish());
  await runJob();
};
const pricesOf = async (at = api, business = businessId) =>
  Object.fromEntries(
    (ok(await at.call('business/menu', { business })) as OkAnswer<'business/menu'>).menu.flatMap(
      ({ product }) => product.map(({ product_name, product_price }) => [product_name, product_price]),
    ),
  );

/** Asks again until it is so, for at most a second. */
async function withinASecond(condition: () => Promise<boolean>) {
  const end = performance.now() + 1_000;
  while (performance.now() < end && !(await condition())) await setTimeout(5);
  expect(await condition()).toBe(true);
}
const showsPrice = (dal: string, at = api) => withinASecond(async () => (await pricesOf(at))['Dal'] === dal);

describe('the draft', () => {
  it('[KIT-41] begins as what is published, and shows every edit with who made it, but not to customers', async () => {
    expect(await desk()).toMatchObject({
      revision: 0,
      document: { menu, delivery: { average_minutes: 45 } },
      edits: [],
      faults: [],
    });
    ok(await edit([price('6.00', '6.50')]));
    const { document, edits, revision } = await desk();
    expect(document.menu[0]?.product[0]?.product_price).toBe('6.50');
    expect(edits).toEqual([
      {
        id: revision,
        at: '2026-11-20T18:30:00.000Z',
        person: '',
        device: 'Office',
        place: 'Category c-1 · Dal · price',
        before: '6.00',
        after: '6.50',
        path: dish('p-1', 'product_price'),
        fits: 'yes',
      },
    ]);
    expect(await pricesOf()).toEqual({ Dal: '6.00', Korma: '9.50' });
  });

  it('[KIT-41] belongs to its business alone', async () => {
    ok(await edit([price('6.00', '6.50')]));
    const theirs = await kitchenToken(api, 'other');
    expect((await desk(theirs)).edits).toEqual([]);
    const { revision } = await desk();
    ok(await api.call('kitchen/menu_drop', { kitchen_token: theirs, ids: [revision], request_key: key() }));
    expect((await desk()).edits).toHaveLength(1);
    await publishNow();
    const [version] = await history();
    const restored = await api.call('kitchen/menu_restore', {
      kitchen_token: theirs,
      id: version?.id ?? 0,
      request_key: key(),
    });
    expect(restored).toMatchObject({
      responsecode: '204',
      status: 'That is not in the history of your menu.',
    });
    expect(await pricesOf(api, 'b-other')).toEqual({ Dal: '6.00', Korma: '9.50' });
  });

  it('[KIT-42] of two devices that edit the same thing at once one wins, and the other is told; different things both stay', async () => {
    const answers = await Promise.all([
      edit([price('6.00', '6.50')]),
      edit([price('6.00', '7.00')], {}, other),
      edit([price('9.50', '9.90', 'p-2')], {}, other),
      edit([{ kind: 'set', path: ['delivery', 'average_minutes'], from: 45, to: 50 }]),
    ]);
    const codes = answers.map(({ responsecode }) => responsecode);
    expect(codes.slice(0, 2).toSorted()).toEqual(['200', '409']);
    expect(codes.slice(2)).toEqual(['200', '200']);
    const { document, edits } = await desk();
    expect(edits).toHaveLength(3);
    const [dal, korma] = document.menu[0]?.product ?? [];
    expect(dal?.product_price).toBe(codes[0] === '200' ? '6.50' : '7.00');
    expect(korma?.product_price).toBe('9.90');
    expect(document.delivery.average_minutes).toBe(50);
  });

  it('[KIT-42] takes all edits of a call or none, and the same call once for its key', async () => {
    const both = [price('6.00', '6.50'), price('1.00', '2.00', 'p-2')];
    expect(await edit(both)).toMatchObject({
      responsecode: '409',
      status: 'Someone has changed this meanwhile. Look at it again, and then decide.',
    });
    expect((await desk()).edits).toEqual([]);
    const request_key = key();
    for (const at of [api, other]) ok(await edit([price('6.00', '6.50')], { request_key }, at));
    expect((await desk()).edits).toHaveLength(1);
  });

  it('[KIT-42] takes an edit of an option as deep as a menu may have them', async () => {
    const groups = (level: number): CatalogueOptionGroup[] =>
      level > deepestOptionNesting
        ? []
        : [anOptionGroup(`g-${level}`, [anOptionItem(`i-${level}`, { subOption: groups(level + 1) })])];
    const deep = aProduct('p-1', { product_name: 'Dal', product_option: groups(1) });
    await api.bring(aCatalogue(anOrderingBusiness({ menu: [aCategory('c-1', [deep])] })));
    const path = dish('p-1', 'product_option', 'g-1', 'optionItems', 'i-1');
    for (let level = 2; level <= deepestOptionNesting; level += 1)
      path.push('subOption', `g-${level}`, 'optionItems', `i-${level}`);
    ok(await edit([{ kind: 'set', path: [...path, 'itemPrice'], from: '0.00', to: '1.25' }]));
    const { document, faults } = await desk();
    expect(JSON.stringify(document)).toContain('"itemPrice":"1.25"');
    expect(faults).toEqual([]);
  });

  it('[KIT-42] loses an edit that is taken out, and shows one that was built on it as not fitting', async () => {
    ok(await edit([price('6.00', '6.50')]));
    const { revision: first } = await desk();
    ok(await edit([price('6.50', '7.00')]));
    ok(await api.call('kitchen/menu_drop', { kitchen_token: token, ids: [first], request_key: key() }));
    const { document, edits, revision } = await desk();
    expect(document.menu[0]?.product[0]?.product_price).toBe('6.00');
    expect(edits.map(({ fits }) => fits)).toEqual(['no']);
    expect(await publish()).toMatchObject({
      responsecode: '201',
      status: 'Some changes do not fit the menu any more. Take them out first.',
    });
    ok(await api.call('kitchen/menu_drop', { kitchen_token: token, ids: [revision], request_key: key() }));
    expect(await publish({ revision })).toMatchObject({
      responsecode: '201',
      status: 'There is nothing to publish.',
    });
  });
});

describe('the rules of the import', () => {
  it.each<[string, MenuEdit, string]>([
    ['a price without pence', price('6.00', '6.5'), 'Category c-1 · Dal · price: expected'],
    [
      'a key that nobody knows',
      { kind: 'set', path: dish('p-1', 'colour'), from: null, to: 'red' },
      'no such key',
    ],
    [
      'a name with a line break',
      { kind: 'set', path: dish('p-1', 'product_name'), from: 'Dal', to: 'Dal\nagain' },
      'Category c-1 · Dal\nagain · name: expected',
    ],
    ['a menu that is a text', { kind: 'set', path: ['menu'], from: menu, to: 'soup' }, 'Menu: expected'],
    [
      'a picture that is none',
      { kind: 'set', path: ['business_cover'], from: '', to: 'data:image/png;base64,aGVsbG8=' },
      'Picture: expected a picture: SVG, PNG, JPEG, WebP, AVIF or GIF.',
    ],
    [
      'a path to a file',
      { kind: 'set', path: ['business_logo'], from: '', to: 'logo.png' },
      'Picture: expected',
    ],
  ])('[KIT-43] refuse %s at once', async (_what, one, sentence) => {
    const answer = await edit([one]);
    expect(answer).toMatchObject({ responsecode: '201', status: expect.stringContaining(sentence) });
    expect((await desk()).edits).toEqual([]);
  });

  it('[KIT-43] name every other fault by its place, and nothing is published while there is one', async () => {
    const item = aProduct('p-2', { product_name: 'Second' });
    const category = { ...aCategory('c-2', [item]), menucategory_name: 'Sides' };
    ok(await edit([{ kind: 'add', path: ['menu'], item: category, after: 'c-1' }]));
    const { faults, revision } = await desk();
    expect(faults).toEqual([
      {
        path: ['menu', 'c-2', 'product', 'p-2', 'product_id'],
        place: 'Sides · Second · product_id',
        expected: 'a product_id used once, "p-2" is used before',
      },
    ]);
    expect(await publish({ revision })).toMatchObject({
      responsecode: '201',
      status: 'Something on the menu is not right yet. Please mend it first.',
    });
    await runJob();
    expect(await history()).toEqual([]);
  });
});

describe('publishing', () => {
  it('[KIT-44] shows what was edited to customers of every process within a second, and empties the draft', async () => {
    await pricesOf(other);
    ok(
      await edit([
        price('6.00', '6.50'),
        { kind: 'set', path: ['delivery', 'sectors', 'e16'], from: sectorE16(), to: null },
      ]),
    );
    await publishNow();
    await showsPrice('6.50');
    await showsPrice('6.50', other);
    expect(await desk()).toMatchObject({ revision: 0, edits: [], document: { delivery: { sectors: [] } } });
    const { rows } = await api.database.database.execute(
      `select sector from delivery_sectors where business_id = '${businessId}'`,
    );
    expect(rows).toEqual([]);
  });

  it('[KIT-44] publishes what the person has seen, and leaves later edits in the draft', async () => {
    ok(await edit([price('6.00', '6.50')]));
    const { revision } = await desk();
    ok(await edit([price('9.50', '9.90', 'p-2')], {}, other));
    ok(await publish({ revision }));
    await runJob();
    await showsPrice('6.50');
    expect((await pricesOf())['Korma']).toBe('9.50');
    expect((await desk()).edits.map(({ place }) => place)).toEqual(['Category c-1 · Korma · price']);
  });

  it('[KIT-44] waits for its time, and can be called off before', async () => {
    ok(await edit([price('6.00', '6.50')]));
    ok(await publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    expect((await desk()).planned).toMatchObject({ at: '2026-11-21T06:00:00.000Z', fault: '' });
    api.clock.advance({ hours: 11 });
    await runJob();
    expect(await history()).toEqual([]);
    ok(await publish({ when: 'not' }));
    expect((await desk()).planned).toBeUndefined();
    ok(await publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    api.clock.advance({ minutes: 30 });
    await runJob();
    await showsPrice('6.50');
  });

  it.each(['2026-11-20T18:29:59.000Z', '2027-11-21T18:30:00.000Z', undefined])(
    '[KIT-44] refuses the time %s',
    async (at) => {
      ok(await edit([price('6.00', '6.50')]));
      expect(await publish({ when: 'later', ...(at !== undefined && { at }) })).toMatchObject({
        responsecode: '201',
        status: 'Please choose a time from now on, at most a year ahead.',
      });
      expect((await desk()).planned).toBeUndefined();
    },
  );

  it('[KIT-44] happens once, when two processes find it due at the same time', async () => {
    ok(await edit([price('6.00', '6.50')]));
    ok(await publish());
    await Promise.all([runJob(), runJob(), runJob()]);
    expect(await history()).toHaveLength(1);
  });

  it.each(['menu_versions', 'catalogue_imports', 'delivery_sectors', 'kitchen_acts'])(
    '[KIT-44] leaves everything as it was when the server dies while it writes %s, and is done afterwards',
    async (table) => {
      ok(await edit([price('6.00', '6.50')]));
      ok(await publish());
      const { database } = api.database;
      await database.execute(
        `create function die() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`,
      );
      await database.execute(`create trigger die before insert on ${table} execute function die()`);
      await expect(runJob()).rejects.toThrow();
      expect(await pricesOf()).toEqual({ Dal: '6.00', Korma: '9.50' });
      expect(await history()).toEqual([]);
      expect(await desk()).toMatchObject({ edits: [{ after: '6.50' }], planned: { fault: '' } });
      await database.execute(`drop trigger die on ${table}`);
      await runJob();
      await showsPrice('6.50');
      expect(await history()).toHaveLength(1);
    },
  );

  it('[KIT-44] of one restaurant that cannot be written keeps no other one waiting', async () => {
    const theirs = await kitchenToken(api, 'other');
    for (const kitchen_token of [token, theirs]) {
      ok(await edit([price('6.00', '6.50')], { kitchen_token }));
      const { revision } = await desk(kitchen_token);
      ok(await publish({ kitchen_token, revision }));
    }
    const { database } = api.database;
    await database.execute(
      `create function die() returns trigger language plpgsql as
       $$ begin if new.business_id = '${businessId}' then raise 'gone'; end if; return new; end $$`,
    );
    await database.execute(
      'create trigger die before insert on menu_versions for each row execute function die()',
    );
    await expect(runJob()).rejects.toThrow('Some menus could not be published');
    await withinASecond(async () => (await pricesOf(api, 'b-other'))['Dal'] === '6.50');
    expect((await pricesOf())['Dal']).toBe('6.00');
  });

  it('[KIT-44] says why a planned publication has failed, and tries it again only when it is asked for', async () => {
    ok(await edit([price('6.00', '6.50')]));
    ok(await publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    await api.bring(
      aCatalogue(
        anOrderingBusiness({ menu: [aCategory('c-1', [aProduct('p-1', { product_name: 'Dal' })])] }),
      ),
    );
    api.clock.advance({ hours: 12 });
    await runJob();
    expect((await desk()).planned?.fault).toBe(
      'Some changes do not fit the menu any more. Take them out first.',
    );
    expect(await history()).toEqual([]);
  });

  it('[KIT-46] of an import and a publication at once both come, one after the other', async () => {
    ok(await edit([price('6.00', '6.50')]));
    ok(await publish());
    const changed = aCatalogue(anOrderingBusiness({ menu, business_name: 'Saffron House' }));
    await Promise.all([runJob(), importFile(changed, other)]);
    const { rows } = await api.database.database.execute(
      `select profile->>'business_name' as name, menu->0->'product'->0->>'product_price' as price from businesses where id = '${businessId}'`,
    );
    // The import is the file's word on the menu, the publication one on the price: whichever came last stands.
    expect(rows).toEqual([{ name: 'Saffron House', price: expect.stringMatching(/^6\.[05]0$/) }]);
    expect(await history()).toHaveLength(1);
  });
});

describe('an import beside the desk', () => {
  it('[KIT-46] is taken though it has the content of the one before the publication', async () => {
    ok(await edit([price('6.00', '6.50')]));
    await publishNow();
    expect(await importFile(catalogue)).toMatchObject({ kind: 'imported' });
    expect((await desk()).document.menu).toEqual(menu);
  });

  it('[KIT-46] stays under the edits of the draft that still fit', async () => {
    ok(await edit([price('6.00', '6.50'), price('9.50', '9.90', 'p-2')]));
    const renamed = aProduct('p-1', { product_name: 'Tarka Dal', product_price: '6.00' });
    const dearer = aProduct('p-2', { product_name: 'Korma', product_price: '12.00' });
    await importFile(aCatalogue(anOrderingBusiness({ menu: [aCategory('c-1', [renamed, dearer])] })));
    const { document, edits } = await desk();
    expect(edits.map(({ fits }) => fits)).toEqual(['yes', 'no']);
    expect(document.menu[0]?.product).toEqual([{ ...renamed, product_price: '6.50' }, dearer]);
  });

  it('[KIT-46] gets by export what was published', async () => {
    ok(await edit([price('6.00', '6.50')]));
    const before = await exportCatalogue(api.database.database);
    await publishNow();
    const { catalogue: exported } = await exportCatalogue(api.database.database);
    const [first] = exported.businesses;
    expect(first?.menu[0]?.product[0]?.product_price).toBe('6.50');
    const [was] = before.catalogue.businesses;
    expect({ ...first, menu: [] }).toEqual({ ...was, menu: [] });
    expect(exported.businesses[1]).toEqual(before.catalogue.businesses[1]);
    expect(await importFile(exported)).toMatchObject({ kind: 'imported' });
    expect((await desk()).document.menu).toEqual(first?.menu);
  });
});

describe('pictures', () => {
  it('[KIT-41] of the desk are stored, shown and exported', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const to = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    ok(await edit([{ kind: 'set', path: ['business_cover'], from: '', to }]));
    const { pictures, edits } = await desk();
    expect(edits[0]).toMatchObject({ place: 'Cover picture', before: '', after: 'picture' });
    expect((await api.server.inject(pictures.business_cover)).payload).toBe(svg);
    await publishNow();
    const { catalogue: exported, pictures: files } = await exportCatalogue(api.database.database);
    const file = exported.businesses[0]?.business_cover ?? '';
    expect(Buffer.from(files.get(file) ?? []).toString()).toBe(svg);
  });
});

describe('history', () => {
  it('[KIT-45] has what was published and by whom, and brings back what was so before', async () => {
    ok(await edit([price('6.00', '6.50')]));
    await publishNow();
    api.clock.advance({ hours: 1 });
    ok(await edit([price('6.50', '7.00'), price('9.50', '9.90', 'p-2')]));
    await publishNow();
    const versions = await history();
    expect(versions).toMatchObject([
      { at: '2026-11-20T19:30:00.000Z', device: 'Office', edits: [{ after: '7.00' }, { after: '9.90' }] },
      { at: '2026-11-20T18:30:00.000Z', device: 'Office', edits: [{ before: '6.00', after: '6.50' }] },
    ]);
    const restore = (index: number) =>
      api.call('kitchen/menu_restore', {
        kitchen_token: token,
        id: versions[index]?.id ?? 0,
        request_key: key(),
      });
    ok(await restore(1));
    expect((await desk()).document.menu).toEqual(menu);
    expect(await restore(0)).toMatchObject({
      responsecode: '201',
      status: 'Publish or take out the changes of the draft first.',
    });
    await publishNow();
    await showsPrice('6.00');
    expect(await history()).toHaveLength(3);
  });

  it('[KIT-45] comes by twenty', async () => {
    const { database } = api.database;
    await database.execute(
      `insert into menu_versions (business_id, at, device, edits, replaced)
       select '${businessId}', timestamptz '2026-11-01' + n * interval '1 hour', 'Pass ' || n, '[]', '{}'
       from generate_series(1, 25) n`,
    );
    const ask = async (before?: number) =>
      ok(
        await api.call('kitchen/menu_history', {
          kitchen_token: token,
          ...(before !== undefined && { before }),
        }),
      );
    const first = await ask();
    expect(first.versions).toHaveLength(20);
    expect(first.more).toBe('yes');
    const second = await ask(first.versions.at(-1)?.id);
    expect(second.versions.map(({ device }) => device)).toEqual([
      'Pass 5',
      'Pass 4',
      'Pass 3',
      'Pass 2',
      'Pass 1',
    ]);
    expect(second.more).toBe('no');
  });
});

describe('a preview', () => {
  const open = async (revision: number) =>
    ok(await api.call('kitchen/menu_preview', { kitchen_token: token, revision, request_key: key() })).slug;

  it('[KIT-47] shows the page of the business as the draft would make it, for a day, in every process', async () => {
    ok(
      await edit([
        price('6.00', '6.50'),
        { kind: 'set', path: ['allergy_info'], from: '', to: 'Ask us about nuts.' },
      ]),
    );
    const slug = await open((await desk()).revision);
    ok(await edit([price('6.50', '8.00')]));
    for (const at of [api, other]) {
      const details = ok(
        await at.call('business/details', { slug, zipcode: '' }),
      ) as OkAnswer<'business/details'>;
      expect(details.info).toMatchObject({ business_id: slug, business_name: 'Saffron Yard' });
      expect(JSON.stringify(details)).toContain('Ask us about nuts.');
      expect(isOk(await at.call('business/info', { business: slug }))).toBe(true);
      expect(await pricesOf(at, slug)).toEqual({ Dal: '6.50', Korma: '9.50' });
    }
    expect((await pricesOf())['Dal']).toBe('6.00');
    api.clock.advance({ hours: 24 });
    const later = await api.call('business/details', { slug, zipcode: '' });
    expect(later).toMatchObject({ responsecode: '204' });
  });

  it('[KIT-47] has the reviews and the free tables of the business', async () => {
    const scores = { noise: 4, service: 5, food: 5, atmosphere: 4, waittime: 4, valueformoney: 5 };
    const review = {
      name: 'Ines',
      review_time: '2026-10-02T19:30:00.000Z',
      review_text: 'Best in E1.',
      ...scores,
    };
    await api.bring(aCatalogue(aTableBusiness({}, { menu, reviews: [review] })));
    ok(await api.call('business/booking', aBooking({ date: '2026-11-24', guest: 2 })));
    ok(await edit([price('6.00', '6.50')]));
    const slug = await open((await desk()).revision);
    const shown = async (business: string) => [
      await api.call('business/review', { business, req_page: 0, overallreq_data: 'yes' }),
      await api.call('business/booking_days', { business_id: business }),
      await api.call('business/booking_time', { business_id: business, date: '2026-11-24' }),
    ];
    const ofBusiness = await shown(businessId);
    expect(ofBusiness.map(isOk)).toEqual([true, true, true]);
    expect(await shown(slug)).toEqual(ofBusiness);
  });

  it('[KIT-47] takes no order and no booking, and is in no listing', async () => {
    ok(await edit([price('6.00', '6.50')]));
    const slug = await open((await desk()).revision);
    const order = anOrder(await guestToken(api), { business_id: slug });
    expect(await api.call('business/order', order)).toMatchObject({ responsecode: '204' });
    const booking = aBooking({ business_id: slug, date: '2026-11-24', guest: 2 });
    expect(await api.call('business/booking', booking)).toMatchObject({ responsecode: '204' });
    const listed = await api.call('search/home', homeSearch);
    expect(JSON.stringify(listed)).not.toContain('draft-');
    expect(JSON.stringify(await api.api.liveBusinesses())).not.toContain('draft-');
  });

  it.each(['draft-', `draft-${'0'.repeat(32)}`, 'draft-saffron-yard'])(
    '[KIT-47] of %s, which nobody opened, is not found',
    async (slug) => {
      expect(await api.call('business/details', { slug, zipcode: '' })).toMatchObject({
        responsecode: '204',
      });
    },
  );
});

describe('the log', () => {
  it('[KIT-48] has every edit, every one taken out and every publication, with what was there before and after', async () => {
    ok(await edit([price('6.00', '6.50'), price('9.50', '9.90', 'p-2')]));
    const { edits } = await desk();
    ok(
      await api.call('kitchen/menu_drop', {
        kitchen_token: token,
        ids: [edits[1]?.id ?? 0],
        request_key: key(),
      }),
    );
    ok(await publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    ok(await publish({ when: 'not' }));
    await publishNow();
    const { acts } = ok(await api.call('kitchen/acts', { kitchen_token: token }));
    const [dal, korma] = ['Category c-1 · Dal · price', 'Category c-1 · Korma · price'];
    const lines = acts.map(({ act, subject, before, after }) => [
      act,
      subject,
      before['state'] ?? '',
      after['state'] ?? '',
    ]);
    expect(lines.toReversed()).toEqual([
      ['menu edited', dal, '6.00', '6.50'],
      ['menu edited', korma, '9.50', '9.90'],
      ['change taken out', korma, '9.90', '9.50'],
      ['publishing planned', '1 change', '', 'Sat 21 Nov, 06:00'],
      ['publishing not planned any more', '', '', ''],
      ['menu published', '1 change', '', ''],
    ]);
  });
});

const homeSearch = { zipcode: 'E1 6AN', skey: '', sorting: '', cusine: [] } as never;
const sectorE16 = () => anOrderingBusiness().delivery.sectors.find(({ sector }) => sector === 'e16');
const importFile = (file: unknown, at = api) =>
  importCatalogue(
    { database: at.database.database, clock: at.clock },
    { catalogue: file, readPicture: async () => undefined, replace: true },
  );
