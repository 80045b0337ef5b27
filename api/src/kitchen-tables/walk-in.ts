import type { Answer, Body } from '@storefront/contract';
import { refused } from '../answers';
import { slotsOn } from '../bookings/free-slots';
import type { TableSlot } from '../bookings/free-slots';
import { createBookingRepository } from '../bookings/repository';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { randomId } from '../random-id';
import type { ActLog } from '../kitchen-acts/act-log';
import { copy } from './copy';

const quarter = 15 * 60_000;

/** Whether guests can be seated at a slot now: it runs, or is to come. */
export function isOpenSlot({ startsAt }: Pick<TableSlot, 'startsAt'>, now: Date): boolean {
  return startsAt + quarter > now.getTime();
}

/** A walk-in belongs to no brand: no customer's call finds it. */
const noBrand = 'walk-in';

interface Circumstances {
  readonly profile: CatalogueProfile;
  readonly siteOrigin: string;
  readonly now: Date;
  readonly log: ActLog;
}

/** Inside a transaction, takes covers for guests who came without a booking; never more than there are (KIT-33). */
export async function seatWalkIn(
  transaction: Database,
  { date, slot_id, guests }: Pick<Body<'kitchen/walk_in'>, 'date' | 'slot_id' | 'guests'>,
  { profile, siteOrigin, now, log }: Circumstances,
): Promise<Answer<'kitchen/walk_in'>> {
  const { business_id: businessId, booking: rules } = profile;
  if (rules === null) return refused(copy.noTables);
  const repository = createBookingRepository(transaction);
  const capacity = rules.capacity_per_slot;
  const find = (taken: ReadonlyMap<number, number>) =>
    slotsOn({ hours: profile, date, capacity, taken }).find(({ id }) => id === slot_id);
  const slot = find(new Map());
  if (slot === undefined || !isOpenSlot(slot, now)) return refused(copy.noSuchTime);
  await repository.lockSlot({ businessId, date, time: slot.time });
  const free = find(await repository.coversOn(businessId, date, now))?.freeCovers ?? 0;
  if (free < guests) return { responsecode: '409', status: copy.full };
  const { id } = await repository.add({
    id: randomId(),
    brandId: noBrand,
    businessId,
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    date,
    time: slot.time,
    startsAt: new Date(slot.startsAt),
    guests,
    state: 'completed',
    isWalkIn: true,
    paymode: 'cod',
    amountDue: 0,
    name: '',
    email: '',
    mobile: '',
    postcode: '',
    occasion: '',
    message: '',
    siteOrigin,
    createdAt: now,
  });
  await log({
    act: copy.acts.walkIn,
    subject: copy.slot(date, slot.time),
    before: '',
    after: copy.guests(guests),
  });
  return { responsecode: '200', id };
}
