/** Why a stored cart cannot be continued. */
export type ResetReason = 'other-business' | 'new-day' | 'too-old';

/** The business and day of a stored cart, and when it last changed; undefined when unknown. */
export interface CartStamps {
  readonly businessId: string | undefined;
  readonly todayToken: string | undefined;
  readonly changedAt: number | undefined;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Why a stored cart is reset when the customer opens a business; undefined when it is kept (CRT-15, CRT-16, D67). */
export function resetReason(
  stored: CartStamps & { readonly isEmpty: boolean },
  current: { readonly businessId: string; readonly todayToken: string; readonly now: number },
): ResetReason | undefined {
  if (stored.businessId !== current.businessId && !(stored.businessId === undefined && stored.isEmpty))
    return 'other-business';
  if (stored.todayToken !== undefined && stored.todayToken !== current.todayToken) return 'new-day';
  if (stored.changedAt !== undefined && current.now - stored.changedAt > dayInMilliseconds) return 'too-old';
  return undefined;
}
