import type { AddressForm, UserData } from '@storefront/contract';
import type { Address as WireAddress, CollectionContact } from '@storefront/contract';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { defaultFirst } from '../domain/address';
import type { Address } from '../domain/address';

/** Parses an address of the wire or of the browser's storage (DAT2-16). */
export function parseAddress(wire: AddressForm): Address {
  return {
    id: wire.address_id,
    name: wire.name,
    email: wire.email,
    mobile: wire.mobile_no,
    street: wire.address,
    street2: wire.address2,
    city: wire.city,
    postcode: wire.zipcode,
    isDefault: wire.is_default === 'yes',
  };
}

/** Writes an address for the wire or for the browser's storage. */
export function wireAddress(address: Address, mode: ChosenMode): WireAddress {
  return {
    address_id: address.id,
    name: address.name,
    email: address.email,
    mobile_no: address.mobile,
    address: address.street,
    address2: address.street2,
    city: address.city,
    zipcode: address.postcode,
    is_default: address.isDefault ? 'yes' : 'no',
    delivery_type: wireServiceMode(mode),
  };
}

/** Writes the contact of a collection for the wire (D73). */
export function wireContact({ name, email, mobile }: Address): CollectionContact {
  return { name, email, mobile_no: mobile };
}

/** Parses a user's address book, the default address first (ADR-6). */
export function parseAddressBook(data: Pick<UserData, 'address_book_list'>): readonly Address[] {
  return defaultFirst(data.address_book_list.map(parseAddress));
}
