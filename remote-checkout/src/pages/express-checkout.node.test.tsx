/** @jest-environment @storefront/build/jest/node */
import { renderToString } from 'react-dom/server';
import { anAgreeingApi, checkoutHost } from '../testing/checkout-host';
import type { CheckoutSetting } from '../testing/checkout-host';
import { aUser, aWireAddress, aWireOrderInList } from '../testing/wire';
import checkout from './express-checkout';

const rendered = async (setting: CheckoutSetting) => {
  const model = checkout.create(checkoutHost(setting), { path: '/checkout', params: {}, query: {} });
  await model.load?.();
  return renderToString(<checkout.Component model={model} />);
};

describe('checkout 2.0.0 in Node, without a DOM', () => {
  it('renders Express checkout', async () => {
    const book = [aWireAddress()];
    const api = anAgreeingApi({ book, orders: [aWireOrderInList({ addressid: 'a-1' })] });
    const page = await rendered({ visitor: aUser({ address_book_list: book }), api });
    expect(page).toContain('Express checkout');
    expect(page).toContain('1 Brick Lane');
  });

  it('renders a guest’s order', async () => {
    expect(await rendered({})).toContain('Chicken Tikka Masala');
  });

  it('renders for a visitor who will be redirected', async () => {
    expect(await rendered({ visitor: null })).toContain('Check Out');
  });
});
