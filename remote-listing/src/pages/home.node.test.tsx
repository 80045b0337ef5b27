/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { fakeHost, locationAt } from '@storefront/host/testing';
import home from './home';

it('the home page renders without a DOM', () => {
  const model = home.create(fakeHost(), locationAt('/'));
  expect(renderToString(<home.Component model={model} />)).toContain('Enter Postcode');
});
