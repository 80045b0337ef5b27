import fc from 'fast-check';
import { optionFaults, parseClaimedLines, parseMenu } from '@storefront/pricing';
import { aCategory, anOptionGroup, anOptionItem, aProduct } from '../testing/builders';
import {
  aCatalogueOf,
  anOrder,
  anOrderingBusiness,
  businessId,
  cartItem,
  guestToken,
} from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const names = ['Raita', 'Chutney', 'Pickle'];
const items = names.map((name) => anOptionItem(name, { itemName: name }));
const group = anOptionGroup('o-1', items, { optionMinSelection: 2, optionMaxSelection: 3 });

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  const menu = [aCategory('c-1', [aProduct('p-1', { product_name: 'Dal', product_option: [group] })])];
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ menu })));
  token = await guestToken(api);
});
afterAll(() => api.close());

const withExtras = (chosen: readonly string[]) =>
  cartItem({
    extras: [
      {
        optionId: 'o-1',
        optionHeaderLabel: 'Group o-1',
        parentItemId: '',
        selection: chosen.map((itemId) => ({
          itemId,
          itemName: itemId,
          itemQuantity: 1,
          itemPrice: '0.00',
          optionId: 'o-1',
        })),
      },
    ],
  });

it('[OPT-7] browser and server hold an optional group to its minimum in the same cases: once it is begun', async () => {
  const answer = await api.call('business/menu', { business: businessId });
  const menu = parseMenu('menu' in answer ? answer.menu : []);
  const groups = (menu.ok ? menu.value.get('p-1') : undefined)?.optionGroups ?? [];
  expect(groups).toHaveLength(1);
  await fc.assert(
    fc.asyncProperty(fc.subarray(names), async (chosen) => {
      const cartitems = [withExtras(chosen)];
      const claimed = parseClaimedLines(cartitems);
      const extras = claimed.ok ? (claimed.value[0]?.line.extras ?? []) : [];
      const isWhole = chosen.length !== 1;
      expect(optionFaults(groups, extras)).toHaveLength(isWhole ? 0 : 1);
      const body = anOrder(token, { cartitems });
      const calculated = await api.call('business/order_cart_backend_calculation', body);
      expect(calculated).toMatchObject({ responsecode: '200', missing: isWhole ? [] : ['Dal'] });
      expect((await api.call('business/order', body)).responsecode).toBe(isWhole ? '203' : '202');
    }),
    { numRuns: 20 },
  );
});
