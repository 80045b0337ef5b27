import { deepestOptionNesting } from '@storefront/contract';
import type { MenuEdit, OkAnswer } from '@storefront/contract';
import type { CatalogueOptionGroup } from '../catalogue/format';
import { exportCatalogue } from '../catalogue-files/exporting/export-catalogue';
import { aCatalogue, aCategory, anOptionGroup, anOptionItem, aProduct } from '../testing/builders';
import { kitchenToken } from '../testing/kitchen';
import { dishPath, menu, ok, openMenuDesk, price, requestKey } from '../testing/menu-desk';
import type { TestMenuDesk } from '../testing/menu-desk';
import { anOrderingBusiness, businessId } from '../testing/ordering';

let desk: TestMenuDesk;
beforeEach(async () => {
  desk = await openMenuDesk();
});
afterEach(() => desk.close());

describe('the draft', () => {
  it('[KIT-41] begins as what is published, and shows every edit with who made it, but not to customers', async () => {
    expect(await desk.read()).toMatchObject({
      revision: 0,
      document: { menu, delivery: { average_minutes: 45 } },
      edits: [],
      faults: [],
    });
    ok(await desk.edit([price('6.00', '6.50')]));
    const { document, edits, revision } = await desk.read();
    expect(document.menu[0]?.product[0]?.product_price).toBe('6.50');
    expect(edits).toStrictEqual([
      {
        id: revision,
        at: '2026-11-20T18:30:00.000Z',
        person: '',
        device: 'Office',
        place: 'Category c-1 · Dal · price',
        before: '6.00',
        after: '6.50',
        path: dishPath('p-1', 'product_price'),
        fits: 'yes',
      },
    ]);
    expect(await desk.pricesOf()).toStrictEqual({ Dal: '6.00', Korma: '9.50' });
  });

  it('[KIT-41] belongs to its business alone', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    const theirs = await kitchenToken(desk.api, 'other');
    expect((await desk.read(theirs)).edits).toStrictEqual([]);
    const { revision } = await desk.read();
    ok(
      await desk.api.call('kitchen/menu_drop', {
        kitchen_token: theirs,
        ids: [revision],
        request_key: requestKey(),
      }),
    );
    expect((await desk.read()).edits).toHaveLength(1);
    await desk.publishNow();
    const [version] = await desk.history();
    const restored = await desk.api.call('kitchen/menu_restore', {
      kitchen_token: theirs,
      id: version?.id ?? 0,
      request_key: requestKey(),
    });
    expect(restored).toMatchObject({
      responsecode: '204',
      status: 'That is not in the history of your menu.',
    });
    expect(await desk.pricesOf(desk.api, 'b-other')).toStrictEqual({ Dal: '6.00', Korma: '9.50' });
  });

  it('[KIT-42] of two devices that edit the same thing at once one wins, and the other is told; different things both stay', async () => {
    const answers = await Promise.all([
      desk.edit([price('6.00', '6.50')]),
      desk.edit([price('6.00', '7.00')], {}, desk.other),
      desk.edit([price('9.50', '9.90', 'p-2')], {}, desk.other),
      desk.edit([{ kind: 'set', path: ['delivery', 'average_minutes'], from: 45, to: 50 }]),
    ]);
    const codes = answers.map(({ responsecode }) => responsecode);
    expect(codes.slice(0, 2).toSorted()).toStrictEqual(['200', '409']);
    expect(codes.slice(2)).toStrictEqual(['200', '200']);
    const { document, edits } = await desk.read();
    expect(edits).toHaveLength(3);
    const [dal, korma] = document.menu[0]?.product ?? [];
    expect(dal?.product_price).toBe(codes[0] === '200' ? '6.50' : '7.00');
    expect(korma?.product_price).toBe('9.90');
    expect(document.delivery.average_minutes).toBe(50);
  });

  it('[KIT-42] takes all edits of a call or none, and the same call once for its key', async () => {
    const both = [price('6.00', '6.50'), price('1.00', '2.00', 'p-2')];
    expect(await desk.edit(both)).toMatchObject({
      responsecode: '409',
      status: 'Someone has changed this meanwhile. Look at it again, and then decide.',
    });
    expect((await desk.read()).edits).toStrictEqual([]);
    const request_key = requestKey();
    for (const at of [desk.api, desk.other])
      ok(await desk.edit([price('6.00', '6.50')], { request_key }, at));
    expect((await desk.read()).edits).toHaveLength(1);
  });

  it('[KIT-42] takes an edit of an option as deep as a menu may have them', async () => {
    const groups = (level: number): CatalogueOptionGroup[] =>
      level > deepestOptionNesting
        ? []
        : [anOptionGroup(`g-${level}`, [anOptionItem(`i-${level}`, { subOption: groups(level + 1) })])];
    const deep = aProduct('p-1', { product_name: 'Dal', product_option: groups(1) });
    await desk.api.importCatalogue(aCatalogue(anOrderingBusiness({ menu: [aCategory('c-1', [deep])] })));
    const path = dishPath('p-1', 'product_option', 'g-1', 'optionItems', 'i-1');
    for (let level = 2; level <= deepestOptionNesting; level += 1)
      path.push('subOption', `g-${level}`, 'optionItems', `i-${level}`);
    ok(await desk.edit([{ kind: 'set', path: [...path, 'itemPrice'], from: '0.00', to: '1.25' }]));
    const { document, faults } = await desk.read();
    expect(JSON.stringify(document)).toContain('"itemPrice":"1.25"');
    expect(faults).toStrictEqual([]);
  });

  it('[KIT-42] loses an edit that is taken out, and shows one that was built on it as not fitting', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    const { revision: first } = await desk.read();
    ok(await desk.edit([price('6.50', '7.00')]));
    ok(
      await desk.api.call('kitchen/menu_drop', {
        kitchen_token: desk.token,
        ids: [first],
        request_key: requestKey(),
      }),
    );
    const { document, edits, revision } = await desk.read();
    expect(document.menu[0]?.product[0]?.product_price).toBe('6.00');
    expect(edits.map(({ fits }) => fits)).toStrictEqual(['no']);
    expect(await desk.publish()).toMatchObject({
      responsecode: '201',
      status: 'Some changes do not fit the menu any more. Take them out first.',
    });
    ok(
      await desk.api.call('kitchen/menu_drop', {
        kitchen_token: desk.token,
        ids: [revision],
        request_key: requestKey(),
      }),
    );
    expect(await desk.publish({ revision })).toMatchObject({
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
      { kind: 'set', path: dishPath('p-1', 'colour'), from: null, to: 'red' },
      'no such key',
    ],
    [
      'a name with a line break',
      { kind: 'set', path: dishPath('p-1', 'product_name'), from: 'Dal', to: 'Dal\nagain' },
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
    const answer = await desk.edit([one]);
    expect(answer).toMatchObject({ responsecode: '201', status: expect.stringContaining(sentence) });
    expect((await desk.read()).edits).toStrictEqual([]);
  });

  it('[KIT-43] name every other fault by its place, and nothing is published while there is one', async () => {
    const item = aProduct('p-2', { product_name: 'Second' });
    const category = { ...aCategory('c-2', [item]), menucategory_name: 'Sides' };
    ok(await desk.edit([{ kind: 'add', path: ['menu'], item: category, after: 'c-1' }]));
    const { faults, revision } = await desk.read();
    expect(faults).toStrictEqual([
      {
        path: ['menu', 'c-2', 'product', 'p-2', 'product_id'],
        place: 'Sides · Second · product_id',
        expected: 'a product_id used once, "p-2" is used before',
      },
    ]);
    expect(await desk.publish({ revision })).toMatchObject({
      responsecode: '201',
      status: 'Something on the menu is not right yet. Please mend it first.',
    });
    await desk.runJob();
    expect(await desk.history()).toStrictEqual([]);
  });
});

