import type { DrawnPage } from '../render/page-drawings';
import type { InlineSheet } from '../render/release-parts';
import { escapeText } from './markup';

/** A drawn first screen as it may stand in a page. */
export interface DrawnHtml {
  /** For the head: preloads of pictures, the styles, and the fonts, which wait until the scripts have come. */
  readonly head: string;
  readonly root: string;
}

const pictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

// What could end the rule or the element, or name an address, stays an attribute that only the shell reads.
const isPlainDeclaration = /^[\w\s%.,:;()#+*/!-]+$/;

/**
 * Style attributes as data with a rule each: the policy refuses them in HTML (EDG-4). The shell makes them attributes again before it
 * takes the page over.
 */
function withoutStyleAttributes(html: string): { readonly html: string; readonly rules: string } {
  const rules = new Set<string>();
  const changed = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_whole, before: string, text: string) => {
    if (isPlainDeclaration.test(text)) rules.add(text);
    return `${before} data-style="${text}"`;
  });
  return { html: changed, rules: [...rules].map((text) => `[data-style="${text}"]{${text}}`).join('') };
}

const fontFace = /@font-face\s*{[^{}]*url\([^{}]*}/g;

/**
 * The fonts of the sheets, taken out of them: text is painted in a fallback of the same width, and on a slow line fonts would keep the scripts
 * waiting. A page without JavaScript takes them at once; otherwise the page's first script does, when the scripts have come (boot.js).
 */
function withoutFonts(sheets: readonly InlineSheet[]): {
  readonly sheets: InlineSheet[];
  readonly fonts: string;
} {
  const fonts = sheets.flatMap(({ css }) => css.match(fontFace) ?? []).join('');
  return { sheets: sheets.map(({ path, css }) => ({ path, css: css.replaceAll(fontFace, '') })), fonts };
}

/** Lays out a drawn page: pictures in the order in which React names them, the sheets of shell and page inlined by their paths. */
export function layOutDrawn(drawn: DrawnPage, nonce: string): DrawnHtml {
  const preloads = pictures.exec(drawn.html)?.[0] ?? '';
  const { html, rules } = withoutStyleAttributes(drawn.html.slice(preloads.length));
  const style = ({ path, css }: InlineSheet, mark: string) =>
    `<style nonce="${nonce}" data-href="${escapeText(path)}"${mark}>${css}</style>`;
  const { sheets: shellSheets, fonts } = withoutFonts(drawn.shellSheets);
  const sheets = [
    ...shellSheets.map((sheet) => style(sheet, ' data-shell')),
    ...drawn.pageSheets.map((sheet) => style(sheet, '')),
    ...(rules === '' ? [] : [`<style nonce="${nonce}">${rules}</style>`]),
    ...(fonts === '' ? [] : [`<noscript data-fonts><style nonce="${nonce}">${fonts}</style></noscript>`]),
  ];
  return { head: `${preloads}${sheets.join('')}`, root: html };
}
