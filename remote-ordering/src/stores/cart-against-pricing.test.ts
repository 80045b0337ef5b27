import { FakeStorage } from '@storefront/host/testing';
import {
  priceCart,
  readAutomaticDiscounts,
  readCartLines,
  readCharges,
  readFreeDishChoices,
  readFreeDishGroups,
  type CartFigures,
} from '@storefront/pricing';
import fc from 'fast-check';
import { openBusinessPage, settle } from '../testing/business-page';
import { readValue } from '../testing/read-value';
import { wireDetails, wireDiscount, wireFreeDishes } from '../testing/wire';

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

const chooseMode = async ({ model }: Page, mode: 'delivery' | 'pickup') => {
  model.mode.openChooser();
  model.mode.pick(mode);
  await model.mode.saveMode();
};

/** What a customer may do, by name; `reload` is the page's business. */
const deeds: Record<string, (page: Page) => void | Promise<void>> = {
  'add dal': ({ model }) => model.adding.add('p-dal'),
  'add naan': ({ model }) => model.adding.add('p-naan'),
  'add lassi': ({ model }) => {
    model.adding.add('p-lassi');
    model.chooser.chooseSubProduct('s-large');
    model.chooser.add();
  },
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
  collection: (page) => chooseMode(page, 'pickup'),
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

/** Prices what the browser keeps, from nothing but what the server has said. */
const fromScratch = ({ model, host }: Page): CartFigures => {
  const { storage } = host;
  const { mode } = model.mode;
  return priceCart(
    {
      lines: readValue(readCartLines(storage.read('cartlist') ?? [])),
      service:
        mode === 'delivery'
          ? { mode, terms: { minimum: 1200, charge: 250, waiver: 2500 } }
          : mode === 'pickup'
            ? { mode, minimum: 500 }
            : { mode },
      discount: model.cart.discount,
      freeDishes: readFreeDishChoices(storage.read('freedish') ?? []),
    },
    {
      charges: readValue(readCharges(wireDetails().business_service_charge)),
      discounts: readValue(readAutomaticDiscounts(discounts)),
      freeDishGroups: readValue(readFreeDishGroups(freeDishes)),
      today: '2026-11-21',
    },
  );
};

it('[TOT-1][TOT-19][FRE-1] any sequence of deeds and reloads has the totals of the final cart priced from scratch', async () => {
  // Adding comes often, so that carts grow to where discounts and free dishes begin.
  const deed = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('add dal', 'add naan') },
    { weight: 2, arbitrary: fc.constantFrom('choose a free dish', 'choose another free dish', 'reload') },
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(deeds)) },
  );
  const sequence = fc.array(deed, { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequence, async (names) => {
      const storage = new FakeStorage();
      storage.write('searched_pincode', 'E1 6AN');
      storage.write('business_id', 'b-1');
      storage.write('isDelMode', 'pickup');
      let page = await pageOver(storage);
      for (const name of names) {
        if (name === 'reload') {
          const before = page.model.totals.figures;
          page.model.stop();
          page = await pageOver(storage);
          expect(page.model.totals.figures).toEqual(before);
        } else {
          await deeds[name]?.(page);
        }
        expect(page.model.totals.figures).toEqual(fromScratch(page));
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
}, 60_000);
