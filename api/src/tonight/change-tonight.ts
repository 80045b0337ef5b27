import { addDays, formatTimeAt, londonInstant, londonMoment, minutesOf } from '@storefront/contract';
import type { Answer, Body } from '@storefront/contract';
import { refused } from '../answers';
import type { UnchangedBusiness } from '../catalogue/catalogue';
import type { Hours } from '../catalogue/format';
import type { ServedProfile } from '../catalogue/tonight';
import { createTonightRepository } from '../catalogue/tonight-repository';
import type { TonightRow } from '../catalogue/tonight-repository';
import type { Database } from '../database/database';
import type { ActLog } from '../kitchen-acts/act-log';
import { copy } from './copy';
import { dayEnd } from './day-end';
import { listDishes, listOptions } from './sellables';

const minute = 60_000;
const hour = 60 * minute;
const daysAhead = 365;

/** What an act needs to know beside what was asked for. */
export interface TonightCircumstances {
  readonly business: UnchangedBusiness;
  /** The business as customers see it now. */
  readonly served: ServedProfile;
  readonly now: Date;
  /** Writes the act into the log. */
  readonly log: ActLog;
}

type Asked<Name extends 'kitchen/sold_out' | 'kitchen/pause' | 'kitchen/minutes' | 'kitchen/special_day'> =
  Omit<Body<Name>, 'kitchen_token' | 'request_key'>;

const done = { responsecode: '200' } as const;

/** Inside a transaction, marks a dish or an option as sold out, or as available again (KIT-21). */
export async function changeSoldOut(
  transaction: Database,
  { kind, ids, until }: Asked<'kitchen/sold_out'>,
  { business, served, now, log }: TonightCircumstances,
): Promise<Answer<'kitchen/sold_out'>> {
  const { menu, profile } = business;
  const all = kind === 'dish' ? listDishes(menu).flatMap(({ dishes }) => dishes) : listOptions(menu);
  const known = all.filter((sellable) => sellable.ids.some((id) => ids.includes(id)));
  const targets = ids.filter((id) => known.some((sellable) => sellable.ids.includes(id)));
  const [first] = known;
  if (first === undefined) return refused(copy.notOnMenu);
  const { repository, before } = await begin(transaction, profile.business_id, now);
  const rowOf = before.find(({ subject, target }) => subject === kind && targets.includes(target));
  const ends = endOf(until, served, now);
  if (until === 'available') await repository.remove(profile.business_id, kind, targets);
  else await repository.put({ businessId: profile.business_id, subject: kind, targets, until: ends });
  const words = (end: Date | null) => copy.states.soldOut(end === null ? '' : timeAt(end));
  await log({
    act: until === 'available' ? copy.acts.available : copy.acts.soldOut,
    subject: [...new Set(known.map(({ name }) => name))].join(', '),
    before: rowOf === undefined ? copy.states.available : words(rowOf.until),
    after: until === 'available' ? copy.states.available : words(ends),
  });
  return done;
}

function endOf(until: Asked<'kitchen/sold_out'>['until'], served: ServedProfile, now: Date): Date | null {
  if (until === 'hour') return new Date(now.getTime() + hour);
  return until === 'today' ? new Date(dayEnd(served, now.getTime())) : null;
}

/** Inside a transaction, stops a mode for some minutes, or goes on with it (KIT-22). */
export async function changePause(
  transaction: Database,
  { mode, minutes }: Asked<'kitchen/pause'>,
  { business: { profile }, now, log }: TonightCircumstances,
): Promise<Answer<'kitchen/pause'>> {
  if (profile[mode]?.status !== 'yes') return refused(copy.notOffered);
  const { repository, before } = await begin(transaction, profile.business_id, now);
  const running = before.find(({ subject, target }) => subject === 'pause' && target === mode);
  const until = new Date(now.getTime() + minutes * minute);
  if (minutes === 0) await repository.remove(profile.business_id, 'pause', [mode]);
  else await repository.put({ businessId: profile.business_id, subject: 'pause', targets: [mode], until });
  await log({
    act: minutes === 0 ? copy.acts.resumed : copy.acts.paused,
    subject: copy.modes[mode],
    before: running?.until ? copy.states.stopped(timeAt(running.until)) : copy.states.running,
    after: minutes === 0 ? copy.states.running : copy.states.stopped(timeAt(until)),
  });
  return done;
}

