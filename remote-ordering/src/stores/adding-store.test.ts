import { FakeStorage } from '@storefront/host/testing';
import { openBusinessPage } from '../testing/business-page';
import { wireProduct } from '../testing/wire';

const collecting = { stored: { business_id: 'b-1', isDelMode: 'pickup' } } as const;

const chooseCollection = async ({ model }: Awaited<ReturnType<typeof openBusinessPage>>) => {
  model.mode.select('collection');
  await model.mode.saveMode();
};

it('[SVC-3] a dish that is added before a mode is chosen is kept aside, and the chooser opens', async () => {
  const page = await openBusinessPage();
  page.model.adding.add('p-dal');
  expect(page.model.mode.dialog.kind).toBe('choose');
  expect(page.model.cart.isEmpty).toBe(true);
  expect(page.host.storage.read('pending_product')?.product_id).toBe('p-dal');
});

it('[SVC-4] a dish kept aside is added, once, when the mode has been chosen', async () => {
  const page = await openBusinessPage();
  page.model.adding.add('p-dal');
  await chooseCollection(page);
  expect(page.model.cart.countOf('p-dal')).toBe(1);
  expect(page.host.storage.read('pending_product')).toBeUndefined();
});

it('[SVC-25] a dish with options opens before the mode is asked for, and is added as it was chosen', async () => {
  const page = await openBusinessPage();
  const { adding, chooser, mode, cart } = page.model;
  adding.add('p-lassi');
  expect(chooser.dish?.id).toBe('p-lassi');
  expect(mode.dialog.kind).toBe('none');
  chooser.chooseSubProduct('s-large');
  chooser.write('No ice');
  chooser.setQuantity(2);
  adding.addChosen();
  expect(mode.dialog.kind).toBe('choose');
  expect(cart.isEmpty).toBe(true);
  await chooseCollection(page);
  expect(cart.lines).toMatchObject([{ productId: 's-large', comment: 'No ice', quantity: 2 }]);
  expect(chooser.isOpen).toBe(false);
});

it('[SVC-25] a choice stays when the question for the mode is cancelled', async () => {
  const page = await openBusinessPage();
  const { adding, chooser, mode, cart } = page.model;
  adding.add('p-lassi');
  chooser.chooseSubProduct('s-large');
  adding.addChosen();
  mode.close();
  expect(chooser).toMatchObject({ isOpen: true, subProductId: 's-large' });
  mode.openChooser();
  await chooseCollection(page);
  expect(cart.isEmpty).toBe(true);
  adding.addChosen();
  expect(cart.countOf('p-lassi')).toBe(1);
});

it('what is missing in an open dish shows before the mode is asked for', async () => {
  const { model } = await openBusinessPage();
  model.adding.add('p-lassi');
  model.adding.addChosen();
  expect(model.chooser.message).not.toBe('');
  expect(model.mode.dialog.kind).toBe('none');
});

it('a dish that is only looked at opens without a question, also while nothing can be ordered', async () => {
  const { model } = await openBusinessPage({
    info: { delivery_order_possible: 'no', pickup_order_possible: 'no' },
  });
  model.adding.openDish('p-dal');
  expect(model.chooser.dish?.id).toBe('p-dal');
  expect(model.mode.dialog.kind).toBe('none');
  model.adding.addChosen();
  expect(model.mode.dialog.kind).toBe('closed');
  expect(model.cart.isEmpty).toBe(true);
});

it('Cancel drops the dish kept aside', async () => {
  const page = await openBusinessPage();
  page.model.adding.add('p-dal');
  page.model.mode.close();
  expect(page.host.storage.read('pending_product')).toBeUndefined();
  page.model.mode.openChooser();
  await chooseCollection(page);
  expect(page.model.cart.isEmpty).toBe(true);
});

it('a page that is reloaded while the mode is being chosen asks again, and then adds the dish', async () => {
  const storage = new FakeStorage();
  const first = await openBusinessPage({ storage });
  first.model.adding.add('p-dal');
  const again = await openBusinessPage({ storage });
  expect(again.model.mode.dialog.kind).toBe('choose');
  await chooseCollection(again);
  expect(again.model.cart.countOf('p-dal')).toBe(1);
});

it('a dish kept aside at another business is ignored', async () => {
  const pending_product = { business_id: 'b-9', product_id: 'p-dal', sub_product_id: '' };
  const page = await openBusinessPage({ stored: { pending_product } });
  expect(page.model.mode.dialog.kind).toBe('none');
  page.model.mode.openChooser();
  await chooseCollection(page);
  expect(page.model.cart.isEmpty).toBe(true);
});

it('[OPT-1] a dish with options opens the option chooser, one without goes straight into the cart', async () => {
  const { model } = await openBusinessPage(collecting);
  model.adding.add('p-dal');
  expect(model.chooser.isOpen).toBe(false);
  expect(model.cart.countOf('p-dal')).toBe(1);
  model.adding.add('p-tikka');
  expect(model.chooser.dish?.name).toBe('Chicken Tikka Masala');
  expect(model.cart.countOf('p-tikka')).toBe(0);
});

it('[MNU-17][CRT-9] a dish with sub-products is bought through one of them', async () => {
  const { model, host } = await openBusinessPage(collecting);
  model.adding.add('p-lassi');
  model.adding.addChosen();
  expect(model.cart.isEmpty).toBe(true);
  model.chooser.chooseSubProduct('s-large');
  model.adding.addChosen();
  expect(host.storage.read('cartlist')).toMatchObject([
    {
      product_id: 's-large',
      product_name: 'Large',
      product_price: '4.50',
      select_product_type: 'sub-product',
      main_pro_id: 'p-lassi',
      main_pro_name: 'Lassi',
    },
  ]);
  expect(model.cart.countOf('p-lassi')).toBe(1);
});

it('[OPT-1][MNU-17] has_option and has_subproduct decide, whatever is listed beside them', async () => {
  const menu = [
    {
      menucategory_id: 'c',
      menucategory_name: 'All',
      menucategory_desc: '',
      product: [
        wireProduct({ product_id: 'p-asks', has_option: 'yes' }),
        wireProduct({
          product_id: 'p-plain',
          sub_product: [{ product_id: 's-1', product_name: 'Small', product_price: '1.00' }],
        }),
      ],
    },
  ];
  const { model } = await openBusinessPage({ ...collecting, menu });
  model.adding.add('p-asks');
  expect(model.chooser.dish?.id).toBe('p-asks');
  model.chooser.close();
  model.adding.add('p-plain');
  expect(model.chooser.isOpen).toBe(false);
  expect(model.cart.lines).toMatchObject([{ productId: 'p-plain', mainProduct: null }]);
});

it('a dish that is not available cannot be added', async () => {
  const { model } = await openBusinessPage(collecting);
  model.adding.add('p-cola');
  expect(model.cart.isEmpty).toBe(true);
});

it('a dish can be looked at, and given a comment, even when it has no options', async () => {
  const { model, host } = await openBusinessPage(collecting);
  model.adding.openDish('p-dal');
  model.chooser.write('Not too hot, please');
  model.chooser.add();
  expect(host.storage.read('cartlist')?.[0]?.product_comment).toBe('Not too hot, please');
});
