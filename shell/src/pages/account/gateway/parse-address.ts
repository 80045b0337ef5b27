import type { Address } from '@storefront/contract';
import type { SavedAddress } from '../domain/saved-address';

export function parseAddress(wire: Address): SavedAddress {
  return {
    id: wire.address_id,
    name: wire.name,
    mobile: wire.mobile_no,
    lines: [wire.address, wire.address2, wire.city, wire.zipcode].filter((line) => line !== ''),
    isDefault: wire.is_default === 'yes',
  };
}
