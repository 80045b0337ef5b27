import type { CartItem, OkAnswer } from '@storefront/contract';

/** Mode and time of an earlier order as far as they can be had again, in the words of the wire (D127). */
type ReorderedService = Partial<
  Pick<
    OkAnswer<'business/reorder'>,
    'del_mode' | 'slot' | 'zipcode' | 'delivery_price' | 'minorder_price' | 'delivery_charge_waiver'
  >
>;

/** The dishes of an earlier order that are still sold, at today's prices. */
export interface ReorderedCart {
  readonly businessId: string;
  readonly businessSlug: string;
  readonly items: readonly CartItem[];
  readonly orderKey: string;
  /** The names of the dishes that are no longer sold. */
  readonly missing: readonly string[];
  /** What else has changed, in sentences. */
  readonly changes: readonly string[];
  readonly service: ReorderedService;
}
