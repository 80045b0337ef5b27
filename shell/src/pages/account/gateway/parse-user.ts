import type { UserData } from '@storefront/contract';
import type { AccountUser } from '../domain/account-user';
import { parseAddress } from './parse-address';

export function parseUser(wire: UserData): AccountUser {
  return {
    id: wire.user_id,
    name: wire.name,
    email: wire.email,
    mobile: wire.mobile,
    addresses: wire.address_book_list.map(parseAddress),
    choices: {
      sms: wire.sms_subscription === 'yes',
      offers: wire.bookyup_subscription === 'yes',
      businesses: wire.subscribed_bs_list,
    },
  };
}
