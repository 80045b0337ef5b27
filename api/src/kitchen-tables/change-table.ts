import type { Answer, Body } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { areCoversTakeable } from '../bookings/covers-free';
import { everyBrand } from '../brands/brand-scope';
import { isEarlyFor } from '../bookings/seat-booking';
import { createBookingRepository } from '../bookings/repository';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { copy } from './copy';
import { nextStates, tableState } from './table-state';
import type { ActLog } from '../kitchen-acts/act-log';

/** Inside a transaction, brings a table from the state that the device showed to another (KIT-32). */
export async function changeTable(
  transaction: Database,
  { id, from, state }: Pick<Body<'kitchen/table_state'>, 'id' | 'from' | 'state'>,
  { profile, now, log }: { readonly profile: CatalogueProfile; readonly now: Date; readonly log: ActLog },
): Promise<Answer<'kitchen/table_state'>> {
  const repository = createBookingRepository(transaction);
  const booking = await repository.findForChange(id, everyBrand);
  if (booking?.businessId !== profile.business_id) return nothingFound(copy.unknownTable);
  const shown = tableState(booking);
  const isOver =
    booking.state === 'cancelled' || booking.state === 'expired' || booking.state === 'awaiting_code';
  if (isOver || shown !== from) return { responsecode: '409', status: copy.overtaken };
  if (!nextStates(booking).includes(state)) return refused(copy.notPossible);
  if (state === 'seated' && isEarlyFor(booking, now)) return refused(copy.tooEarly);
  if (state === 'no_show' && !booking.isWalkIn && booking.startsAt > now) return refused(copy.notYet);
  if (shown === 'no_show' && !(await areCoversTakeable(repository, booking, profile, now)))
    return { responsecode: '409', status: copy.full };
  await repository.setVisit(
    id,
    state === 'seated' || booking.isWalkIn ? 'completed' : 'booked',
    state === 'no_show' ? now : null,
  );
  await log({
    act: copy.acts.table,
    subject: `B-${booking.bookingNumber}, ${copy.guests(booking.guests)}`,
    before: copy.states[shown],
    after: copy.states[state],
  });
  return { responsecode: '200' };
}
