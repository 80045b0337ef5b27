import { FakeStorage } from '@storefront/host/testing';
import {
  priceCart,
  parseAutomaticDiscounts,
  parseCharges,
  parseClaimedLines,
  parseFreeDishChoices,
  parseFreeDishGroups,
  parseMenu,
  repriceCart,
} from '@storefront/pricing';
import type { CartFigures, Service } from '@storefront/pricing';
import fc from 'fast-check';
import { openBusinessPage, settle } from '../testing/business-page';
import { unwrap } from '../testing/unwrap';
import { wireDetails, wireDiscount, wireFreeDishes, wireMenu } from '../testing/wire';

type Page = Awaited<ReturnType<typeof openBusinessPage>>;

const discounts = {
  pickup: [
    wireDiscount({ discountid: 'd-ten', minshop: '10.00' }),
    wireDiscount({ discountid: 'd-two', payby: 'price', commonrate: '2.00', minshop: '8.00' }),
  ],
  delivery: [
    wireDiscount({
      discountid: 'd-naan',
      commonrate: '50',
      minshop: '0.00',
      discounted_product_id: ['p-naan'],
    }),
  ],
};
const code = wireDiscount({
  discountid: 'd-code',
  code: 'CODE',
  payby: 'price',
  commonrate: '3.00',
  minshop: '9.00',
  coupon_type: 'manual',
});
const freeDishes = {
  amount: [wireFreeDishes({ condition: { product_list: [], amount: '15.00', independent: 'no', qnty: 1 } })],
  group: [
    wireFreeDishes({
      id: 'f-2',
      condition: { product_list: [{ pro_id: 'p-naan', qty: 2 }], amount: '', independent: 'yes', qnty: 1 },
    }),
  ],
};

const pageOver = async (storage: FakeStorage): Promise<Page> => {
  const page = await openBusinessPage({ storage, discounts, freeDishes });
  page.host.api.answer('business/manual_discount', () => ({
    responsecode: '200',
    discount_price: '3.00',
    discount: code,
  }));
  return page;
};

const chooseMode = async ({ model }: Page, mode: 'delivery' | 'collection') => {
  model.mode.openChooser();
  model.mode.select(mode);
  await model.mode.saveMode();
};

/** Adds the dish with options to the cart: presses the items in order and sets the quantity of each extra. */
const addTikka = ({ model }: Page, items: readonly string[], extras = 1) => {
  const { chooser } = model;
  model.adding.add('p-tikka');
  for (const id of items) {
    const open = chooser.groups.find(({ group }) => group.items.some((item) => item.id === id));
    const item = open?.group.items.find((one) => one.id === id);
    if (!open || !item) continue;
    chooser.press(open, item);
    if (open.group.shownAs === 'checkbox') chooser.setItemQuantity(open, item, extras);
  }
  chooser.add();
  chooser.close();
};

/** What a customer may do, by name; the test itself does `reload`. */
const actions: Record<string, (page: Page) => void | Promise<void>> = {
  'add dal': ({ model }) => model.adding.add('p-dal'),
  'add naan': ({ model }) => model.adding.add('p-naan'),
  'add lassi': ({ model }) => {
    model.adding.add('p-lassi');
    model.chooser.chooseSubProduct('s-large');
    model.chooser.add();
  },
  'add tikka with pilau': (page) => addTikka(page, ['i-pilau']),
  'add tikka with a nested choice': (page) => addTikka(page, ['i-naan', 'i-garlic']),
  'add tikka with extras': (page) => addTikka(page, ['i-naan', 'i-plain', 'i-raita', 'i-pickle'], 2),
  'raise the last line': ({ model }) => {
    const last = model.cart.keyedLines.at(-1);
    if (last) model.cart.addOne(last.key);
  },
  'remove tikka': ({ model }) => model.cart.removeLatest('p-tikka'),
  'remove dal': ({ model }) => model.cart.removeLatest('p-dal'),
  'remove naan': ({ model }) => model.cart.removeLatest('p-naan'),
  'delete the first line': ({ model }) => {
    const [first] = model.cart.keyedLines;
    if (first) model.cart.delete(first.key);
  },
  'note on the first line': ({ model }) => {
    const [first] = model.cart.keyedLines;
    if (first) model.cart.comment(first.key, first.line.comment === '' ? 'hot' : '');
  },
  delivery: (page) => chooseMode(page, 'delivery'),
  collection: (page) => chooseMode(page, 'collection'),
  'enter the code': async ({ model }) => {
    model.coupon.type('CODE');
    await model.coupon.apply();
  },
  'remove the code': ({ model }) => model.coupon.remove(),
  'choose the last discount': ({ model }) => {
    const last = model.discounts.offers.at(-1);
    if (last) model.discounts.choose(last.discount.id);
  },
  'choose a free dish': ({ model }) => model.freeDishes.toggle('f-1', 'fd-1'),
  'choose another free dish': ({ model }) => model.freeDishes.toggle('f-2', 'fd-2'),
  'a while later': async ({ host }) => {
    host.clock.advance(600);
    await settle();
  },
};

