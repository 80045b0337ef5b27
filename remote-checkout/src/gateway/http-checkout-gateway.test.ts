import { ApiUnreachable } from '@storefront/host';
import { BrokenApi, FakeApi } from '@storefront/host/testing';
import { emptyAddress } from '../domain/address';
import { aBusiness } from '../testing/wire';
import { httpCheckoutGateway } from './http-checkout-gateway';

const signal = () => new AbortController().signal;
const address = {
  ...emptyAddress,
  name: 'Asha Rahman',
  email: 'asha@example.test',
  mobile: '07700900123',
  street: '1 Brick Lane',
  postcode: 'E1 6AN',
};
const request = { orderer: { token: 'token', isUser: true }, businessId: 'b-1', formKey: 'key-1' };

const granting = (delivery_price = '2.50', Api = FakeApi) =>
  new Api({
    'users/order_delivery_address': () => ({
      responsecode: '200',
      address_book: null,
      address_book_list: [],
      address_id: 'a-1',
      delivery_price,
      delivery_charge_waiver: '25.00',
      minorder_price: '12.00',
    }),
  });

describe('the HTTP gateway of the checkout', () => {
  it('[API2-18][DAT2-16][DAT2-17] saves an address with the user, the business and the form’s own key', async () => {
    const api = granting();
    const outcome = await httpCheckoutGateway(api).saveAddress(
      { ...request, kind: 'whole', address },
      signal(),
    );
    expect(api.bodies('users/order_delivery_address')).toStrictEqual([
      {
        sessiontoken: 'token',
        businessid: 'b-1',
        user_type: 'user',
        salt_key: 'key-1',
        address_id: '',
        name: 'Asha Rahman',
        email: 'asha@example.test',
        mobile_no: '07700900123',
        address: '1 Brick Lane',
        address2: '',
        city: '',
        zipcode: 'E1 6AN',
        is_default: 'no',
        delivery_type: 'delivery',
      },
    ]);
    expect(outcome).toMatchObject({
      kind: 'accepted',
      addressId: 'a-1',
      terms: { charge: 250, minimum: 1200, waiver: 2500 },
    });
  });

  it('[API2-18] chooses a saved address by its id alone', async () => {
    const api = granting();
    await httpCheckoutGateway(api).chooseAddress(
      { ...request, address: { ...address, id: 'a-1' } },
      signal(),
    );
    expect(api.bodies('users/order_delivery_address')).toStrictEqual([
      { sessiontoken: 'token', businessid: 'b-1', user_type: 'user', salt_key: 'key-1', address_id: 'a-1' },
    ]);
  });

  it('treats an answer with an unreadable amount as unreachable', async () => {
    const gateway = httpCheckoutGateway(granting('two pounds', BrokenApi));
    await expect(
      gateway.saveAddress({ ...request, kind: 'whole', address }, signal()),
    ).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('treats a business with unreadable charges as unreachable', async () => {
    const business = aBusiness({}, { pickup_minorder_price: 'none' });
    const api = new BrokenApi({
      'business/details': () => ({ responsecode: '200', ...business, menucategory: [] }),
    });
    await expect(httpCheckoutGateway(api).business('saffron-yard', '', signal())).rejects.toBeInstanceOf(
      ApiUnreachable,
    );
  });

  it('knows the stricter of the two fields that say whether a mode can be ordered now', async () => {
    const words = {
      pickuppossible: 'no',
      delpossible: 'yes',
      pickupmsg: '',
      deliverymsg: 'Preorder Only',
    } as const;
    const business = aBusiness({ service_availability: words });
    const api = new FakeApi({
      'business/details': () => ({ responsecode: '200', ...business, menucategory: [] }),
    });
    await expect(httpCheckoutGateway(api).business('saffron-yard', '', signal())).resolves.toMatchObject({
      kind: 'found',
      business: { modes: { collection: { possible: 'no' }, delivery: { possible: 'pre' } } },
    });
  });

  it('has no allergens or diets when the menu is refused', async () => {
    const api = new FakeApi({ 'business/menu': () => ({ responsecode: '204', status: 'Nothing' }) });
    await expect(httpCheckoutGateway(api).dishMarks('b-1', signal())).resolves.toStrictEqual(new Map());
  });

  it('rejects when the call is aborted', async () => {
    const controller = new AbortController();
    const asking = httpCheckoutGateway(granting()).chooseAddress({ ...request, address }, controller.signal);
    controller.abort();
    await expect(asking).rejects.toThrow();
  });
});
