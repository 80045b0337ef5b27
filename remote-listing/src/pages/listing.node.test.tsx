/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import { aRestaurantItem } from '../testing/a-restaurant-item';
import listing from './listing';

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
