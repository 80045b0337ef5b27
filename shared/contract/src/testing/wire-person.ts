import type { Address } from '../entities/address';
import type { UserData } from '../entities/user-data';

/** A user with no saved address who wants no offers. */
export function aWireUser(parts: Partial<UserData> = {}): UserData {
  return {
    user_id: '41',
    sessiontoken: 'token-of-asha',
    name: 'Asha Rahman',
    email: 'asha@example.test',
    mobile: '07700900123',
    address_book: null,
    address_book_list: [],
    sms_subscription: 'no',
    bookyup_subscription: 'no',
    subscribed_bs_list: [],
    ...parts,
  };
}

/** A guest: user_id '0', and nothing known. */
export function aWireGuest(parts: Partial<UserData> = {}): UserData {
  return aWireUser({
    user_id: '0',
    sessiontoken: 'token-of-a-guest',
    name: '',
    email: '',
    mobile: '',
    ...parts,
  });
}

/** The default address of a user. */
export function aWireAddress(parts: Partial<Address> = {}): Address {
  return {
    address_id: 'a-1',
    name: 'Asha Rahman',
    email: 'asha@example.test',
    mobile_no: '07700900123',
    address: '1 Brick Lane',
    address2: '',
    city: 'London',
    zipcode: 'E1 6AN',
    is_default: 'yes',
    delivery_type: 'delivery',
    ...parts,
  };
}
