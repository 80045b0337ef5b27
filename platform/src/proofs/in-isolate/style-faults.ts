import { find, generate, ident, parse as parseSelectors, string } from 'css-tree';
import type { CssNode, Selector } from 'css-tree';
import { CssSyntaxError, parse, Root } from 'postcss';
import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { foreignInSheet } from './foreign-addresses';
import { coverRemedy, coversIn } from './page-covers';
import { sourcePlaces } from './source-places';
import type { NamePlace } from './source-places';

/** At-rules that only contain other rules, or that concern the sheet itself. */
const surrounding = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'charset']);
const selectorLists = new Set(['is', 'where', 'matches']);

/**
 * The rules of a sheet that reach outside the feature (REL-4): its classes and names must be those of CSS Modules, `feature_…`. Beside
 * them what no sheet may have (`faultsOfAnySheet`).
 */
export function styleFaults(path: string, css: string, feature: string, map?: string): string[] {
  // The prefix of the build: `partner/listing` is partner__listing.
  const prefix = `${feature.replace('/', '__')}_`;
  const faults: string[] = [];
  const place = sourcePlaces(path, map);
  const add = (node: ChildNode, sentence: string) => {
    faults.push(`${placeOf(node, place)}: ${sentence}`);
  };
  const sheet = parseSheet(css, place);
  if (!(sheet instanceof Root)) return [sheet.fault];
  checkAll(sheet, false);
  return [...faults, ...faultsOfAnySheet(sheet, place)];

  function checkAll(
    { nodes = [] }: { readonly nodes?: readonly ChildNode[] | undefined },
    insideOwn: boolean,
  ) {
    for (const node of nodes) {
      if (node.type === 'rule') checkRule(node, insideOwn);
      else if (node.type === 'atrule') checkAtRule(node, insideOwn);
    }
  }

  function checkRule(rule: Rule, insideOwn: boolean) {
    const outside = selectorsOf(rule.selector).filter((one) => !staysInside(one, prefix, insideOwn));
    for (const selector of outside)
      add(
        rule,
        `the selector ${typeof selector === 'string' ? selector : generate(selector)} reaches outside the feature; begin it with a class of a CSS Module (${prefix}…)`,
      );
    // Rules nested in a reported rule are reported with it.
    checkAll(rule, true);
  }

  function checkAtRule(rule: AtRule, insideOwn: boolean) {
    const kind = rule.name.toLowerCase().replace(/^-\w+-/, '');
    const words = rule.params;
    if (surrounding.has(kind)) return checkAll(rule, insideOwn);
    switch (kind) {
      case 'keyframes':
        if (!decoded(words).startsWith(prefix))
          add(
            rule,
            `@keyframes ${words} has a name that all features share; name it in a CSS Module (${prefix}…)`,
          );
        return;
      case 'property':
        if (!decoded(words).startsWith(`--${prefix}`))
          add(rule, `@property ${words} has a name that all features share; begin it with --${prefix}`);
        return;
      case 'font-face': {
        const family = familyOf(rule);
        if (!family.startsWith(prefix))
          add(rule, `the font ${family} has a name that all features share; begin it with ${prefix}`);
        return;
      }
      // An element prints on a named page only where a rule says so.
      case 'page':
        if (!decoded(words).startsWith(prefix))
          add(
            rule,
            `@page${words === '' ? '' : ` ${words}`} says how every page is printed; name it (@page ${prefix}…), and give page: ${prefix}… to an element of yours`,
          );
        return;
      case 'import':
        add(rule, `@import ${words} fetches a sheet that the release does not name; import it from the code`);
        return;
      default:
        add(rule, `@${rule.name} reaches the whole page; leave it out`);
    }
  }
}

/** What is wrong with a sheet of the shell, whose rules apply to the whole page (REL-4). */
export function shellStyleFaults(path: string, css: string, map?: string): string[] {
  const place = sourcePlaces(path, map);
  const sheet = parseSheet(css, place);
  return sheet instanceof Root ? faultsOfAnySheet(sheet, place) : [sheet.fault];
}

/** What it fetches from other hosts, and the layers that it lays over the whole page. */
function faultsOfAnySheet(sheet: Root, place: NamePlace): string[] {
  return [
    ...foreignInSheet(sheet).map(
      ({ node, address }) =>
        `${placeOf(node, place)}: url(${address}) fetches from another host; put the file into the build`,
    ),
    ...coversIn(sheet).map(
      ({ node, selector }) =>
        `${placeOf(node, place)}: ${selector} lays a fixed layer over the whole page; ${coverRemedy}`,
    ),
  ];
}

function placeOf({ source }: ChildNode, place: NamePlace): string {
  const { line = 1, column = 1 } = source?.start ?? {};
  return place(line, column - 1);
}

function parseSheet(css: string, place: NamePlace): Root | { readonly fault: string } {
  try {
    return parse(css);
  } catch (error) {
    const {
      reason,
      line = 1,
      column = 1,
    } = error instanceof CssSyntaxError ? error : { reason: String(error) };
    return {
      fault: `${place(line, column - 1)}: it is not CSS that browsers read: ${reason}; build it again`,
    };
  }
}

/** The selectors of a rule; one that cannot be parsed stays a text. */
function selectorsOf(text: string): (Selector | string)[] {
  try {
    const list = parseSelectors(text, { context: 'selectorList' });
    if (list.type !== 'SelectorList') return [text];
    return [...list.children].map((one) => (one.type === 'Selector' ? one : text));
  } catch {
    return [text];
  }
}

function decoded(name: string): string {
  return /^["']/.test(name) ? string.decode(name) : ident.decode(name);
}

function familyOf(rule: Container): string {
  const declarations = (rule.nodes ?? []).filter((node) => node.type === 'decl');
  const family = declarations.findLast(({ prop }) => prop.toLowerCase() === 'font-family');
  return family === undefined ? '' : decoded(family.value.trim());
}

/**
 * Whether a selector matches only elements with a class of the feature's own, or elements inside them. A sibling of such an
 * element does not count: it belongs to whatever surrounds the page.
 */
function staysInside(selector: Selector | string, prefix: string, insideOwn: boolean): boolean {
  if (typeof selector === 'string') return false;
  const [first] = selector.children;
  // Nested, `> a` and `+ a` mean `& > a` and `& + a`.
  let isOwn = insideOwn && first?.type === 'Combinator';
  let isInside = insideOwn && !isOwn && !hasNesting(selector);
  for (const node of selector.children) {
    if (node.type === 'Combinator') {
      const toSibling = node.name === '+' || node.name === '~';
      isInside ||= isOwn && !toSibling;
      isOwn = false;
    } else if (isOwnPart(node, prefix, insideOwn)) isOwn = true;
  }
  return isOwn || isInside;
}

function hasNesting(selector: CssNode): boolean {
  return find(selector, ({ type }) => type === 'NestingSelector') !== null;
}

function isOwnPart(node: CssNode, prefix: string, insideOwn: boolean): boolean {
  if (node.type === 'ClassSelector') return ident.decode(node.name).startsWith(prefix);
  if (node.type === 'NestingSelector') return insideOwn;
  if (node.type !== 'PseudoClassSelector' || !selectorLists.has(node.name.toLowerCase())) return false;
  const list = node.children?.first;
  if (list?.type !== 'SelectorList' || list.children.isEmpty) return false;
  return [...list.children].every((one) => one.type === 'Selector' && staysInside(one, prefix, insideOwn));
}
