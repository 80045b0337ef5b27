/** Why a kept cart cannot be gone on with. */
export type ResetReason = 'other-business' | 'new-day' | 'too-old';

/** Whose cart is kept, of which day, and since when it has not changed; undefined where that is not known. */
export interface CartStamps {
  readonly businessId: string | undefined;
  readonly todayToken: string | undefined;
  readonly changedAt: number | undefined;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Why a kept cart is reset on coming to a business, or undefined when it stands (CRT-15, CRT-16, D67). */
export function resetReason(
  kept: CartStamps & { readonly isEmpty: boolean },
  present: { readonly businessId: string; readonly todayToken: string; readonly now: number },
): ResetReason | undefined {
  if (kept.businessId !== present.businessId && !(kept.businessId === undefined && kept.isEmpty))
    return 'other-business';
  if (kept.todayToken !== undefined && kept.todayToken !== present.todayToken) return 'new-day';
  if (kept.changedAt !== undefined && present.now - kept.changedAt > dayInMilliseconds) return 'too-old';
  return undefined;
}
