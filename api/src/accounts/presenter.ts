import { yesNo } from '@storefront/contract';
import type { UserData } from '@storefront/contract';
import type { SavedAddress } from '../addresses/repository';
import { presentBook } from '../addresses/presenter';
import type { User } from '../users/repository';

interface UserWithBelongings {
  readonly user: User;
  readonly book: readonly SavedAddress[];
  readonly subscribedBusinesses: readonly string[];
}

/** A user in the wire's form (DAT2-18). */
export function presentUser(
  { user, book, subscribedBusinesses }: UserWithBelongings,
  sessiontoken: string,
): UserData {
  return {
    user_id: user.id,
    sessiontoken,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    ...presentBook(book),
    sms_subscription: yesNo(user.smsSubscription),
    bookyup_subscription: yesNo(user.offersSubscription),
    subscribed_bs_list: [...subscribedBusinesses],
  };
}

/** A guest: id '0', no data, no address book, no subscriptions (PER-4). */
export function presentGuest(sessiontoken: string): UserData {
  return {
    user_id: '0',
    sessiontoken,
    name: '',
    email: '',
    mobile: '',
    address_book: null,
    address_book_list: [],
    sms_subscription: 'no',
    bookyup_subscription: 'no',
    subscribed_bs_list: [],
  };
}
