import { exportCatalogue } from '../catalogue-files/exporting/export-catalogue';
import { aCatalogue, aCategory, aProduct } from '../testing/builders';
import { kitchenToken } from '../testing/kitchen';
import { catalogue, menu, ok, openMenuDesk, price, requestKey, withinASecond } from '../testing/menu-desk';
import type { TestMenuDesk } from '../testing/menu-desk';
import { anOrderingBusiness, businessId } from '../testing/ordering';

let desk: TestMenuDesk;
beforeEach(async () => {
  desk = await openMenuDesk();
});
afterEach(() => desk.close());

describe('publishing', () => {
  it('[KIT-44] shows what was edited to customers of every process within a second, and empties the draft', async () => {
    await desk.pricesOf(desk.other);
    ok(
      await desk.edit([
        price('6.00', '6.50'),
        { kind: 'set', path: ['delivery', 'sectors', 'e16'], from: sectorE16(), to: null },
      ]),
    );
    await desk.publishNow();
    await desk.showsPrice('6.50');
    await desk.showsPrice('6.50', desk.other);
    expect(await desk.read()).toMatchObject({
      revision: 0,
      edits: [],
      document: { delivery: { sectors: [] } },
    });
    const { rows } = await desk.api.database.database.execute(
      `select sector from delivery_sectors where business_id = '${businessId}'`,
    );
    expect(rows).toStrictEqual([]);
  });

  it('[KIT-44] publishes what the person has seen, and leaves later edits in the draft', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    const { revision } = await desk.read();
    ok(await desk.edit([price('9.50', '9.90', 'p-2')], {}, desk.other));
    ok(await desk.publish({ revision }));
    await desk.runJob();
    await desk.showsPrice('6.50');
    expect((await desk.pricesOf())['Korma']).toBe('9.50');
    expect((await desk.read()).edits.map(({ place }) => place)).toStrictEqual([
      'Category c-1 · Korma · price',
    ]);
  });

  it('[KIT-44] waits for its time, and can be called off before', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    ok(await desk.publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    expect((await desk.read()).planned).toMatchObject({ at: '2026-11-21T06:00:00.000Z', fault: '' });
    desk.api.clock.advance({ hours: 11 });
    await desk.runJob();
    expect(await desk.history()).toStrictEqual([]);
    ok(await desk.publish({ when: 'not' }));
    expect((await desk.read()).planned).toBeUndefined();
    ok(await desk.publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    desk.api.clock.advance({ minutes: 30 });
    await desk.runJob();
    await desk.showsPrice('6.50');
  });

  it.each(['2026-11-20T18:29:59.000Z', '2027-11-21T18:30:00.000Z', undefined])(
    '[KIT-44] refuses the time %s',
    async (at) => {
      ok(await desk.edit([price('6.00', '6.50')]));
      expect(await desk.publish({ when: 'later', ...(at !== undefined && { at }) })).toMatchObject({
        responsecode: '201',
        status: 'Please choose a time from now on, at most a year ahead.',
      });
      expect((await desk.read()).planned).toBeUndefined();
    },
  );

  it('[KIT-44] happens once, when two processes find it due at the same time', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    ok(await desk.publish());
    await Promise.all([desk.runJob(), desk.runJob(), desk.runJob()]);
    expect(await desk.history()).toHaveLength(1);
  });

  it.each(['menu_versions', 'catalogue_imports', 'delivery_sectors', 'kitchen_acts'])(
    '[KIT-44] leaves everything as it was when the server dies while it writes %s, and is done afterwards',
    async (table) => {
      ok(await desk.edit([price('6.00', '6.50')]));
      ok(await desk.publish());
      const { database } = desk.api.database;
      await database.execute(
        `create function die() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`,
      );
      await database.execute(`create trigger die before insert on ${table} execute function die()`);
      await expect(desk.runJob()).rejects.toThrow();
      expect(await desk.pricesOf()).toStrictEqual({ Dal: '6.00', Korma: '9.50' });
      expect(await desk.history()).toStrictEqual([]);
      expect(await desk.read()).toMatchObject({ edits: [{ after: '6.50' }], planned: { fault: '' } });
      await database.execute(`drop trigger die on ${table}`);
      await desk.runJob();
      await desk.showsPrice('6.50');
      expect(await desk.history()).toHaveLength(1);
    },
  );

  it('[KIT-44] of one restaurant that cannot be written keeps no other one waiting', async () => {
    const theirs = await kitchenToken(desk.api, 'other');
    for (const kitchen_token of [desk.token, theirs]) {
      ok(await desk.edit([price('6.00', '6.50')], { kitchen_token }));
      const { revision } = await desk.read(kitchen_token);
      ok(await desk.publish({ kitchen_token, revision }));
    }
    const { database } = desk.api.database;
    await database.execute(
      `create function die() returns trigger language plpgsql as
       $$ begin if new.business_id = '${businessId}' then raise 'gone'; end if; return new; end $$`,
    );
    await database.execute(
      'create trigger die before insert on menu_versions for each row execute function die()',
    );
    await expect(desk.runJob()).rejects.toThrow('Some menus could not be published');
    await withinASecond(async () => (await desk.pricesOf(desk.api, 'b-other'))['Dal'] === '6.50');
    expect((await desk.pricesOf())['Dal']).toBe('6.00');
  });

  it('[KIT-44] says why a planned publication has failed, and tries it again only when it is asked for', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    ok(await desk.publish({ when: 'later', at: '2026-11-21T06:00:00.000Z' }));
    await desk.api.importCatalogue(
      aCatalogue(
        anOrderingBusiness({ menu: [aCategory('c-1', [aProduct('p-1', { product_name: 'Dal' })])] }),
      ),
    );
    desk.api.clock.advance({ hours: 12 });
    await desk.runJob();
    expect((await desk.read()).planned?.fault).toBe(
      'Some changes do not fit the menu any more. Take them out first.',
    );
    expect(await desk.history()).toStrictEqual([]);
  });

  it('[KIT-46] of an import and a publication at once both come, one after the other', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    ok(await desk.publish());
    const changed = aCatalogue(anOrderingBusiness({ menu, business_name: 'Saffron House' }));
    await Promise.all([desk.runJob(), desk.importFile(changed, desk.other)]);
    const { rows } = await desk.api.database.database.execute(
      `select profile->>'business_name' as name, menu->0->'product'->0->>'product_price' as price from businesses where id = '${businessId}'`,
    );
    // The import is the file's word on the menu, the publication one on the price: whichever came last stands.
    expect(rows).toStrictEqual([{ name: 'Saffron House', price: expect.stringMatching(/^6\.[05]0$/) }]);
    expect(await desk.history()).toHaveLength(1);
  });
});

