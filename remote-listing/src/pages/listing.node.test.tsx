/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import { aRestaurantItem } from '../testing/a-restaurant-item';
import listing from './listing';

it('[LST-63] the listing of a place that nobody serves renders its nearby places, without a DOM', async () => {
  const api = new FakeApi({
    'search/home': () => ({ responsecode: '204', status: 'Sorry, no restaurant serves E20 1AA yet.' }),
    'search/nearby': () => ({ responsecode: '200', list: [{ postcode: 'E3', restaurants: 7 }] }),
  });
  const location = locationAt('/listing', { query: { search_by_postcode: 'E20 1AA' } });
  const model = listing.create(fakeHost({ api }), location);
  await model.load();
  const html = renderToString(<listing.Component model={model} />);
  expect(html).toContain('Sorry, no restaurant serves E20 1AA yet.');
  expect(html).toContain('7 restaurants');
  expect(html).toContain('Tell me when');
});

it('the listing renders what it loaded, without a DOM', async () => {
  const api = new FakeApi({
    'search/home': () => ({ responsecode: '200', list: [aRestaurantItem()], subcatagory: [] }),
  });
  const model = listing.create(
    fakeHost({ api }),
    locationAt('/listing', { query: { search_by_postcode: 'E1 6AN' } }),
  );
  await model.load();
  expect(renderToString(<listing.Component model={model} />)).toContain('Saffron Yard');
});

it('[LST-75][LST-76] the listing of an address with choices renders narrowed, with the dishes of its text, without a DOM', async () => {
  const api = new FakeApi({
    'search/home': () => ({
      responsecode: '200',
      list: [
        aRestaurantItem({ business_slug: 'saffron-yard', delivery_charge: '0.00' }),
        aRestaurantItem({ business_name: 'Blue Fig', business_slug: 'blue-fig', delivery_charge: '2.50' }),
      ],
      subcatagory: [],
    }),
    'search/dishes': () => ({
      responsecode: '200',
      list: ['saffron-yard', 'blue-fig'].map((business_slug) => ({
        business_slug,
        dishes: ['Tandoori Salmon'],
      })),
    }),
  });
  const query = { search_by_postcode: 'E1 6AN', only: 'free', q: 'salmon' };
  const model = listing.create(fakeHost({ api }), locationAt('/listing', { query }));
  await model.load();
  const html = renderToString(<listing.Component model={model} />);
  expect(html).toContain('Dishes called salmon');
  expect(html).toContain('Tandoori Salmon');
  expect(html).not.toContain('Blue Fig');
});
