import type { CartItem, OrderSummary, ServiceMode } from '@storefront/contract';
import {
  parseCartLines,
  parseDiscountMarks,
  parsePounds,
  parseReduction,
  parseServiceMode,
} from '@storefront/pricing';
import { unwrap } from '../unwrap';
import type { OrderContent, OrderedLine } from './order-content';

/** A line of an order as versions before decision 0018 stored it. */
interface FormerLine {
  readonly item: CartItem;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

/** The columns in which versions before decision 0018 stored the content of an order, in the words of the wire. */
export interface FormerColumns {
  readonly items: readonly FormerLine[];
  readonly freeDishes: OrderSummary['freedish'];
  readonly totals: OrderSummary['totals'];
}

/** Parses the content of an order that a version before decision 0018 wrote. Throws when it is damaged. */
export function parseFormerColumns(
  mode: ServiceMode,
  { items, freeDishes, totals }: FormerColumns,
): OrderContent {
  const minimum = pence(totals.minorderamnt);
  const chosen = parseServiceMode(mode);
  return {
    lines: items.map(parseFormerLine),
    freeDishes: freeDishes.map(({ fd_id, fd_name, fd_price, qnty }) => ({
      id: fd_id,
      name: fd_name,
      price: pence(fd_price),
      quantity: qnty,
    })),
    service:
      chosen === 'collection'
        ? { mode: chosen, minimum }
        : {
            mode: chosen,
            terms: {
              charge: pence(totals.zone_delivery_charg),
              minimum,
              waiver: pence(totals.delivery_charge_waiver),
            },
          },
    figures: {
      subtotal: pence(totals.subtotal),
      discount: pence(totals.total_discount),
      delivery: pence(totals.additionalchageamnt),
      service: pence(totals.servicecharge),
      bag: pence(totals.baggagecharge),
      minimum,
      total: pence(totals.total),
      appliedDiscount: totals.discount && {
        code: totals.discount.code,
        reduction: unwrap(parseReduction(totals.discount)),
      },
    },
  };
}

function parseFormerLine({ item, allergens, diets }: FormerLine): OrderedLine {
  const [line] = unwrap(parseCartLines([item]));
  if (line === undefined) throw new Error('A line of an order is lost');
  return { line, marks: parseDiscountMarks(item), allergens, diets };
}

function pence(amount: string): number {
  return unwrap(parsePounds(amount));
}
