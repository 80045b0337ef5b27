import { hasCode, isOk } from '@storefront/contract';
import type { Refusal, YesNo } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { copy } from '../copy';
import { PagedStore } from '../stores/paged-store';

interface Listed<Wire> {
  responsecode: '200';
  list: Wire[];
  more_status: YesNo;
}

type Ask<Wire> = (
  body: { sessiontoken: string; req_page: number },
  options: { signal: AbortSignal },
) => Promise<Listed<Wire> | Refusal>;

/** What the user has ordered, or booked, a page at a time. */
export function listingOf<Wire, Item>(
  { session }: Pick<Host, 'session'>,
  ask: Ask<Wire>,
  parse: (wire: Wire) => Item,
): PagedStore<Item> {
  return new PagedStore(async (page, signal) => {
    const answer = await ask({ sessiontoken: session.visitor.token ?? '', req_page: page }, { signal });
    if (isOk(answer))
      return { kind: 'page', list: answer.list.map(parse), more: answer.more_status === 'yes' };
    if (hasCode(answer, '204')) return { kind: 'page', list: [], more: false };
    if (hasCode(answer, '221')) session.logOut(copy.sessionOver);
    return { kind: 'refused', sentence: answer.status };
  }, copy.unreachable);
}
