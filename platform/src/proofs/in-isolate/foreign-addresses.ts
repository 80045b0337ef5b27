import { ident, parse, walk } from 'css-tree';
import type { CssNode } from 'css-tree';
import type { ChildNode, Root } from 'postcss';

const own = 'https://own.invalid';
/** Functions of CSS whose texts are addresses; `url` is one of them when its name is escaped. */
const takesAddresses = new Set(['url', 'image-set', '-webkit-image-set', 'src']);

/** Whether a browser would fetch the address from another host than that of the release. */
export function isForeign(address: string): boolean {
  const url = URL.canParse(address, own) ? new URL(address, own) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.origin !== own;
}

/** The addresses of other hosts that a sheet would fetch; every file that a page fetches belongs to a release (REL-4). */
export function foreignInSheet(sheet: Root): { readonly node: ChildNode; readonly address: string }[] {
  const found: { node: ChildNode; address: string }[] = [];
  sheet.walkDecls((node) => {
    for (const address of addressesIn(node.value).filter(isForeign)) found.push({ node, address });
  });
  return found;
}

function addressesIn(value: string): string[] {
  const found: string[] = [];
  walk(parse(value, { context: 'value' }), (node: CssNode) => {
    if (node.type === 'Url') found.push(node.value);
    if (node.type !== 'Function' || !takesAddresses.has(ident.decode(node.name).toLowerCase())) return;
    for (const part of node.children) if (part.type === 'String') found.push(part.value);
  });
  return found;
}
