import type { Address, Answer } from '@storefront/contract';
import { nothingFound, refused, sessionOver } from '../answers';
import { assertNever, yesNo } from '@storefront/contract';
import { copy as deliveryCopy } from '../delivery/copy';
import { copy } from './copy';
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
  is_default: yesNo(saved.isDefault),
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

/** The answer of `users/order_delivery_address`; its sentences show under the form (API2-18, ADR-25). */
export function presentSaving(result: SaveAddressResult): Answer<'users/order_delivery_address'> {
  switch (result.kind) {
    case 'accepted':
      return {
        responsecode: '200',
        ...presentBook(result.book),
        address_id: result.addressId,
        delivery_price: result.terms.charge,
        delivery_charge_waiver: result.terms.waiver,
        minorder_price: result.terms.minimum,
      };
    case 'incomplete':
      return refused(copy.faults[result.fault]);
    case 'not-delivered':
      if (result.check.kind === 'no-delivery') return refused(deliveryCopy.noDelivery(result.check.name));
      return refused(copy.outOfReach(result.postcode));
    case 'unknown-address':
      return unknownAddress();
    case 'book-full':
      return refused(copy.bookFull);
    case 'session-over':
      return sessionOver();
    default:
      return assertNever(result);
  }
}

/** The address of a call is not in the book. */
export function unknownAddress() {
  return nothingFound(copy.unknownAddress);
}
