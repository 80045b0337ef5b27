import { assertNever } from '@storefront/contract';
import type { Answer } from '@storefront/contract';
import { refused } from '../answers';
import { dateInWords } from '../hours/words';
import { copy } from './copy';
import type { UserDeletion } from './delete-user';

/** The answer of `users/delete`. */
export function presentDeletion(deletion: UserDeletion): Answer<'users/delete'> {
  switch (deletion.kind) {
    case 'deleted':
      return { responsecode: '200' };
    case 'wrong-password':
      return refused(copy.wrongPassword);
    case 'order-runs': {
      const { orderNumber, businessName } = deletion.order;
      return refused(copy.orderRuns(orderNumber, businessName));
    }
    case 'booking-runs': {
      const { businessName, date, time } = deletion.booking;
      return refused(copy.bookingRuns(businessName, dateInWords(date), time));
    }
    default:
      return assertNever(deletion);
  }
}
