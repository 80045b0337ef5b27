import { FakeStorage } from '@storefront/host/testing';
import { openBusinessPage } from '../testing/business-page';
import { wireMenu } from '../testing/wire';

const northbank = {
  business_id: 'b-2',
  business_slug: 'northbank',
  business_name: 'Northbank',
  today_token: 'token-2',
};

const dearer = wireMenu.map((category) => ({
  ...category,
  product: category.product.map((dish) =>
    dish.product_id === 'p-dal' ? { ...dish, product_price: '7.00' } : dish,
  ),
}));

/** Four dals and the way of having them at Saffron Yard, then the page of Northbank is opened. */
const openAnother = async () => {
  const storage = new FakeStorage();
  const before = await openBusinessPage({ storage, stored: { business_id: 'b-1', isDelMode: 'pickup' } });
  for (let times = 0; times < 4; times += 1) before.model.adding.add('p-dal');
  before.model.stop();
  const after = await openBusinessPage({ storage, info: northbank, slug: 'northbank' });
  return { storage, before, after };
};

describe('a cart that gave way to another restaurant', () => {
  it('is said to be emptied, with the name of its restaurant and a way back', async () => {
    const { after } = await openAnother();
    expect(after.model.cart.isEmpty).toBe(true);
    expect(after.model.former.place).toStrictEqual({ slug: 'saffron-yard', name: 'Saffron Yard' });
    expect(after.host.shownNotices).toStrictEqual([
      'Your basket from the other restaurant has been emptied.',
    ]);
  });

  it('is brought back as it was, at its own restaurant, and priced again', async () => {
    const { storage, before, after } = await openAnother();
    after.model.former.restore();
    expect(after.host.navigation.moves).toStrictEqual(['go /business/saffron-yard']);
    after.model.stop();
    const again = await openBusinessPage({ storage, menu: dearer });
    expect(again.model.cart.lines.map(({ quantity }) => quantity)).toStrictEqual(
      before.model.cart.lines.map(({ quantity }) => quantity),
    );
    expect(again.model.mode.mode).toBe('collection');
    expect(again.model.totals.figures.subtotal).toBe(4 * 700);
    expect(again.host.shownNotices.join()).toContain('Tarka Dal is now £7.00.');
    expect(again.model.former.place).toBeUndefined();
  });

  it('changes places with what was put into the cart since', async () => {
    const { storage, after } = await openAnother();
    after.model.mode.openChooser();
    after.model.mode.select('collection');
    await after.model.mode.saveMode();
    after.model.adding.add('p-naan');
    after.model.former.restore();
    after.model.stop();
    const again = await openBusinessPage({ storage });
    expect(again.model.cart.countOf('p-dal')).toBe(4);
    expect(again.model.former.place).toMatchObject({ slug: 'northbank' });
  });

  it('can be left behind', async () => {
    const { storage, after } = await openAnother();
    after.model.former.dismiss();
    expect(after.model.former.place).toBeUndefined();
    expect(storage.read('former_cart')).toBeUndefined();
  });

  it('does not look like a conflict of tabs to the page that lets it go', async () => {
    const { after } = await openAnother();
    after.model.former.restore();
    after.model.cart.comment('none', '');
    expect(after.model.cart.state).toBe('open');
    expect(after.model.popup.shown).toBeUndefined();
  });
});

it('a page left before its menu came leaves cart and restaurant as they belong together', async () => {
  const storage = new FakeStorage();
  const { model } = await openBusinessPage({ storage, stored: { business_id: 'b-1', isDelMode: 'pickup' } });
  model.adding.add('p-dal');
  model.stop();
  const left = await openBusinessPage({
    storage,
    info: northbank,
    slug: 'northbank',
    isMenuUnreachable: true,
  });
  expect(left.model.business.details.kind).toBe('done');
  expect(storage.read('business_id')).toBe('b-1');
  expect(storage.read('business_details')?.info.business_id).toBe('b-1');
});
