import { londonMinutes, minutesOf } from '@storefront/contract';
import type { NightDates, OrderSlot, Possible } from '@storefront/contract';

/** How a business serves in one mode today: the times it lists in the order of its service, and how long it takes. */
export interface ModeService {
  readonly possible: Possible;
  readonly takesMinutes: number;
  readonly times: readonly OrderSlot[];
}

/** What the slot select offers; `value` is what the order is sent with, `night` the dates of a time after midnight (D83). */
export interface SlotChoice {
  readonly value: string;
  readonly kind: 'asap' | 'asap-after-opening' | 'time';
  readonly night?: NightDates | undefined;
}

const hour = 60;
const quarter = 15;
const day = 24 * hour;

/**
 * The times that can be chosen now: as soon as possible first, while the kitchen can still make it, then every listed
 * time that is more than an hour away (SLT-1 to SLT-4, D74).
 */
export function slotChoices(service: ModeService, now: number): readonly SlotChoice[] {
  const minutesNow = londonMinutes(now);
  const listed = inOrder(service, minutesNow);
  const nights = new Map(listed.map((minutes, at) => [minutes, service.times[at]?.night]));
  const configured = withoutLostPeriods(service, listed, minutesNow);
  const offered = configured.filter((minutes) => minutes > minutesNow + hour);
  const times = offered.map((minutes) => ({
    value: timeOf(minutes),
    kind: 'time' as const,
    night: nights.get(minutes),
  }));
  // The business is open, but too briefly to list a time: the order is for as soon as possible or not at all.
  const isListed = service.times.length > 0;
  if (service.possible === 'no' || (isListed ? configured.length === 0 : service.possible === 'pre'))
    return times;
  // Every listed time is still more than an hour away, so the service has not begun (SLT-3).
  const kind = offered.length >= service.times.length ? 'asap-after-opening' : 'asap';
  return [{ value: 'ASAP', kind }, ...times];
}

/** Drops the times of every period that the kitchen can no longer serve before its last time. */
const withoutLostPeriods = (
  { takesMinutes }: ModeService,
  configured: readonly number[],
  minutesNow: number,
): readonly number[] => {
  let last = Infinity;
  return configured.reduceRight<number[]>((upcoming, minutes, at) => {
    // Times are a quarter of an hour apart; a longer gap is a break between two periods.
    if ((configured[at + 1] ?? Infinity) - minutes > quarter) last = minutes;
    return minutesNow + takesMinutes <= last ? [minutes, ...upcoming] : upcoming;
  }, []);
};

/** The listed times as minutes since today's midnight; a time that is earlier than the one before belongs to the next day. */
const inOrder = ({ possible, takesMinutes, times }: ModeService, minutesNow: number): readonly number[] => {
  const listed = times.map(({ time }) => minutesOf(time));
  const first = listed[0] ?? 0;
  const runsPastMidnight = listed.some((minutes) => minutes < first);
  // When the business is open now but the first time is far off, the service began yesterday.
  const beganYesterday =
    possible === 'yes' && runsPastMidnight && first - takesMinutes - quarter > minutesNow;
  let days = beganYesterday ? -1 : 0;
  return listed.map((minutes, at) => {
    const before = listed[at - 1];
    if (before !== undefined && minutes < before) days += 1;
    return minutes + days * day;
  });
};

const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % day) + day) % day;
  return [Math.floor(ofDay / hour), ofDay % hour].map((part) => String(part).padStart(2, '0')).join(':');
};
