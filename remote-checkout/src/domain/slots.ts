import { canOrder } from '@storefront/business';
import type { ModeOffer } from '@storefront/business';
import { formatOrderSlot, formatTimeAt, isRepeatedHour, slotInstants } from '@storefront/contract';
import type { NightDates, OrderSlot } from '@storefront/contract';
import type { WantedTime } from './order-draft';

/** A part of the day; after midnight with its dates: of the calendar, and of the service it belongs to (D83). */
type SlotPeriod =
  | { readonly kind: 'today' | 'tonight' }
  | { readonly kind: 'after-midnight'; readonly date: string; readonly serviceDate: string };

/** What the slot select offers. */
export type SlotChoice =
  | { readonly kind: 'asap' | 'asap-after-opening'; readonly value: 'ASAP' }
  | {
      readonly kind: 'time';
      /** By which the choice is kept: HH:MM, or the ISO instant in the hour that comes twice when the clocks go back (D114). */
      readonly value: string;
      readonly time: string;
      /** In milliseconds since 1970. */
      readonly at: number;
      /** As customers read it, with its dates after midnight (D83). */
      readonly label: string;
      /** The part of the day under which it is listed. */
      readonly period: SlotPeriod;
    };

const minute = 60_000;
const fiveMinutes = 5 * minute;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * The times that can be chosen now: as soon as possible first, while the kitchen can still make it, then every listed
 * time that is more than an hour away (SLT-1 to SLT-4, D74). Times are instants, so an hour is an hour when the clocks change (D114).
 */
export function slotChoices(service: ModeOffer, now: number): readonly SlotChoice[] {
  const instants = slotInstants(service.times, now);
  const choices = service.times.map((slot, index) => choiceOf(slot, instants[index] ?? now));
  const configured = withoutLostPeriods(choices, now + service.minutes * minute);
  const times = configured.filter(({ at }) => at > now + hour);
  // The business is open, but too briefly to list a time: the order is for as soon as possible or not at all.
  const isListed = service.times.length > 0;
  if (!canOrder(service) || (isListed ? configured.length === 0 : service.possible === 'pre')) return times;
  // Every listed time is still more than an hour away, so the service has not begun (SLT-3).
  const kind = times.length >= service.times.length ? 'asap-after-opening' : 'asap';
  return [{ kind, value: 'ASAP' }, ...times];
}

/** When an order for as soon as possible usually comes, rounded up to five minutes as its page rounds it, in milliseconds since 1970. */
export function usualTime({ minutes }: ModeOffer, now: number): number {
  return Math.ceil((now + minutes * minute) / fiveMinutes) * fiveMinutes;
}

/** How a chosen time reads when it is no longer offered; `value` is that of its choice. */
export function lostLabel(value: string): string {
  return isInstant(value) ? formatTimeAt(Date.parse(value)) : value;
}

type TimeChoice = Extract<SlotChoice, { kind: 'time' }>;

const choiceOf = ({ time, night }: OrderSlot, at: number): TimeChoice => ({
  kind: 'time',
  value: isRepeatedHour(at) ? new Date(at).toISOString() : time,
  time,
  at,
  label: formatOrderSlot(time, night),
  period: periodOf(time, night),
});

/** When 'Today' becomes 'Tonight'. */
const evening = '17:00';

const periodOf = (time: string, night: NightDates | undefined): SlotPeriod => {
  if (night !== undefined && night.calendar_date !== night.service_date)
    return { kind: 'after-midnight', date: night.calendar_date, serviceDate: night.service_date };
  return { kind: time < evening ? 'today' : 'tonight' };
};

const isInstant = (value: string): boolean => value.includes('T');

/** Drops the times of every period that the kitchen can no longer serve before its last time; `soonest` is when it could have made an order. */
const withoutLostPeriods = (choices: readonly TimeChoice[], soonest: number): readonly TimeChoice[] => {
  let last = Infinity;
  return choices.reduceRight<TimeChoice[]>((upcoming, choice, index) => {
    // Times are a quarter of an hour apart; a longer gap is a break between two periods.
    if ((choices[index + 1]?.at ?? Infinity) - choice.at > quarter) last = choice.at;
    return soonest <= last ? [choice, ...upcoming] : upcoming;
  }, []);
};

/** What an order is sent with for a choice. */
export function wantedTime(choice: SlotChoice): WantedTime {
  return choice.kind === 'time'
    ? { slot: choice.time, at: choice.at }
    : { slot: choice.value, at: undefined };
}
