import type { MenuEdit } from '@storefront/contract';
import { storedPicture } from '../catalogue-files/importing/resolve-pictures';
import { pictures } from '../catalogue/tables';
import { sweep } from '../jobs/sweep';
import { kitchenToken } from '../testing/kitchen';
import { catalogue, dishPath, ok, openMenuDesk, requestKey } from '../testing/menu-desk';
import type { TestMenuDesk } from '../testing/menu-desk';
import { businessId } from '../testing/ordering';
import { waitsForLock } from '../testing/waits-for-lock';
import { createDraftPicturesRepository } from './draft-pictures-repository';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Dal</title></svg>';
const inline = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const bringsPicture: MenuEdit = {
  kind: 'set',
  path: dishPath('p-1', 'product_picture'),
  from: null,
  to: inline,
};

let desk: TestMenuDesk;
beforeEach(async () => {
  desk = await openMenuDesk();
});
afterEach(() => desk.close());

const inDays = (days: number) => new Date(desk.api.clock.now().getTime() + days * 86_400_000);

const isThere = async () =>
  (await desk.api.database.database.select({ hash: pictures.hash }).from(pictures)).length > 0;

/** Sweeps pictures as after so many days, and says whether the picture is still there. */
const isThereAfter = async (days: number) => {
  await createDraftPicturesRepository(desk.api.database.database).deleteUnused(inDays(days - 30));
  return isThere();
};

const takeOutAllEdits = async () => {
  const { edits } = await desk.read();
  ok(
    await desk.api.call('kitchen/menu_drop', {
      kitchen_token: desk.token,
      ids: edits.map(({ id }) => id),
      request_key: requestKey(),
    }),
  );
};

describe('a picture that a draft has brought', () => {
  it('[KIT-49] is deleted once its edit is taken out and thirty days are over', async () => {
    ok(await desk.edit([bringsPicture]));
    await takeOutAllEdits();
    const sweepIn = (days: number) =>
      sweep({ database: desk.api.database.database, clock: { now: () => inDays(days) } });
    await sweepIn(30);
    expect(await isThere()).toBe(true);
    await sweepIn(31);
    expect(await isThere()).toBe(false);
  });

  it('[KIT-49] is deleted when its edit was refused', async () => {
    const refused = await desk.edit([bringsPicture, bringsPicture]);
    expect(refused.responsecode).toBe('409');
    expect(await isThereAfter(31)).toBe(false);
  });

  it('[KIT-49] stays as long as it is in the draft', async () => {
    ok(await desk.edit([bringsPicture]));
    expect(await isThereAfter(400)).toBe(true);
    await takeOutAllEdits();
    expect(await isThereAfter(400)).toBe(false);
  });

  it('[KIT-49] stays once it is published, also when another one is published after it', async () => {
    ok(await desk.edit([bringsPicture]));
    await desk.publishNow();
    expect(await isThereAfter(31)).toBe(true);
    const [dal] = (await desk.read()).document.menu[0]?.product ?? [];
    ok(await desk.edit([{ ...bringsPicture, from: dal?.product_picture ?? null, to: null }]));
    await desk.publishNow();
    expect(await isThereAfter(400)).toBe(true);
  });

  it('[KIT-49] stays when it is published and replaced before it is swept for the first time', async () => {
    ok(await desk.edit([bringsPicture]));
    await desk.publishNow();
    const [dal] = (await desk.read()).document.menu[0]?.product ?? [];
    ok(await desk.edit([{ ...bringsPicture, from: dal?.product_picture ?? null, to: null }]));
    await desk.publishNow();
    expect(await isThereAfter(31)).toBe(true);
  });

  it('[KIT-49] stays when another business or the catalogue has brought it too', async () => {
    ok(await desk.edit([bringsPicture]));
    const theirs = await kitchenToken(desk.api, 'other');
    ok(await desk.edit([bringsPicture], { kitchen_token: theirs }));
    await takeOutAllEdits();
    expect(await isThereAfter(31)).toBe(true);
  });

  it('[KIT-49] stays when an import has brought it too', async () => {
    ok(await desk.edit([bringsPicture]));
    await takeOutAllEdits();
    const [first, ...others] = catalogue.businesses;
    await desk.importFile({ ...catalogue, businesses: [{ ...first, business_cover: inline }, ...others] });
    await desk.importFile(catalogue);
    expect(await isThereAfter(31)).toBe(true);
  });

  it('[KIT-49] is as old as the last edit that brought it', async () => {
    ok(await desk.edit([bringsPicture]));
    await takeOutAllEdits();
    desk.api.clock.advance({ hours: 12 });
    ok(await desk.edit([bringsPicture]));
    await takeOutAllEdits();
    expect(await isThereAfter(30)).toBe(true);
    expect(await isThereAfter(31)).toBe(false);
  });

  it('[KIT-49] stays when it is brought again in the moment in which it is swept', async () => {
    const picture = storedPicture(Buffer.from(svg));
    if (picture.kind === 'refused') throw new Error(picture.expected);
    const { database } = desk.api.database;
    await createDraftPicturesRepository(database).save(picture.picture, businessId, inDays(-40));
    let swept: Promise<void> | undefined;
    await desk.other.database.database.transaction(async (transaction) => {
      await createDraftPicturesRepository(transaction).save(picture.picture, businessId, inDays(0));
      swept = createDraftPicturesRepository(database).deleteUnused(inDays(-30));
      await waitsForLock(database);
    });
    await swept;
    expect(await isThereAfter(30)).toBe(true);
  });
});
