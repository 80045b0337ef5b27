/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import { aWireOrder } from '../testing/wire';
import orderComplete from './order-complete';

it('order-complete renders the order, without a DOM', async () => {
  const api = new FakeApi({ 'business/order_status': () => ({ responsecode: '200', order: aWireOrder() }) });
  const model = orderComplete.create(
    fakeHost({ api }),
    locationAt('/order-complete', { query: { v: 'okey-1' } }),
  );
  await model.load?.();
  expect(renderToString(<orderComplete.Component model={model} />)).toContain('SY-1042');
  model.stop?.();
});
