import { generate, ident, parse } from 'css-tree';
import { AtRule, parse as parseSheet, Rule } from 'postcss';
import type { ChildNode, Container, Document, Root } from 'postcss';

/** The cascade layer in which the build puts the sheets of the design system, and no sheet of a feature. */
const designSystem = 'components';

export const coverRemedy =
  'use Dialog, Sheet, AlertPopup or WaitingVeil of @storefront/ui, or let presses through with pointer-events: none';

/** The properties of an element that decide whether it covers the page, without their shorthands. */
type Box = Map<string, string>;

const sides = ['top', 'right', 'bottom', 'left'];
/** The physical property of each logical one, as in writing from left to right. */
const physical = new Map<string, readonly string[]>(
  Object.entries({
    inset: sides,
    'inset-block': ['top', 'bottom'],
    'inset-inline': ['left', 'right'],
    'inset-block-start': ['top'],
    'inset-block-end': ['bottom'],
    'inset-inline-start': ['left'],
    'inset-inline-end': ['right'],
    'inline-size': ['width'],
    'block-size': ['height'],
    'min-inline-size': ['min-width'],
    'min-block-size': ['min-height'],
    'max-inline-size': ['max-width'],
    'max-block-size': ['max-height'],
  }),
);

/**
 * The rules of a sheet that lay a fixed layer over the whole page and take its presses (REL-4), with the selector of each. Components of the
 * design system may: theirs can be closed, or end with what they wait for.
 */
export function coversIn(sheet: Root): { readonly node: ChildNode; readonly selector: string }[] {
  const found: { node: ChildNode; selector: string }[] = [];
  // Rules with one selector describe one element, wherever in the sheet they stand.
  const boxes = new Map<string, Box>();
  sheet.walk((node) => {
    if (!(node instanceof Rule || node instanceof AtRule) || isOfDesignSystem(node)) return;
    const rule = ruleAround(node);
    if (rule === undefined) return;
    const declarations = (node.nodes ?? []).filter((child) => child.type === 'decl');
    if (declarations.length === 0) return;
    for (const selector of rule.selectors) {
      const key = [...outerSelectors(rule), selector].join(' { ');
      const box = boxes.get(key) ?? new Map<string, string>();
      boxes.set(key, box);
      const didCover = coversPage(box);
      for (const { prop, value } of declarations) setProperty(box, prop, value);
      if (coversPage(box) && !didCover) found.push({ node, selector });
    }
  });
  return found;
}

/** Whether an element with this text as its style attribute covers the page. */
export function coversAsAttribute(style: string): boolean {
  try {
    return coversAsDeclarations(
      parseSheet(style).nodes.flatMap((node) => (node.type === 'decl' ? [node] : [])),
    );
  } catch {
    // A browser reads nothing in it either.
    return false;
  }
}

/** Whether an element with these declarations covers the page. */
export function coversAsDeclarations(
  declarations: readonly { readonly prop: string; readonly value: string }[],
): boolean {
  // Most objects in code are no styles.
  if (!declarations.some(({ value }) => value.toLowerCase() === 'fixed')) return false;
  const box: Box = new Map();
  for (const { prop, value } of declarations) setProperty(box, prop, value);
  return coversPage(box);
}

function isOfDesignSystem(node: Container | Document): boolean {
  let outermost = node;
  while (outermost.parent && outermost.parent.type !== 'root') outermost = outermost.parent;
  return outermost instanceof AtRule && outermost.name === 'layer' && outermost.params === designSystem;
}

function ruleAround(node: Container | Document | undefined): Rule | undefined {
  if (node === undefined || node instanceof Rule) return node;
  return ruleAround(node.parent);
}

function outerSelectors(rule: Rule): string[] {
  const outer = ruleAround(rule.parent);
  return outer === undefined ? [] : [...outerSelectors(outer), outer.selector];
}

function setProperty(box: Box, prop: string, value: string): void {
  const name = ident.decode(prop).toLowerCase();
  const names = physical.get(name) ?? [name];
  const values = names.length === 1 ? [value] : partsOf(value);
  // As in every shorthand of four sides: the right one is missing, then the lower, then the left.
  const [first = value, second = first, third = first, fourth = second] = values;
  const all = [first, second, third, fourth];
  for (const [place, one] of names.entries()) box.set(one, (all[place] ?? value).trim().toLowerCase());
}

function partsOf(value: string): string[] {
  const parsed = parse(value, { context: 'value', onParseError: () => undefined });
  return parsed.type === 'Value' ? [...parsed.children].map((part) => generate(part)) : [value];
}

function coversPage(box: Box): boolean {
  if (box.get('position') !== 'fixed' || box.get('pointer-events') === 'none') return false;
  return spans(box, 'width', 'left', 'right') && spans(box, 'height', 'top', 'bottom');
}

/** Whether a box takes the whole of one direction, as far as its declarations say without computing. */
function spans(box: Box, size: string, start: string, end: string): boolean {
  const set = (name: string, unset: string) => {
    const value = box.get(name);
    return value === unset ? undefined : value;
  };
  const most = set(`max-${size}`, 'none');
  if (most !== undefined && !isWhole(most)) return false;
  const [length, least] = [set(size, 'auto'), set(`min-${size}`, 'auto')];
  if ([length, least].some((one) => one !== undefined && isWhole(one))) return true;
  return length === undefined && isAtEdge(box.get(start)) && isAtEdge(box.get(end));
}

/** Shares from which on a layer counts as one over the whole page, in hundredths of the screen. */
const wholeShare = 90;
/** The most that an offset may leave free and still be at the edge, by its unit. */
const nearEdge = { px: 32, em: 2, rem: 2, share: 5 };

const aLength = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/;
const isShare = (unit: string) => unit === '%' || /^[sld]?v(w|h|i|b|min|max)$/.test(unit);

function isWhole(size: string): boolean {
  if (/^(stretch|-webkit-fill-available|-moz-available)$/.test(size)) return true;
  const [, number, unit = ''] = aLength.exec(size) ?? [];
  return isShare(unit) && Number(number) >= wholeShare;
}

function isAtEdge(offset: string | undefined): boolean {
  if (offset === undefined) return false;
  if (offset.startsWith('env(')) return true;
  const [, number, unit = ''] = aLength.exec(offset) ?? [];
  if (number === undefined) return false;
  const most =
    unit === 'px' || unit === 'em' || unit === 'rem' ? nearEdge[unit] : isShare(unit) ? nearEdge.share : 0;
  return Number(number) <= most;
}
