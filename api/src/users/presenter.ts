import type { Answer, UserData } from '@storefront/contract';
import { refused } from '../answers';
import { assertNever } from '@storefront/contract';
import { dateInWords } from '../hours/words';
import type { SavedAddress } from '../addresses/repository';
import { presentBook } from '../addresses/presenter';
import { copy } from './copy';
import type { UserDeletion } from './delete-user';
import type { User } from './repository';

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
    sms_subscription: user.smsSubscription ? 'yes' : 'no',
    bookyup_subscription: user.offersSubscription ? 'yes' : 'no',
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

/** The answer of `users/delete`. */
export function presentDeletion(deletion: UserDeletion): Answer<'users/delete'> {
  switch (deletion.kind) {
    case 'deleted':
      return { responsecode: '200' };
    case 'wrong-password':
      return refused(copy.deletion.wrongPassword);
    case 'order-runs': {
      const { orderNumber, businessName } = deletion.order;
      return refused(copy.deletion.orderRuns(orderNumber, businessName));
    }
    case 'booking-runs': {
      const { businessName, date, time } = deletion.booking;
      return refused(copy.deletion.bookingRuns(businessName, dateInWords(date), time));
    }
    default:
      return assertNever(deletion);
  }
}
