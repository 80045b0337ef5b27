import { yesNo } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import type { UnchangedBusiness } from '../catalogue/catalogue';
import type { ServedProfile, Tonight } from '../catalogue/tonight';
import { dayEnd } from './day-end';
import { listDishes, listOptions } from './sellables';
import type { Sellable } from './sellables';

type TonightAnswer = OkAnswer<'kitchen/tonight'>;
type WireSellable = TonightAnswer['options'][number];

/** The answer of `kitchen/tonight`: what the catalogue has, and what the kitchen has changed over it. */
export function presentTonight(
  { profile, menu }: UnchangedBusiness,
  served: ServedProfile,
  tonight: Tonight | undefined,
  now: number,
): TonightAnswer {
  const dish = (sellable: Sellable) => presentSellable(sellable, tonight?.dishes);
  return {
    responsecode: '200',
    categories: listDishes(menu).map((category) => ({ ...category, dishes: category.dishes.map(dish) })),
    options: listOptions(menu).map((option) => presentSellable(option, tonight?.options)),
    modes: [
      ...(['delivery', 'pickup'] as const).map((mode) => ({
        mode,
        offered: profile[mode].status,
        ...presentPause(tonight, mode),
        minutes: profile[mode].average_minutes,
        more: tonight?.minutes.get(mode) ?? 0,
      })),
      {
        mode: 'booking',
        offered: yesNo(profile.booking?.status === 'yes'),
        ...presentPause(tonight, 'booking'),
      },
    ],
    days: [...(tonight?.days ?? [])]
      .map(([date, hours]) => ({ date, hours: hours.map(([start, end]) => ({ start, end })) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    day_ends: instant(dayEnd(served, now)),
  };
}

function presentSellable(
  { ids, name, isOff }: Sellable,
  soldOut: Tonight['dishes'] = new Map(),
): WireSellable {
  const marked = ids.filter((id) => soldOut.has(id));
  if (marked.length < ids.length) return { ids: [...ids], name, sold_out: isOff ? 'catalogue' : 'no' };
  // Each id may end at another time; it is to be had again once the first one is.
  const until = Math.min(...marked.map((id) => soldOut.get(id) ?? Infinity));
  return { ids: [...ids], name, sold_out: 'yes', ...(until < Infinity && { until: instant(until) }) };
}

function presentPause(
  tonight: Tonight | undefined,
  mode: 'delivery' | 'pickup' | 'booking',
): { readonly paused_until?: string } {
  const until = tonight?.pauses.get(mode);
  return until === undefined ? {} : { paused_until: instant(until) };
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