describe('pictures', () => {
  it('[KIT-41] of the desk are stored, shown and exported', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const to = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    ok(await desk.edit([{ kind: 'set', path: ['business_cover'], from: '', to }]));
    const { pictures, edits } = await desk.read();
    expect(edits[0]).toMatchObject({ place: 'Cover picture', before: '', after: 'picture' });
    expect((await desk.api.server.inject(pictures.business_cover)).payload).toBe(svg);
    await desk.publishNow();
    const { catalogue: exported, pictures: files } = await exportCatalogue(desk.api.database.database);
    const file = exported.businesses[0]?.business_cover ?? '';
    expect(Buffer.from(files.get(file) ?? []).toString()).toBe(svg);
  });

  it('[KIT-41] of a dish are stored, shown, published and exported, also when the dish is moved with its picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Dal</title></svg>';
    const to = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    ok(await desk.edit([{ kind: 'set', path: dishPath('p-1', 'product_picture'), from: null, to }]));
    const { dish_pictures: shown = {}, edits, document } = await desk.read();
    expect(edits[0]).toMatchObject({ place: 'Category c-1 · Dal · picture', before: '', after: 'picture' });
    expect(Object.keys(shown)).toStrictEqual(['p-1']);
    expect((await desk.api.server.inject(shown['p-1'] ?? '')).payload).toBe(svg);

    const dal = document.menu[0]?.product[0];
    const sides = { ...aCategory('c-2', []), menucategory_name: 'Sides' };
    ok(
      await desk.edit([
        { kind: 'add', path: ['menu'], item: sides, after: 'c-1' },
        { kind: 'set', path: dishPath('p-1'), from: dal, to: null },
        { kind: 'add', path: ['menu', 'c-2', 'product'], item: dal, after: '' },
      ]),
    );
    await desk.publishNow();
    const menus = ok(
      await desk.api.call('business/menu', { business: businessId }),
    ) as OkAnswer<'business/menu'>;
    expect(menus.menu[1]?.product[0]?.product_picture).toBe(shown['p-1']);
    const { catalogue: exported, pictures: files } = await exportCatalogue(desk.api.database.database);
    const file = exported.businesses[0]?.menu[1]?.product[0]?.product_picture ?? '';
    expect(Buffer.from(files.get(file) ?? []).toString()).toBe(svg);
  });

  it('[KIT-41] of a new dish come with it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Naan</title></svg>';
    const item = aProduct('p-3', { product_name: 'Naan', product_picture: `data:image/svg+xml,${svg}` });
    ok(await desk.edit([{ kind: 'add', path: ['menu', 'c-1', 'product'], item, after: 'p-2' }]));
    const { dish_pictures: shown = {} } = await desk.read();
    expect((await desk.api.server.inject(shown['p-3'] ?? '')).payload).toBe(svg);
  });

  it.each(['naan.png', `picture:${'0'.repeat(64)}`, 'data:image/png;base64,aGVsbG8='])(
    '[KIT-43] of a dish are refused when they are %s',
    async (product_picture) => {
      const item = aProduct('p-3', { product_picture });
      const answer = await desk.edit([{ kind: 'add', path: ['menu', 'c-1', 'product'], item, after: 'p-2' }]);
      expect(answer).toMatchObject({
        responsecode: '201',
        status: expect.stringMatching(/^Picture: expected a picture/),
      });
      expect((await desk.read()).edits).toStrictEqual([]);
    },
  );
});

