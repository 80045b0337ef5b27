/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { aUser, aWireAddress } from '../testing/wire';
import { checkoutHost } from '../testing/checkout-host';
import type { CheckoutSetting } from '../testing/checkout-host';
import checkout from './checkout';

const rendered = async (setting: CheckoutSetting) => {
  const model = checkout.create(checkoutHost(setting), { path: '/checkout', params: {}, query: {} });
  await model.load?.();
  return renderToString(<checkout.Component model={model} />);
};

describe('the checkout page in Node, without a DOM', () => {
  it('renders a guest’s order', async () => {
    expect(await rendered({})).toContain('Chicken Tikka Masala');
  });

  it('renders a user’s saved addresses', async () => {
    const visitor = aUser({ address_book_list: [aWireAddress()] });
    expect(await rendered({ visitor })).toContain('1 Brick Lane');
  });

  it('renders for a visitor who will be redirected', async () => {
    expect(await rendered({ visitor: null })).toContain('Check Out');
  });
});
