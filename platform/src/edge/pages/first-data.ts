import { firstCalls, followingCalls, hasCode } from '@storefront/contract';
import type {
  Answer,
  AnyCall,
  Body,
  CallName,
  FirstData,
  PublicBrand,
  Query,
  RouteMatch,
  RoutedBrand,
} from '@storefront/contract';

/** Answers a brand's call of the API inside the process, without the network. */
export type AskApi = <Name extends CallName>(
  call: Name,
  body: Body<Name>,
  brandId: string,
) => Promise<Answer<Name>>;

export interface FirstDataDeps {
  ask: AskApi;
  /** Milliseconds that a page waits for its data; data that have arrived by then are sent with the page. */
  limit: number;
  /** Called when a call failed or was too late: the page makes it itself. */
  onMissed(call: CallName, why: 'failed' | 'late'): void;
}

type PageMatch = Extract<RouteMatch, { kind: 'page' }>;

/**
 * Makes the calls that the route's first paint needs; never rejects and never takes longer than the limit. The answers stand in the
 * order of the calls, whichever came first, so that the page is the same bytes each time.
 */
export async function gatherFirstData(
  { ask, limit, onMissed }: FirstDataDeps,
  brand: RoutedBrand & Pick<PublicBrand, 'id'>,
  match: PageMatch,
  query: Query,
): Promise<FirstData[]> {
  const made: AnyCall[] = [];
  const answers = new Map<AnyCall, FirstData>();
  const waiting = new Set<AnyCall>();
  let isOver = false;

  const make = async (calls: readonly AnyCall[]): Promise<void> => {
    made.push(...calls);
    const requests = calls.map(async (one) => {
      waiting.add(one);
      try {
        const answer = await ask(one.call, one.body, brand.id);
        if (!isOver) answers.set(one, { ...one, answer } as FirstData);
      } catch {
        if (!isOver) onMissed(one.call, 'failed');
      }
      waiting.delete(one);
    });
    await Promise.all(requests);
  };
  const gathered = () => made.flatMap((one) => answers.get(one) ?? []);

  const all = make(firstCalls(brand, match, query)).then(() => {
    if (!isOver) return make(followingCalls(brand, match, query, gathered()));
  });
  await within(limit, all);
  isOver = true;
  for (const { call } of waiting) onMissed(call, 'late');
  return gathered();
}

/** Whether the data say that the business or page in the path does not exist (D47). */
export function saysNotFound(data: readonly FirstData[]): boolean {
  return data.some(
    (first) =>
      (first.call === 'business/details' || first.call === 'information/page') &&
      hasCode(first.answer, '204'),
  );
}

const within = (milliseconds: number, work: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
