import { yesNo } from '@storefront/contract';
import type { Answer, Body } from '@storefront/contract';
import { refused } from '../answers';
import { slotsOn } from '../bookings/free-slots';
import { createBookingRepository } from '../bookings/repository';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import type { ActLog } from '../kitchen-acts/act-log';
import { copy } from './copy';

/**
 * Inside a transaction, takes no more bookings at a time of a day, or on the whole day, or takes them again (KIT-34). The slots are locked as a booking locks them: once this is
 * answered, no booking that was on its way comes after it.
 */
export async function blockSlot(
  transaction: Database,
  { date, slot_id, blocked }: Pick<Body<'kitchen/block'>, 'date' | 'slot_id' | 'blocked'>,
  { profile, log }: { readonly profile: CatalogueProfile; readonly log: ActLog },
): Promise<Answer<'kitchen/block'>> {
  const { business_id: businessId } = profile;
  const all = slotsOn({ hours: profile, date, capacity: 0, taken: new Map() });
  const slots = slot_id === '' ? all : all.filter(({ id }) => id === slot_id);
  const [slot] = slots;
  if (slot_id !== '' && slot === undefined) return refused(copy.noSuchTime);
  const repository = createBookingRepository(transaction);
  await repository.lockSlots(slots.map(({ time }) => ({ businessId, date, time })));
  const key = slot_id === '' || slot === undefined ? '' : new Date(slot.startsAt).toISOString();
  const before = (await repository.blocksOn(businessId, date)).has(key);
  if (blocked === 'yes') await repository.block(businessId, date, key);
  else await repository.unblock(businessId, date, key);
  await log({
    act: blocked === 'yes' ? copy.acts.blocked : copy.acts.unblocked,
    subject: copy.slot(date, slot_id === '' ? '' : (slot?.time ?? '')),
    before: yesNo(before),
    after: blocked,
  });
  return { responsecode: '200' };
}
