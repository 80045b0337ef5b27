import type { Address, Answer } from '@storefront/contract';
import { nothingFound, refused, sessionOver } from '../answers';
import { assertNever } from '@storefront/contract';
import type { FormFault } from './parse-form';
import type { SavedAddress } from './repository';
import type { SaveAddressResult } from './save-address';

/** A saved address in the wire's form (DAT2-16). */
const presentAddress = (saved: SavedAddress): Address => ({
  address_id: saved.id,
  name: saved.name,
  email: saved.email,
  mobile_no: saved.mobile,
  address: saved.address,
  address2: saved.address2,
  city: saved.city,
  zipcode: saved.postcode,
  is_default: saved.isDefault ? 'yes' : 'no',
  delivery_type: saved.deliveryType,
});

/** The default address, and all of them with the default first (ADR-6). */
export function presentBook(book: readonly SavedAddress[]) {
  const list = book.map(presentAddress);
  return {
    address_book: list.find(({ is_default }) => is_default === 'yes') ?? null,
    address_book_list: list,
  };
}

const faults: Readonly<Record<FormFault, string>> = {
  name: 'Name is required',
  email: 'Email is required',
  mobile: 'Mobile Number is required',
  address: 'Address is required',
  postcode: 'Postcode is required',
  'no-postcode': 'Please enter valid postcode',
};

/** The answer of `users/order_delivery_address`; its sentences show under the form (API2-18, ADR-25). */
export function presentSaving(saving: SaveAddressResult): Answer<'users/order_delivery_address'> {
  switch (saving.kind) {
    case 'accepted':
      return {
        responsecode: '200',
        ...presentBook(saving.book),
        address_id: saving.addressId,
        delivery_price: saving.terms.charge,
        delivery_charge_waiver: saving.terms.waiver,
        minorder_price: saving.terms.minimum,
      };
    case 'incomplete':
      return refused(faults[saving.fault]);
    case 'not-delivered':
      if (saving.check.kind === 'no-delivery') return refused(`${saving.check.name} does not deliver.`);
      return refused(noDeliverySentence(saving.postcode));
    case 'unknown-address':
      return nothingFound('We cannot find that address.');
    case 'book-full':
      return refused('Your address book is full. Please remove an address first.');
    case 'session-over':
      return sessionOver();
    default:
      return assertNever(saving);
  }
}

/** The sentence of ADR-23; `postcode` in the form that is shown. */
export function noDeliverySentence(postcode: string): string {
  return `The restaurant doesn’t deliver to ${postcode}. Enter a different delivery postcode`;
}
