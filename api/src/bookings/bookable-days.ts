import { addDays, londonMoment } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import type { CatalogueProfile } from '../catalogue/format';
import { slotsToCome } from './free-slots';
import type { BookingRepository } from './repository';

const daysShown = 14;

type Day = OkAnswer<'business/booking_days'>['days'][number];

/** Whether a table is free on each of the fourteen days from today on (D123). */
export async function bookableDays(
  repository: BookingRepository,
  profile: CatalogueProfile,
  capacity: number,
  now: Date,
): Promise<Day[]> {
  const today = londonMoment(now.getTime()).date;
  const dates = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const range = { from: today, until: dates.at(-1) ?? today };
  const [takenOn, blocksOn] = await Promise.all([
    repository.coversBetween(profile.business_id, range, now),
    repository.blocksBetween(profile.business_id, range),
  ]);
  return dates.map((date) => {
    const taken = takenOn.get(date) ?? new Map<number, number>();
    const blocks = blocksOn.get(date) ?? new Set();
    const slots = slotsToCome({ hours: profile, date, capacity, taken, blocks, now: now.getTime() });
    if (slots.length === 0) return { date, state: 'closed' };
    return { date, state: slots.some(({ freeCovers }) => freeCovers > 0) ? 'free' : 'full' };
  });
}
