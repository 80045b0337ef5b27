import { FakeApi, fakeHost, leaveWhileLoading, locationAt } from '@storefront/host/testing';
import { anAgreeingApi, checkoutHost } from '../testing/checkout-host';
import { aUser, aWireAddress, aWireOrder, aWireOrderInList } from '../testing/wire';
import checkout from './checkout';
import expressCheckout from './express-checkout';
import orderComplete from './order-complete';

describe('answers that come after the customer has left', () => {
  it.each(Object.entries({ checkout, expressCheckout }))(
    'change nothing on the page %s',
    async (_name, page) => {
      const { heldAnswers, changes } = await leaveWhileLoading(() => {
        const book = [aWireAddress()];
        const api = anAgreeingApi({ book, orders: [aWireOrderInList({ addressid: 'a-1' })] });
        const host = checkoutHost({ visitor: aUser({ address_book_list: book }), api });
        return { api, model: page.create(host, locationAt('/checkout')) };
      });
      expect(heldAnswers).toBeGreaterThan(0);
      expect(changes).toStrictEqual([]);
    },
  );

  it('change nothing on the page of an order', async () => {
    const location = locationAt('/order-complete', { query: { v: 'okey-1' } });
    const { heldAnswers, changes } = await leaveWhileLoading(() => {
      const api = new FakeApi({
        'business/order_status': () => ({ responsecode: '200', order: aWireOrder() }),
      });
      return { api, model: orderComplete.create(fakeHost({ api }), location) };
    });
    expect(heldAnswers).toBeGreaterThan(0);
    expect(changes).toStrictEqual([]);
  });
});