/** The stored mode, with the terms that the server grants for it. */
const keptService = ({ host }: Page): Service => {
  switch (host.storage.read('isDelMode')) {
    case 'delivery':
      return { mode: 'delivery', terms: { minimum: 1200, charge: 250, waiver: 2500 } };
    case 'pickup':
      return { mode: 'collection', minimum: 500 };
    default:
      return { mode: 'unset' };
  }
};

/** Prices the stored cart from the answers of the server alone: menu, charges, discounts, free dishes. */
const fromScratch = (page: Page): CartFigures => {
  const { storage } = page.host;
  const claims = unwrap(parseClaimedLines(storage.read('cartlist') ?? []));
  const { lines, changes } = repriceCart(unwrap(parseMenu(wireMenu)), claims);
  expect(changes).toStrictEqual([]);
  return priceCart(
    {
      lines,
      service: keptService(page),
      discount: page.model.cart.discount,
      freeDishes: parseFreeDishChoices(storage.read('freedish') ?? []),
    },
    {
      charges: unwrap(parseCharges(wireDetails().business_service_charge)),
      discounts: unwrap(parseAutomaticDiscounts(discounts)),
      freeDishGroups: unwrap(parseFreeDishGroups(freeDishes)),
      today: '2026-11-21',
    },
  );
};

/** What the sequences reached: a property tested on small carts alone would prove little. */
const reached = new Set<string>();
const note = ({ model }: Page) => {
  const { figures } = model.totals;
  const { lines } = model.cart;
  if (lines.some(({ extras }) => extras.some(({ parentItemId }) => parentItemId !== '')))
    reached.add('nested options');
  if (lines.some(({ extras }) => extras.some(({ items }) => items.some((item) => item.quantity > 1))))
    reached.add('two of an extra');
  if (lines.some(({ mainProduct }) => mainProduct !== null)) reached.add('a sub-product');
  if (figures.appliedDiscount) reached.add(`discount ${figures.appliedDiscount.id}`);
  if (figures.freeDelivery.kind === 'applied') reached.add('free delivery');
  for (const { group, savings } of figures.freeDishes)
    reached.add(`${savings > 0 ? 'chosen' : 'given'} ${group.id}`);
  reached.add(`mode ${model.mode.mode}`);
};

it('[TOT-1][TOT-19][FRE-1] any sequence of actions and reloads ends with the totals of the final cart priced from scratch', async () => {
  // Adding is frequent, so that carts grow to where discounts and free dishes begin.
  const action = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('add dal', 'add naan', 'add tikka with a nested choice') },
    { weight: 2, arbitrary: fc.constantFrom('choose a free dish', 'choose another free dish', 'reload') },
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(actions)) },
  );
  const sequence = fc.array(action, { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequence, async (names) => {
      const storage = new FakeStorage();
      storage.write('searched_pincode', 'E1 6AN');
      storage.write('business_id', 'b-1');
      storage.write('isDelMode', 'pickup');
      let page = await pageOver(storage);
      for (const name of names) {
        const before = page.model.totals.figures;
        if (name === 'reload') {
          page.model.stop();
          page = await pageOver(storage);
        } else {
          await actions[name]?.(page);
        }
        const { figures } = page.model.totals;
        expect(figures).toStrictEqual(name === 'reload' ? before : figures);
        expect(page.model.totals.figures).toStrictEqual(fromScratch(page));
        note(page);
        expect(page.model.cart.countOf('p-lassi')).toBe(
          page.model.cart.lines
            .filter(({ mainProduct }) => mainProduct?.id === 'p-lassi')
            .reduce((sum, { quantity }) => sum + quantity, 0),
        );
      }
      page.model.stop();
    }),
    { numRuns: 300 },
  );
  expect([...reached].sort()).toStrictEqual([
    'a sub-product',
    'chosen f-1',
    'chosen f-2',
    'discount d-code',
    'discount d-naan',
    'discount d-ten',
    'discount d-two',
    'free delivery',
    'given f-1',
    'given f-2',
    'mode collection',
    'mode delivery',
    'nested options',
    'two of an extra',
  ]);
}, 60_000);
