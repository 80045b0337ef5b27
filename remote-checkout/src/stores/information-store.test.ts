import type { Answer } from '@storefront/contract';
import { anAgreeingApi, checkoutHost, storedGuestAddress } from '../testing/checkout-host';
import { CheckoutPageModel } from './checkout-page-model';

type AddressAnswer = Answer<'users/order_delivery_address'>;

const accepted: AddressAnswer = {
  responsecode: '200',
  address_book: null,
  address_book_list: [],
  address_id: '',
  delivery_price: '2.50',
  delivery_charge_waiver: '25.00',
  minorder_price: '12.00',
};

describe('the answer about a former address', () => {
  it.each<[string, AddressAnswer]>([
    ['accepts it', { ...accepted, delivery_price: '9.00' }],
    ['refuses it', { responsecode: '201', status: 'We do not deliver there.' }],
  ])(
    'that %s after another address was sent does not replace that one, nor its charge',
    async (_what, late) => {
      const api = anAgreeingApi();
      let answer: () => void = () => undefined;
      api.answer(
        'users/order_delivery_address',
        () => new Promise((resolve) => (answer = () => resolve(late))),
      );
      const host = checkoutHost({ api, stored: { addressDetails: storedGuestAddress } });
      const model = new CheckoutPageModel(host);
      const information = model.checkout?.information;
      const loading = model.load();
      if (!information?.chosen) throw new Error('No address is chosen');
      const moved = { ...information.chosen, street: '9 Brick Lane', postcode: 'E1 7AA' };
      information.edit(moved);
      api.answer('users/order_delivery_address', () => accepted);
      await information.saveForm();
      answer();
      await loading;
      expect(information.chosen).toMatchObject({ street: '9 Brick Lane', postcode: 'E1 7AA' });
      expect(information.form).toBeUndefined();
      expect(host.storage.read('zone_delivery_charg')).toBe('2.50');
      expect(host.storage.read('addressDetails')).toMatchObject({ address: '9 Brick Lane' });
    },
  );
});
