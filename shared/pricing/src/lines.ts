import type { CartLine, ChosenGroup } from './cart';
import type { Pence } from './money';

type Priced = Pick<CartLine, 'basePrice' | 'extras'>;
type Counted = Pick<CartLine, 'quantity'>;
type Identified = Pick<CartLine, 'productId' | 'mainProduct'>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What the chosen options add to one of a product: each item's price times its quantity, nested groups too (D61). */
export function extrasPrice(extras: readonly ChosenGroup[]): Pence {
  return sum(extras.flatMap((group) => group.items.map((item) => item.price * item.quantity)));
}

/** The price of one, extras included, before any discount: the wire's sell_price (D62). */
export function unitPrice(line: Priced): Pence {
  return line.basePrice + extrasPrice(line.extras);
}

export function linePrice(line: Priced & Counted): Pence {
  return unitPrice(line) * line.quantity;
}

/** The food subtotal: the prices of all lines, before discount and charges (D62). */
export function foodSubtotal(lines: readonly (Priced & Counted)[]): Pence {
  return sum(lines.map(linePrice));
}

/** How many dishes the cart holds, counting quantities (D62). */
export function unitCount(lines: readonly Counted[]): number {
  return sum(lines.map((line) => line.quantity));
}

/** Whether a line is of that product, either itself or as one of its sub-products (D23). */
export function isOfProduct(line: Identified, productId: string): boolean {
  return line.productId === productId || line.mainProduct?.id === productId;
}

/** How many of a product are in the cart, all its sub-products and variants together. */
export function unitsOfProduct(lines: readonly (Identified & Counted)[], productId: string): number {
  return unitCount(lines.filter((line) => isOfProduct(line, productId)));
}

/** The menu's count for each product and sub-product in the cart; a product's count holds its sub-products' (CRT-10). */
export function productCounts(lines: readonly (Identified & Counted)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const ids = new Set([line.productId, line.mainProduct?.id ?? line.productId]);
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + line.quantity);
  }
  return counts;
}
