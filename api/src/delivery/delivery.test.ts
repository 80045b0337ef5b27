import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const { delivery } = aCatalogueBusiness();

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogue(
      aCatalogueBusiness(),
      aCatalogueBusiness({ business_slug: 'collect', delivery: { ...delivery, status: 'no' } }),
    ),
  );
});
afterAll(() => api.close());

const check = (zipcode: string, business = 'b-saffron-yard') =>
  api.call('business/delivery_status_check', { zipcode, business });

describe('business/delivery_status_check', () => {
  it('[API-14][SVC-24] answers the minimum order, the charge and the waiver of the sector', async () => {
    expect(await check(' e16an')).toStrictEqual({
      responsecode: '200',
      delivery_minorder_price: '12.00',
      delivery_price: '2.50',
      delivery_charge_waiver: '25.00',
    });
  });

  it.each([
    ['nowhere', 'Please enter valid postcode'],
    ['', 'Please enter valid postcode'],
    ['E1', 'Please enter your full postcode.'],
    ['e1 5aa', 'Sorry, Saffron Yard does not deliver to E1 5AA.'],
  ])('[SVC-23][API-14] refuses "%s" and says why', async (zipcode, status) => {
    expect(await check(zipcode)).toStrictEqual({ responsecode: '201', status });
  });

  it('[SVC-23] refuses when the business does not deliver at all', async () => {
    expect(await check('E1 6AN', 'b-collect')).toStrictEqual({
      responsecode: '201',
      status: 'Saffron Yard does not deliver.',
    });
  });

  it('[API-7] answers 204 for an unknown business', async () => {
    expect(await check('E1 6AN', 'nobody')).toStrictEqual({
      responsecode: '204',
      status: 'We cannot find that restaurant.',
    });
  });
});
