import type { RestaurantItem } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { FakeApi } from '@storefront/host/testing';
import { aRestaurant } from '../testing/a-restaurant';
import { aRestaurantItem } from '../testing/a-restaurant-item';
import { FakeRestaurantsGateway } from '../testing/fake-restaurants-gateway';
import { httpRestaurantsGateway } from './http-restaurants-gateway';
import type { RestaurantsGateway } from './restaurants-gateway';

const signal = () => new AbortController().signal;
const near = [
  { postcode: 'E8', restaurants: 3 },
  { postcode: 'E10', restaurants: 1 },
];
const refusal = 'Sorry, no restaurant serves E9 9ZZ yet.';

const apiWith = (list: RestaurantItem[]) =>
  new FakeApi({
    'search/home': ({ zipcode }) => {
      if (zipcode === 'E1 6AN') {
        return {
          responsecode: '200',
          list,
          subcatagory: [{ id: '1', subcategory_name: 'Indian', quantity: 1, selected: '' }],
        };
      }
      if (zipcode === 'NOWHERE') return { responsecode: '201', status: 'Please enter valid postcode' };
      if (zipcode === 'E9 9ZZ') return { responsecode: '204', status: refusal };
      throw new ApiUnreachable('search/home');
    },
    'search/nearby': ({ zipcode }) => {
      if (zipcode === 'M1 1AA') throw new ApiUnreachable('search/nearby');
      return { responsecode: '200', list: zipcode === 'E9 9ZZ' ? [...near] : [] };
    },
  });

const gateways: [string, () => RestaurantsGateway][] = [
  ['the HTTP gateway', () => httpRestaurantsGateway(apiWith([aRestaurantItem()]))],
  [
    'the fake gateway',
    () =>
      new FakeRestaurantsGateway(
        {
          'E1 6AN': {
            kind: 'found',
            restaurants: [aRestaurant()],
            cuisines: [{ id: '1', name: 'Indian', isSelected: false }],
          },
          'E9 9ZZ': { kind: 'unserved', sentence: refusal },
          NOWHERE: { kind: 'refused', sentence: 'Please enter valid postcode' },
        },
        { 'E9 9ZZ': near, 'ZE2 9XX': [] },
      ),
  ],
];

describe.each(gateways)('%s', (_, gateway) => {
  it('finds the restaurants and cuisines of a postcode', async () => {
    await expect(gateway().search('E1 6AN', signal())).resolves.toStrictEqual({
      kind: 'found',
      restaurants: [aRestaurant()],
      cuisines: [{ id: '1', name: 'Indian', isSelected: false }],
    });
  });

  it('returns the sentence of a refusal, and tells what nobody serves from what is no postcode', async () => {
    await expect(gateway().search('E9 9ZZ', signal())).resolves.toStrictEqual({
      kind: 'unserved',
      sentence: refusal,
    });
    await expect(gateway().search('NOWHERE', signal())).resolves.toStrictEqual({
      kind: 'refused',
      sentence: 'Please enter valid postcode',
    });
  });

  it('finds the places near a postcode, which may be none', async () => {
    await expect(gateway().near('E9 9ZZ', signal())).resolves.toStrictEqual(near);
    await expect(gateway().near('ZE2 9XX', signal())).resolves.toStrictEqual([]);
    await expect(gateway().near('M1 1AA', signal())).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('rejects when the server cannot be reached', async () => {
    await expect(gateway().search('M1 1AA', signal())).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('rejects when the search is aborted', async () => {
    const controller = new AbortController();
    const search = gateway().search('E1 6AN', controller.signal);
    controller.abort();
    await expect(search).rejects.toThrow();
  });
});

describe('what the listing reads from the wire', () => {
  const read = async (item: Partial<RestaurantItem>) => {
    const outcome = await httpRestaurantsGateway(apiWith([aRestaurantItem(item)])).search('E1 6AN', signal());
    return outcome.kind === 'found' ? outcome.restaurants[0] : undefined;
  };

  it('[API-8][API-9] sends the five fields with their defaults', async () => {
    const api = apiWith([]);
    await httpRestaurantsGateway(api).search('E1 6AN', signal());
    expect(api.bodies('search/home')).toStrictEqual([
      { zipcode: 'E1 6AN', catagory: '1', cusine_id: '0', sort_by: '', skey: '' },
    ]);
  });

  it.each(['promoted', 'is_promoted', 'paid_promotion'] as const)(
    '[LST-35] %s alone makes it promoted',
    async (field) => {
      expect((await read({ [field]: 'yes' }))?.promoted).toBe(true);
      expect((await read({ [field]: 'no' }))?.promoted).toBe(false);
    },
  );

  it('[LST-36] both default discounts become offers, and an empty text becomes none', async () => {
    const restaurant = await read({
      default_delivery_discount: { discount_text: '10% off' },
      default_pickup_discount: { discount_text: '' },
    });
    expect(restaurant?.offers).toStrictEqual([{ mode: 'delivery', text: '10% off' }]);
  });

  it('[LST-17] an empty subcategory means no cuisine', async () => {
    expect((await read({ subcategory: '' }))?.cuisineIds).toStrictEqual([]);
  });
});
