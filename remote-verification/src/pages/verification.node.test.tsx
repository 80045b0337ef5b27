/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import verification from './verification';

it('the verification page renders what it loaded, without a DOM', async () => {
  const api = new FakeApi({
    'business/cash_order_otp_details': ({ okey }) => ({
      responsecode: '200',
      order_details: { okey, mobile: '07700900123' },
      otp_expire_in: 300,
    }),
  });
  const host = fakeHost({ api });
  host.storage.write('cartlist', []);
  const model = verification.create(host, locationAt('/order/checkout-otp/k', { params: { okey: 'k' } }));
  await model.load();
  expect(renderToString(<verification.Component model={model} />)).toContain('07700900123');
});
