/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { fakeHost, locationAt } from '@storefront/host/testing';
import page from './menu';

it('the page renders without a DOM, and without knowing whose device it is', () => {
  const model = page.create(fakeHost(), locationAt('/kitchen/menu'));
  const drawn = renderToString(<page.Component model={model} />);
  expect(drawn).toContain('Kitchen');
  expect(drawn).not.toContain('Token');
});
