import type { CartLine } from './cart';
import { unitPrice } from './lines';
import type { Menu, MenuDish } from './menu';
import type { Pence } from './money';
import { optionFaults } from './options';
import { itemNames, lostItems, sellExtras } from './reprice-extras';

/** A cart line as a browser claims it; `seenPrice` is the price of one that the customer was shown (G4). */
export interface ClaimedLine {
  readonly line: CartLine;
  readonly seenPrice: Pence;
}

/** How a line differs from the menu; `name` is the one the customer knows. */
export type CartChange =
  | { readonly kind: 'price'; readonly name: string; readonly before: Pence; readonly after: Pence }
  | { readonly kind: 'renamed'; readonly name: string; readonly after: string }
  | { readonly kind: 'options'; readonly name: string; readonly lost: readonly string[] }
  | { readonly kind: 'gone'; readonly name: string };

/** The cart as the menu has it: its lines, every change, and the names of the dishes dropped (D29, D30). */
export interface RepricedCart {
  readonly lines: readonly CartLine[];
  readonly changes: readonly CartChange[];
  readonly dropped: readonly string[];
}

/** Prices claimed lines from the menu alone: names, prices and options that the menu does not have are dropped (ORD-10, ORD-11). */
export function repriceCart(menu: Menu, claims: readonly ClaimedLine[]): RepricedCart {
  const results = claims.map((claim) => repriceLine(menu, claim));
  const changes = results.flatMap((result) => result.changes);
  return {
    lines: results.flatMap(({ line }) => (line === null ? [] : [line])),
    changes,
    dropped: changes.flatMap((change) => (change.kind === 'gone' ? [change.name] : [])),
  };
}

interface RepricedLine {
  readonly line: CartLine | null;
  readonly changes: readonly CartChange[];
}

const repriceLine = (menu: Menu, { line, seenPrice }: ClaimedLine): RepricedLine => {
  const sold = findSold(menu, line);
  const removedLine: RepricedLine = { line: null, changes: [{ kind: 'gone', name: fullName(line) }] };
  if (sold === null) return removedLine;
  const { product, ...article } = sold;
  const extras = sellExtras(product.optionGroups, line.extras);
  // A required choice may have left the menu or come to it since, so the rest is no longer a whole dish.
  if (optionFaults(product.optionGroups, extras).length > 0) return removedLine;
  const repriced: CartLine = { ...line, ...article, extras };
  return { line: repriced, changes: changesBetween(line, seenPrice, repriced) };
};

type Article = Pick<CartLine, 'productId' | 'name' | 'basePrice' | 'mainProduct'>;

const findSold = (menu: Menu, line: CartLine): (Article & { product: MenuDish }) | null => {
  const product = menu.get(line.mainProduct?.id ?? line.productId);
  if (product === undefined || !product.isAvailable) return null;
  if (line.mainProduct === null) {
    if (product.subProducts.length > 0) return null;
    return {
      product,
      productId: product.id,
      name: product.name,
      basePrice: product.price,
      mainProduct: null,
    };
  }
  const sub = product.subProducts.find(({ id }) => id === line.productId);
  if (sub === undefined) return null;
  const mainProduct = { id: product.id, name: product.name };
  return { product, productId: sub.id, name: sub.name, basePrice: sub.price, mainProduct };
};

const changesBetween = (claimed: CartLine, seenPrice: Pence, repriced: CartLine): readonly CartChange[] => {
  const name = fullName(claimed);
  const lost = lostItems(claimed.extras, repriced.extras);
  const price = unitPrice(repriced);
  return [
    ...renamings(claimed, repriced),
    ...(lost.length === 0 ? [] : [{ kind: 'options' as const, name, lost }]),
    ...(seenPrice === price ? [] : [{ kind: 'price' as const, name, before: seenPrice, after: price }]),
  ];
};

const renamings = (claimed: CartLine, repriced: CartLine): readonly CartChange[] => {
  const names = [
    [fullName(claimed), fullName(repriced)] as const,
    ...itemNames(claimed.extras, repriced.extras),
  ];
  return names.flatMap(([name, after]) =>
    name === after ? [] : [{ kind: 'renamed' as const, name, after }],
  );
};

const fullName = ({ name, mainProduct }: Pick<CartLine, 'name' | 'mainProduct'>): string =>
  mainProduct === null ? name : `${mainProduct.name} (${name})`;
