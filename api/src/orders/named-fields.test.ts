import { isOk } from '@storefront/contract';
import { aLineWithExtras, claimedDiscount } from '../testing/every-call';
import type { CallRequests } from '../testing/every-call';
import { fullApi } from '../testing/full-api';
import type { FullApi } from '../testing/full-api';
import { anOrder, businessId, cartItem, guestToken } from '../testing/ordering';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let requests: CallRequests;
let token: string;
let succeeding: FullApi['succeeding'];
beforeAll(async () => {
  ({ api, requests, succeeding } = await fullApi());
  token = await guestToken(api);
});
afterAll(() => api.close());

describe('the cart that the server answers', () => {
  const computed = () => succeeding('business/order_cart_backend_calculation');

  it('[DAT2-11] has items with their name, price, comment and extras', async () => {
    const { cartitems } = await computed();
    expect(cartitems).toStrictEqual([
      {
        product_qnty: 2,
        sell_price: '10.75',
        product_name: 'Dal',
        main_pro_name: '',
        product_comment: 'No salt',
        extras: aLineWithExtras().extras,
        // The rest of a cart item is that of DAT-8.
        product_id: 'p-1',
        product_price: '9.50',
        product_type: '',
        select_product_type: 'product',
        main_pro_id: '',
        has_discount: expect.stringMatching(/^[ny]$/),
        has_discount_pickup: expect.stringMatching(/^(Yes|No)$/),
        has_discount_delivery: expect.stringMatching(/^(Yes|No)$/),
        menucategory_rank: 1,
        product_option: [
          {
            optionId: 'o-1',
            optionHeaderLabel: 'Group o-1',
            itemId: 'i-1',
            itemName: 'Naan',
            itemQuantity: 1,
            itemPrice: '0.50',
          },
          {
            optionId: 'o-2',
            optionHeaderLabel: 'Group o-2',
            itemId: 'i-2',
            itemName: 'Garlic',
            itemQuantity: 1,
            itemPrice: '0.75',
          },
        ],
      },
    ]);
    const commented = (length: number) =>
      api.post('business/order_cart_backend_calculation', {
        ...anOrder(token),
        cartitems: [cartItem({ product_comment: 'x'.repeat(length) })],
      });
    expect((await commented(50)).json()).toMatchObject({ responsecode: '200' });
    expect((await commented(51)).json()).toMatchObject({
      responsecode: '400',
      status: 'cartitems.0.product_comment: Expected text on one line of at most 50 characters',
    });
  });

  it('[DAT2-12] has groups of free dishes with a quantity and a list of dishes', async () => {
    const dish = { fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50', selected: 'no', disable: 'no' };
    expect((await computed()).freedish).toStrictEqual([
      {
        qnty: 1,
        freedish_item: [dish],
        // The rest of a group is that of DAT-13.
        id: 'f-1',
        welcome_text: 'A side',
        freedish_service_type: 'pickupdelivery',
        is_selectable: 1,
        condition: { amount: '15.00', product_list: [], independent: 'no', qnty: 1, freedish_item: [dish] },
      },
    ]);
  });

  it('[DAT2-13] has a discount with the amount that it saves as discountvalue', async () => {
    const { discount } = await computed();
    expect(discount).toHaveProperty('discountvalue', '2.20');
    // The rest of a discount is that of DAT-12.
    expect(discount).toStrictEqual(claimedDiscount);
    const typed = await api.call('business/manual_discount', {
      businessid: businessId,
      discountcode: 'save',
      productid: [aLineWithExtras()],
      servicetype: 'delivery',
    });
    expect(typed).toMatchObject({ discount_price: '2.20', discount: { discountvalue: '2.20' } });
    const listed = await api.call('business/discount', { business: businessId });
    expect(isOk(listed) && listed.discounts.delivery.every((one) => !('discountvalue' in one))).toBe(true);
  });
});

describe('an order', () => {
  it('[API2-19] answers its id, where to pay, the subscriptions, and whether the form opens again', async () => {
    const id = expect.stringMatching(/^[\w-]{22}$/);
    const { body } = await requests['business/order']();
    const place = async (parts: object) =>
      (await api.post('business/order', { ...body, request_key: JSON.stringify(parts), ...parts })).json();
    const card = await place({ bs_subscription: 'yes' });
    expect(card).toStrictEqual({
      responsecode: '200',
      id,
      redirect_payment_url: `/pay?key=${card.id}&ptype=card`,
      subscribed_bs_list: [businessId],
    });
    expect(await place({ paymode: 'cod' })).toStrictEqual({
      responsecode: '203',
      id,
      subscribed_bs_list: [businessId],
    });
    expect(await place({ addressid: 'unknown' })).toStrictEqual({
      responsecode: '201',
      status: 'Please complete your details.',
      deliveryformopen: 'yes',
    });
    expect(await place({ slot: '04:00' })).toStrictEqual({
      responsecode: '201',
      status: 'That time can no longer be had. Please choose another.',
    });
    expect(Object.keys(await place({ service_charge: '9.99' })).sort()).toStrictEqual(
      'baggage_charge cartitems delivery_charge discount freedish missing responsecode service_charge status'.split(
        ' ',
      ),
    );
  });

  it('[DAT2-19] tells by its okey the number and the seconds until the code expires', async () => {
    const { body } = await requests['business/cash_order_otp_details']();
    expect(await api.call('business/cash_order_otp_details', body)).toStrictEqual({
      responsecode: '200',
      order_details: { okey: body.okey, mobile: expect.stringMatching(/^0\d{10}$/) },
      otp_expire_in: 300,
      // Ours: the seconds until another code may be asked for.
      otp_resend_in: 60,
      otp_sent: 'yes',
    });
    api.clock.advance({ seconds: 10 });
    expect(await api.call('business/cash_order_otp_details', body)).toMatchObject({ otp_expire_in: 290 });
    expect(await api.call('business/cash_order_otp_details', { okey: 'nobody' })).toStrictEqual({
      responsecode: '204',
      status: 'We cannot find that order.',
    });
  });
});
