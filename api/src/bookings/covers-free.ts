import type { CatalogueProfile } from '../catalogue/format';
import { isBlocked } from './free-slots';
import type { BookingRepository, Booking } from './repository';

/**
 * Locks the slot of a booking that is not booked yet, and says whether its covers are free. They are counted under the lock even while the
 * booking is held, since the hold may end at this moment (G2).
 */
export async function areCoversFree(
  repository: BookingRepository,
  booking: Booking,
  profile: CatalogueProfile | undefined,
  now: Date,
): Promise<boolean> {
  const { businessId, date, time, guests, state, holdEndsAt, startsAt } = booking;
  await repository.lockSlot({ businessId, date, time });
  const isHeld = state === 'held' && holdEndsAt !== null && holdEndsAt > now;
  const taken = (await repository.coversOn(businessId, date, now)).get(startsAt.getTime()) ?? 0;
  const others = isHeld ? taken - guests : taken;
  // Covers that are held stay with who pays for them.
  if (!isHeld && isBlocked(await repository.blocksOn(businessId, date), startsAt.getTime())) return false;
  return startsAt > now && others + guests <= (profile?.booking?.capacity_per_slot ?? 0);
}

/** Locks the slot of a booking that takes no covers, and says whether they can be taken again; also once its time has come, and while the slot is blocked. */
export async function areCoversTakeable(
  repository: BookingRepository,
  { businessId, date, time, guests, startsAt }: Booking,
  { booking: rules }: Pick<CatalogueProfile, 'booking'>,
  now: Date,
): Promise<boolean> {
  await repository.lockSlot({ businessId, date, time });
  const taken = (await repository.coversOn(businessId, date, now)).get(startsAt.getTime()) ?? 0;
  return taken + guests <= (rules?.capacity_per_slot ?? 0);
}