describe('an import beside the desk', () => {
  it('[KIT-46] is taken though it has the content of the one before the publication', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    await desk.publishNow();
    expect(await desk.importFile(catalogue)).toMatchObject({ kind: 'imported' });
    expect((await desk.read()).document.menu).toStrictEqual(menu);
  });

  it('[KIT-46] stays under the edits of the draft that still fit', async () => {
    ok(await desk.edit([price('6.00', '6.50'), price('9.50', '9.90', 'p-2')]));
    const renamed = aProduct('p-1', { product_name: 'Tarka Dal', product_price: '6.00' });
    const dearer = aProduct('p-2', { product_name: 'Korma', product_price: '12.00' });
    await desk.importFile(aCatalogue(anOrderingBusiness({ menu: [aCategory('c-1', [renamed, dearer])] })));
    const { document, edits } = await desk.read();
    expect(edits.map(({ fits }) => fits)).toStrictEqual(['yes', 'no']);
    expect(document.menu[0]?.product).toStrictEqual([{ ...renamed, product_price: '6.50' }, dearer]);
  });

  it('[KIT-46] gets by export what was published', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    const before = await exportCatalogue(desk.api.database.database);
    await desk.publishNow();
    const { catalogue: exported } = await exportCatalogue(desk.api.database.database);
    const [first] = exported.businesses;
    expect(first?.menu[0]?.product[0]?.product_price).toBe('6.50');
    const [was] = before.catalogue.businesses;
    expect({ ...first, menu: [] }).toStrictEqual({ ...was, menu: [] });
    expect(exported.businesses[1]).toStrictEqual(before.catalogue.businesses[1]);
    expect(await desk.importFile(exported)).toMatchObject({ kind: 'imported' });
    expect((await desk.read()).document.menu).toStrictEqual(first?.menu);
  });
});

describe('history', () => {
  it('[KIT-45] has what was published and by whom, and brings back what was so before', async () => {
    ok(await desk.edit([price('6.00', '6.50')]));
    await desk.publishNow();
    desk.api.clock.advance({ hours: 1 });
    ok(await desk.edit([price('6.50', '7.00'), price('9.50', '9.90', 'p-2')]));
    await desk.publishNow();
    const versions = await desk.history();
    expect(versions).toMatchObject([
      { at: '2026-11-20T19:30:00.000Z', device: 'Office', edits: [{ after: '7.00' }, { after: '9.90' }] },
      { at: '2026-11-20T18:30:00.000Z', device: 'Office', edits: [{ before: '6.00', after: '6.50' }] },
    ]);
    const restore = (index: number) =>
      desk.api.call('kitchen/menu_restore', {
        kitchen_token: desk.token,
        id: versions[index]?.id ?? 0,
        request_key: requestKey(),
      });
    ok(await restore(1));
    expect((await desk.read()).document.menu).toStrictEqual(menu);
    expect(await restore(0)).toMatchObject({
      responsecode: '201',
      status: 'Publish or take out the changes of the draft first.',
    });
    await desk.publishNow();
    await desk.showsPrice('6.00');
    expect(await desk.history()).toHaveLength(3);
  });

  it('[KIT-45] comes by twenty', async () => {
    const { database } = desk.api.database;
    await database.execute(
      `insert into menu_versions (business_id, at, device, edits, replaced)
       select '${businessId}', timestamptz '2026-11-01' + n * interval '1 hour', 'Pass ' || n, '[]', '{}'
       from generate_series(1, 25) n`,
    );
    const ask = async (before?: number) =>
      ok(
        await desk.api.call('kitchen/menu_history', {
          kitchen_token: desk.token,
          ...(before !== undefined && { before }),
        }),
      );
    const first = await ask();
    expect(first.versions).toHaveLength(20);
    expect(first.more).toBe('yes');
    const second = await ask(first.versions.at(-1)?.id);
    expect(second.versions.map(({ device }) => device)).toStrictEqual([
      'Pass 5',
      'Pass 4',
      'Pass 3',
      'Pass 2',
      'Pass 1',
    ]);
    expect(second.more).toBe('no');
  });
});

const sectorE16 = () => anOrderingBusiness().delivery.sectors.find(({ sector }) => sector === 'e16');
