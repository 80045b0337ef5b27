import type { UserData } from '@storefront/contract';
import type { SavedAddress } from '../addresses/repository';
import { presentBook } from '../addresses/presenter';
import type { User } from './repository';

interface UserWithBelongings {
  readonly user: User;
  readonly book: readonly SavedAddress[];
  readonly subscribedBusinesses: readonly string[];
}

/** A user in the words of the wire (DAT2-18). */
export const presentUser = (
  { user, book, subscribedBusinesses }: UserWithBelongings,
  sessiontoken: string,
): UserData => ({
  user_id: user.id,
  sessiontoken,
  name: user.name,
  email: user.email,
  mobile: user.mobile,
  ...presentBook(book),
  sms_subscription: user.smsSubscription ? 'yes' : 'no',
  bookyup_subscription: user.offersSubscription ? 'yes' : 'no',
  subscribed_bs_list: [...subscribedBusinesses],
});

/** A guest: id '0', no data, no address book, nothing subscribed (PER-4). */
export const presentGuest = (sessiontoken: string): UserData => ({
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
});
