import { londonMinutes, minutesOf } from '@storefront/contract';
import type { Business, ModeOffer } from './business';

const quarter = 15;
const day = 24 * 60;

/** The business with its modes as they are at an instant in milliseconds, which may be later than the server's answer. */
export function businessAt(business: Business, now: number): Business {
  const minutes = londonMinutes(now);
  const { delivery, collection } = business.modes;
  const modes = { delivery: offerAt(delivery, minutes), collection: offerAt(collection, minutes) };
  const isUnchanged = modes.delivery === delivery && modes.collection === collection;
  return isUnchanged ? business : { ...business, modes };
}

/** Leaves only later periods once the kitchen can no longer make an order before the current one ends (D74). */
const offerAt = (offer: ModeOffer, now: number): ModeOffer => {
  if (offer.possible !== 'yes' || offer.times.length === 0) return offer;
  const times = offer.times.map((time) => ahead(now, minutesOf(time)));
  const next = times.indexOf(Math.min(...times));
  let last = next;
  // Times are a quarter of an hour apart; a longer gap is a break between two periods.
  while (ahead(times[last] ?? 0, times[last + 1] ?? Infinity) <= quarter) last += 1;
  if (offer.minutes <= (times[last] ?? 0)) return offer;
  return { ...offer, possible: last + 1 < times.length ? 'pre' : 'no' };
};

/** Minutes from one time of day forward to another, past midnight if need be. */
const ahead = (from: number, to: number): number => (((to - from) % day) + day) % day;
