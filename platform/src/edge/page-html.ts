import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageState, pageStateElement, rootElement } from '@storefront/contract';
import { type TokenName, defaultTokens, tokensToCss } from '@storefront/ui/tokens';
import { escapeText, inlineJson } from './markup';
import type { PageFile, PageFiles } from './page-files';
import type { PageHead } from './page-head';

/** All that one page is made of. */
export interface PageParts {
  state: PageState;
  head: PageHead;
  files: PageFiles;
  tokens: Partial<Record<TokenName, string>>;
  nonce: string;
}

const boot = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8')
  .replace(/^\s*(\/\/.*|\/\*.*\*\/)\n/gm, '')
  .replace(/^\s+/gm, '');

// What stands until the shell draws; the order of the layers comes with the tokens.
const waiting =
  '@layer reset{body{margin:0;background:var(--ground);color:var(--ink);font-family:var(--body-family)}' +
  '#skeleton span{display:block;border-radius:var(--radius-large);background:var(--surface-sunken)}' +
  '#skeleton .bar{height:72px;border-radius:0;background:var(--surface)}' +
  '#skeleton .cover{height:min(38vh,320px);border-radius:0;background:var(--warm-soft)}' +
  '#skeleton .cards{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));max-width:1200px;margin:24px auto;padding:0 16px}' +
  '#skeleton .cards span{height:180px}' +
  '#unreachable,noscript p{max-width:34rem;margin:15vh auto;padding:0 24px;text-align:center;line-height:1.6}}';

const skeleton = `<div id="skeleton" aria-hidden="true"><span class="bar"></span><span class="cover"></span><div class="cards">${'<span></span>'.repeat(6)}</div></div>`;

const trusted = ({ integrity }: PageFile, nonce: string) =>
  `integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"`;

const stylesheet = (file: PageFile, nonce: string) =>
  `<link rel="stylesheet" href="${escapeText(file.url)}" ${trusted(file, nonce)} data-shell>`;

const preload = (file: PageFile, nonce: string) =>
  `<link rel="preload" as="${file.kind}" href="${escapeText(file.url)}" ${trusted(file, nonce)} fetchpriority="high">`;

const meta = (name: string, content: string) =>
  content === '' ? '' : `<meta name="${name}" content="${escapeText(content)}">`;

/** The page as HTML: everything that showing it takes is named or inlined, so that nothing has to be asked for twice. */
export const pageHtml = ({ state, head, files, tokens, nonce }: PageParts): string => {
  const { brand } = state;
  const name = escapeText(brand.name);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(head.title)}</title>
${meta('keywords', head.keywords)}${meta('description', head.description)}${meta('robots', head.robots)}${meta('theme-color', { ...defaultTokens, ...tokens }.surface)}
<link rel="icon" href="${escapeText(brand.favicon)}">
<style nonce="${nonce}">${tokensToCss(tokens)}${waiting}</style>
<script nonce="${nonce}">${boot}</script>
${files.shellStyles.map((file) => stylesheet(file, nonce)).join('')}
${[...files.shellScripts, ...files.preloads].map((file) => preload(file, nonce)).join('')}
</head>
<body>
<noscript><p>${name} needs JavaScript to show menus and take orders. Please switch it on and load this page again.</p></noscript>
<div id="${rootElement}">${skeleton}</div>
<p id="unreachable" role="alert" hidden>We could not load this page. Please check your connection and <a href="">try again</a>.</p>
<script type="application/json" id="${pageStateElement}">${inlineJson(state)}</script>
</body>
</html>
`;
};
