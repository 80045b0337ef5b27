import type { Address } from '@storefront/contract';
import type { SavedAddress } from './repository';

/** A saved address in the words of the wire (DAT2-16). */
export const presentAddress = (saved: SavedAddress): Address => ({
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