describe('the log', () => {
  it('[KIT-48] has every edit, every one taken out and every publication, with what was there before and after', async () => {
    ok(await desk.edit([price('6.00', '6.50'), price('9.50', '9.90', 'p-2')]));
    const { edits } = await desk.read();
    ok(
      await desk.api.call('kitchen/menu_drop', {
        kitchen_token: desk.token,
        ids: [edits[1]?.id ?? 0],
        request_key: requestKey(),
      }),
    );
    ok(await desk.publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    ok(await desk.publish({ when: 'not' }));
    await desk.publishNow();
    const { acts } = ok(await desk.api.call('kitchen/acts', { kitchen_token: desk.token }));
    const [dal, korma] = ['Category c-1 · Dal · price', 'Category c-1 · Korma · price'];
    const lines = acts.map(({ act, subject, before, after }) => [
      act,
      subject,
      before['state'] ?? '',
      after['state'] ?? '',
    ]);
    expect(lines.toReversed()).toStrictEqual([
      ['menu edited', dal, '6.00', '6.50'],
      ['menu edited', korma, '9.50', '9.90'],
      ['change taken out', korma, '9.90', '9.50'],
      ['publishing planned', '1 change', '', 'Sat 21 Nov, 06:00'],
      ['publishing not planned any more', '', '', ''],
      ['menu published', '1 change', '', ''],
    ]);
  });
});
