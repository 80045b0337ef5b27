import { formatServiceTime, hasCode, isOk } from '@storefront/contract';
import type { OkAnswer, Refusal, YesNo } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { copy } from '../copy';
import { PagedStore } from '../stores/paged-store';

export type OrderInList = OkAnswer<'users/orders'>['list'][number];
export type BookingInList = OkAnswer<'users/bookings'>['list'][number];

/** When a table is taken, with the year, since the list reaches back (D83). */
export function whenOf({ calendar_date, date, time }: BookingInList): string {
  return formatServiceTime({ date: calendar_date, time, serviceDate: date }, { withYear: true });
}

interface Listed<Item> {
  responsecode: '200';
  list: Item[];
  more_status: YesNo;
}

type Ask<Item> = (
  body: { sessiontoken: string; req_page: number },
  options: { signal: AbortSignal },
) => Promise<Listed<Item> | Refusal>;

/** What the user has ordered, or booked, a page at a time. */
export function listingOf<Item>({ session }: Pick<Host, 'session'>, ask: Ask<Item>): PagedStore<Item> {
  return new PagedStore(async (page, signal) => {
    const answer = await ask({ sessiontoken: session.visitor.token ?? '', req_page: page }, { signal });
    if (isOk(answer)) return { kind: 'page', list: answer.list, more: answer.more_status === 'yes' };
    if (hasCode(answer, '204')) return { kind: 'page', list: [], more: false };
    if (hasCode(answer, '221')) session.logOut(copy.sessionOver);
    return { kind: 'refused', sentence: answer.status };
  }, copy.unreachable);
}
