import type { KitchenAct as WireAct } from '@storefront/contract';

/** What was changed, and how it was before and after; '' where there was nothing. */
export interface Change {
  readonly part: string;
  readonly before: string;
  readonly after: string;
}

/** A line of the log. */
export interface KitchenAct {
  readonly id: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly actor: WireAct['actor'];
  /** Who it was, where a name is known: a person, a device, or both. */
  readonly name: string;
  readonly act: string;
  readonly subject: string;
  readonly changes: readonly Change[];
}

/** A part of the log without a gap, the newest line first, and whether there are older ones. */
export interface LogPart {
  readonly acts: readonly KitchenAct[];
  readonly hasMore: boolean;
}

/** The known part with the newest lines before it; the newest alone, where others lie between them and the known part. */
export function withNewest(known: LogPart | undefined, newest: LogPart): LogPart {
  const oldest = newest.acts.at(-1)?.id;
  if (known === undefined || oldest === undefined) return newest;
  const touches = !newest.hasMore || known.acts.some(({ id }) => id >= oldest);
  if (!touches) return newest;
  const rest = known.acts.filter(({ id }) => id < oldest);
  return rest.length === 0 ? newest : { acts: [...newest.acts, ...rest], hasMore: known.hasMore };
}

/** The known part with what lies before it. */
export function withOlder(known: LogPart, older: LogPart): LogPart {
  return { acts: [...known.acts, ...older.acts], hasMore: older.hasMore };
}
