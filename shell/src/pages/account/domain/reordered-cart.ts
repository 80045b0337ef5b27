import type { CartItem } from '@storefront/contract';

/** The dishes of an earlier order that are still sold, at today's prices. */
export interface ReorderedCart {
  readonly businessId: string;
  readonly businessSlug: string;
  readonly items: readonly CartItem[];
  readonly orderKey: string;
  /** The names of the dishes that are no longer sold. */
  readonly missing: readonly string[];
}
