import type { ModeOffer } from '@storefront/business';
import { slotInstants } from '@storefront/contract';
import type { Business } from './business';

const minute = 60_000;
const quarter = 15 * minute;

/** The business with its modes as they are at an instant in milliseconds, which may be later than the server's answer. */
export function businessAt(business: Business, now: number): Business {
  const { delivery, collection } = business.modes;
  const modes = { delivery: offerAt(delivery, now), collection: offerAt(collection, now) };
  const isUnchanged = modes.delivery === delivery && modes.collection === collection;
  return isUnchanged ? business : { ...business, modes };
}

/** Leaves only later periods once the kitchen can no longer make an order before the current one ends (D74). */
const offerAt = (offer: ModeOffer, now: number): ModeOffer => {
  if (offer.possible !== 'yes' || offer.times.length === 0) return offer;
  const times = slotInstants(offer.times, now);
  const next = times.findIndex((at) => at >= now);
  if (next < 0) return { ...offer, possible: 'no' };
  let last = next;
  // Times are a quarter of an hour apart; a longer gap is a break between two periods.
  while ((times[last + 1] ?? Infinity) - (times[last] ?? 0) <= quarter) last += 1;
  if (now + offer.minutes * minute <= (times[last] ?? 0)) return offer;
  return { ...offer, possible: last + 1 < times.length ? 'pre' : 'no' };
};
