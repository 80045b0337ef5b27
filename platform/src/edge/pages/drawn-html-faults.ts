import { firstDataElement, pageStateElement, rootElement } from '@storefront/contract';

/** Ids by which the page's first script and the shell find what the edge wrote. */
const idsOfPlatform = new Set<string>([
  pageStateElement,
  firstDataElement,
  rootElement,
  'skeleton',
  'unreachable',
]);

/** Attributes by which they recognise it. */
const attributesOfPlatform = new Set([
  'nonce',
  'integrity',
  'srcdoc',
  'is',
  'data-shell',
  'data-href',
  'data-fonts',
  'data-drawn',
  'data-assumed',
  'data-started',
  'shadowrootmode',
]);

/** Elements that run code, change the document or end the usual reading of HTML; a screen needs none of them. */
const refusedElements = new Set(
  (
    'script style base meta iframe frame frameset object embed applet noscript html head body ' +
    'plaintext xmp noembed noframes'
  ).split(' '),
);

const emptyElements = new Set('area br col hr img input link source track wbr'.split(' '));

// In these an element with a name would hide a property of `document`, such as `document.head`.
const namedInDocument = new Set(['form', 'img']);

const comment = /<!--[\s\w$?!/:&;]*-->/y;
const endTag = /<\/([a-zA-Z][\w.-]*)>/y;
// React escapes `<` in attributes and quotes all of them.
const startTag = /<([a-zA-Z][\w.-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*(\/?)>/y;
const attribute = /([^\s"'<>/=]+)(?:="([^"<]*)")?/g;

/**
 * Why a drawn first screen is not inserted into a page, or undefined (ISO-4): releases drew it, so it must stay inside the root
 * and must have nothing that the platform would take for its own.
 */
export function drawnHtmlFault(html: string): string | undefined {
  const open: string[] = [];
  let at = html.indexOf('<');
  for (; at !== -1; at = html.indexOf('<', at)) {
    const found = matchAt(comment, html, at) ?? matchAt(endTag, html, at) ?? matchAt(startTag, html, at);
    if (found === undefined) return `it is not well-formed at ${JSON.stringify(html.slice(at, at + 40))}`;
    at += found[0].length;
    const [whole, tag, attributes = '', isClosed] = found;
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    if (whole.startsWith('</')) {
      if (open.pop() !== name) return `</${name}> ends an element that it did not begin`;
      continue;
    }
    const fault = elementFault(name, attributes);
    if (fault !== undefined) return fault;
    if (isClosed !== '/' && !emptyElements.has(name)) open.push(name);
    else if (isClosed === '/' && !emptyElements.has(name)) return `<${name}/> does not end`;
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> does not end`;
}

function elementFault(name: string, attributes: string): string | undefined {
  if (refusedElements.has(name)) return `it has an element <${name}>`;
  const isPreload = /\srel="preload"/.test(attributes) && /\sas="image"/.test(attributes);
  if (name === 'link' && !isPreload) return 'it has an element <link> that preloads no picture';
  for (const [, written = '', value = ''] of attributes.matchAll(attribute)) {
    const key = written.toLowerCase();
    if (attributesOfPlatform.has(key) || key.startsWith('on')) return `<${name}> has the attribute ${key}`;
    // An id is compared as it is written, so none may be written by its character codes.
    if (key === 'id' && (idsOfPlatform.has(value) || value.includes('&')))
      return `<${name}> has the id ${value}`;
    if (key === 'name' && namedInDocument.has(name)) return `<${name}> has a name`;
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