/** Inside a transaction, says by how many minutes an order takes longer, unless another device has done so since it was shown (KIT-23). */
export async function changeMinutes(
  transaction: Database,
  { mode, from, more }: Asked<'kitchen/minutes'>,
  { business: { profile }, served, now, log }: TonightCircumstances,
): Promise<Answer<'kitchen/minutes'>> {
  if (profile[mode].status !== 'yes') return refused(copy.notOffered);
  const { repository, before } = await begin(transaction, profile.business_id, now);
  const row = before.find(({ subject, target }) => subject === 'minutes' && target === mode);
  const shown = row?.value.minutes ?? 0;
  if (shown !== from) return { responsecode: '409', status: copy.minutesChanged(shown), more: shown };
  if (more === 0) await repository.remove(profile.business_id, 'minutes', [mode]);
  else
    await repository.put({
      businessId: profile.business_id,
      subject: 'minutes',
      targets: [mode],
      until: new Date(dayEnd(served, now.getTime())),
      value: { minutes: more },
    });
  await log({
    act: copy.acts.minutes,
    subject: copy.modes[mode],
    before: copy.states.more(shown),
    after: copy.states.more(more),
  });
  return done;
}

/** Inside a transaction, sets the hours of a date, or leaves them to the catalogue again (KIT-24). */
export async function changeSpecialDay(
  transaction: Database,
  { date, state, hours: asked }: Asked<'kitchen/special_day'>,
  { business: { profile }, now, log }: TonightCircumstances,
): Promise<Answer<'kitchen/special_day'>> {
  const today = londonMoment(now.getTime()).date;
  if (!isDate(date) || date < today || date > addDays(today, daysAhead)) return refused(copy.dayRefused);
  if (state === 'open' && asked.length === 0) return refused(copy.hoursMissing);
  const hours: Hours = state === 'open' ? asked.map(({ start, end }) => [start, end]) : [];
  if (!areApart(hours)) return refused(copy.hoursRefused);
  const { repository, before } = await begin(transaction, profile.business_id, now);
  const row = before.find(({ subject, target }) => subject === 'day' && target === date);
  if (state === 'usual') await repository.remove(profile.business_id, 'day', [date]);
  else
    await repository.put({
      businessId: profile.business_id,
      subject: 'day',
      targets: [date],
      // A service that begins on the date may end on the next one.
      until: new Date(londonInstant(addDays(date, 2), 0)),
      value: { hours },
    });
  await log({
    act: copy.acts.day,
    subject: date,
    before: row === undefined ? copy.states.usual : hoursWords(row.value.hours ?? []),
    after: state === 'usual' ? copy.states.usual : hoursWords(hours),
  });
  return done;
}

/** Locks what a business has changed, and reads it; every instance is told once the transaction is committed. */
async function begin(transaction: Database, businessId: string, now: Date) {
  const repository = createTonightRepository(transaction);
  await repository.lock(businessId);
  const before: readonly TonightRow[] = await repository.of(businessId, now);
  await repository.tell(businessId);
  return { repository, before };
}

const timeAt = (instant: Date): string => formatTimeAt(instant.getTime());

const hoursWords = (hours: Hours): string =>
  hours.length === 0 ? copy.states.closed : hours.map(([start, end]) => `${start} - ${end}`).join(', ');

function isDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** Whether every period has a length and ends before the next one begins; one may go on past midnight. */
function areApart(hours: Hours): boolean {
  const periods = hours
    .map(([start, end]) => ({ from: minutesOf(start), to: minutesOf(end) }))
    .map(({ from, to }) => ({ from, to: to > from ? to : to + 24 * 60 }))
    .sort((one, other) => one.from - other.from);
  return periods.every(({ from, to }, index) => {
    const next = periods[index + 1];
    return to - from < 24 * 60 && (next === undefined || to <= next.from);
  });
}
