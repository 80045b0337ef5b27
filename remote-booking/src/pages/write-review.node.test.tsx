/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { fakeHost } from '@storefront/host/testing';
import { pageApi, pageLocation } from '../testing/page-api';
import page from './write-review';

it('the write-review page renders what it loaded, without a DOM', async () => {
  const model = page.create(fakeHost({ api: pageApi() }), pageLocation);
  await model.load?.();
  expect(renderToString(<page.Component model={model} />)).toContain('How was Saffron Yard');
});
