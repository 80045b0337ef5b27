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
