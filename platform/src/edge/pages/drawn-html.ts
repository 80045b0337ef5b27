import type { DrawnPage } from '../../render/page-drawings';
import type { InlineSheet } from '../../render/release-parts';
import { escapeText } from '../../markup';

/** A drawn first screen, ready to be inserted into a page. */
export interface DrawnHtml {
  /** For the head: preloads of pictures, the styles, and the fonts, which load last. */
  readonly head: string;
  readonly root: string;
  /** What stands in the style elements, for their hashes. */
  readonly styles: readonly string[];
}

const pictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

// A declaration that could end the rule or the element, or contains an address, stays an attribute that only the shell reads.
const isPlainDeclaration = /^[\w\s%.,:;()#+*/!-]+$/;

/**
 * Turns style attributes into data and a CSS rule each, because the policy refuses them in HTML (EDG-4). The shell turns them
 * back into attributes before it takes the page over.
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
 * Separates the fonts from the sheets: text is first shown in a fallback font of the same width, because on a slow connection
 * fonts would delay the scripts. A page without JavaScript loads them at once; otherwise the page's first script does, once the
 * shell has taken the page over (boot.js).
 */
function withoutFonts(sheets: readonly InlineSheet[]): {
  readonly sheets: InlineSheet[];
  readonly fonts: string;
} {
  const fonts = sheets.flatMap(({ css }) => css.match(fontFace) ?? []).join('');
  return { sheets: sheets.map(({ path, css }) => ({ path, css: css.replaceAll(fontFace, '') })), fonts };
}

/** The parts of a drawn page: pictures in the order in which React names them, and the inlined sheets of shell and page. */
export function toDrawnHtml(drawn: DrawnPage): DrawnHtml {
  const preloads = pictures.exec(drawn.html)?.[0] ?? '';
  const { html, rules } = withoutStyleAttributes(drawn.html.slice(preloads.length));
  const style = ({ path, css }: InlineSheet, mark: string) =>
    `<style data-href="${escapeText(path)}"${mark}>${css}</style>`;
  const { sheets: shellSheets, fonts } = withoutFonts(drawn.shellSheets);
  const sheets = [
    ...shellSheets.map((sheet) => style(sheet, ' data-shell')),
    ...drawn.pageSheets.map((sheet) => style(sheet, '')),
    ...(rules === '' ? [] : [`<style>${rules}</style>`]),
    ...(fonts === '' ? [] : [`<noscript data-fonts><style>${fonts}</style></noscript>`]),
  ];
  const styles = [...shellSheets, ...drawn.pageSheets].map(({ css }) => css).concat(rules, fonts);
  return { head: `${preloads}${sheets.join('')}`, root: html, styles };
}
