import { cartLimits, fitText } from '@storefront/contract';
import { isOfProduct } from '@storefront/pricing';
import type { CartLine } from '@storefront/pricing';

type Article = Omit<CartLine, 'quantity'>;

/** What tells two lines of a dish apart: sub-product, options and comment (CRT-8). */
export function lineKey({ productId, mainProduct, extras, comment }: Article): string {
  return JSON.stringify([
    productId,
    mainProduct?.id ?? '',
    comment,
    extras.flatMap(({ groupId, parentItemId, items }) =>
      items.map(({ itemId, quantity }) => [parentItemId, groupId, itemId, quantity].join(' ')),
    ),
  ]);
}

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: Math.min(cartLimits.quantity, Math.max(1, quantity)),
});

/** Adds `quantity` to the matching line, or makes a new line (CRT-1, CRT-2). A full cart stays unchanged. */
export function addedTo(lines: readonly CartLine[], article: Article, quantity: number): readonly CartLine[] {
  const key = lineKey(article);
  const existing = lines.find((line) => lineKey(line) === key);
  if (existing)
    return lines.map((line) => (line === existing ? withQuantity(line, line.quantity + quantity) : line));
  return lines.length >= cartLimits.lines
    ? lines
    : [...lines, withQuantity({ ...article, quantity }, quantity)];
}

/** Lowers the quantity of a line by one, down to one (CRT-7). */
export function decreased(line: CartLine): CartLine {
  return withQuantity(line, line.quantity - 1);
}

/** Lowers the quantity of a line by one, and deletes the line at one (CRT-3, CRT-4). */
export function removedFrom(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line];
    return line.quantity === 1 ? [] : [decreased(line)];
  });
}

export function withoutLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** The line of a dish that was added last: the minus on a menu card lowers it (D62). */
export function findLatestLine(lines: readonly CartLine[], dishId: string): CartLine | undefined {
  return lines.findLast((line) => isOfProduct(line, dishId));
}

/** Changes the comment of a line, at most 50 characters, and merges two lines that become the same (CRT-8, CRT-11). */
export function withComment(lines: readonly CartLine[], key: string, comment: string): readonly CartLine[] {
  const changed = lines.map((line) =>
    lineKey(line) === key ? { ...line, comment: shortComment(comment) } : line,
  );
  return changed.reduce<readonly CartLine[]>((merged, line) => addedTo(merged, line, line.quantity), []);
}

/** Shortens a comment to 50 characters without line breaks or halves of emoji, which the API refuses (CRT-11). */
export function shortComment(comment: string): string {
  const line = comment
    .replaceAll('\u0000', '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '');
  return fitText(line, cartLimits.comment);
}
