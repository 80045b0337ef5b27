import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { firstDataElement, pageStateElement, rootElement } from '@storefront/contract';
import type { PublicBrand } from '@storefront/contract';
import type { Tokens } from '@storefront/ui/tokens';
import { headHtml, structuredDataHtml } from '../../page-head/head-html';
import type { PageHead } from '../../page-head/page-head';
import type { DrawnPage } from '../../render/page-drawings';
import { brandLook } from './brand-look';
import { toDrawnHtml } from './drawn-html';
import { inlineHash } from '../responses/inline-hash';
import type { PageHashes } from '../responses/security-headers';
import { escapeText } from '../../markup';
import type { PageFile, PageFiles } from '../../decisions/page-files';

/** Everything that one page consists of. */
export interface PageParts {
  brand: Pick<PublicBrand, 'name' | 'favicon'>;
  /** The page's state without its first data, escaped for a script element (`inlineJson`). */
  stateText: string;
  /** The first data, escaped in the same way. */
  dataText: string;
  head: PageHead;
  files: PageFiles;
  tokens: Partial<Tokens>;
  /** The first screen, when it could be drawn (EDG-7). */
  drawn?: DrawnPage | undefined;
}

let knownBoot: { readonly code: string; readonly hash: string } | undefined;

/** The one script that stands in the page itself, and its hash; minified with the first page, because not every process has pages. */
function bootScript() {
  if (knownBoot !== undefined) return knownBoot;
  const { code } = transformSync(readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8'), {
    minify: true,
    legalComments: 'none',
  });
  return (knownBoot = { code, hash: inlineHash(code) });
}

const skeleton = `<div id="skeleton" aria-hidden="true"><span class="bar"></span><span class="cover"></span><div class="cards">${'<span></span>'.repeat(6)}</div></div>`;

const trusted = ({ integrity }: PageFile) => `integrity="${integrity}" crossorigin="anonymous"`;

const stylesheet = (file: PageFile) =>
  `<link rel="stylesheet" href="${escapeText(file.url)}" ${trusted(file)} data-shell>`;

const preload = (file: PageFile, priority: 'high' | 'low') =>
  `<link rel="preload" as="${file.kind}" href="${escapeText(file.url)}" ${trusted(file)} fetchpriority="${priority}">`;

/** The files of a page without a drawing: nothing is visible until all of them have loaded. */
const filesToShow = ({ shellStyles, shellScripts, preloads }: PageFiles) =>
  `${shellStyles.map(stylesheet).join('')}
${[...shellScripts, ...preloads].map((file) => preload(file, 'high')).join('')}`;

/** The files that take a drawn page over; its styles are inlined, and its pictures come first. */
const filesToTakeOver = ({ shellScripts, preloads }: PageFiles) =>
  [...shellScripts, ...preloads.filter(({ kind }) => kind === 'script')]
    .map((file) => preload(file, 'low'))
    .join('');

/** A page, the same bytes for everybody who gets it (EDG-8). */
export interface PageDocument {
  readonly html: string;
  /** Where its body begins, in characters. */
  readonly bodyStart: number;
  /** What its policy lets run and apply, beside the files that its first script names. */
  readonly hashes: PageHashes;
}

/**
 * The page as HTML: every file that it needs is named or inlined, so that no second round of requests is necessary. The state stands before
 * the first script, which reads it from there: nothing that a release has drawn can stand before it (ISO-4).
 */
export function pageDocument(parts: PageParts): PageDocument {
  const { brand, stateText, dataText, head, files, tokens, drawn } = parts;
  const name = escapeText(brand.name);
  const screen = drawn && toDrawnHtml(drawn);
  const boot = bootScript();
  const look = brandLook(tokens);
  const root =
    drawn && screen
      ? `<div id="${rootElement}" data-drawn="${escapeText(drawn.by)}" data-assumed="${escapeText(drawn.assumed.join(' '))}">${screen.root}</div>`
      : `<div id="${rootElement}">${skeleton}</div>`;
  const top = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headHtml(head)}${look.themeColours}
<link rel="icon" href="${escapeText(brand.favicon)}">
<link rel="manifest" href="/manifest.webmanifest">
<style>${look.styles}</style>
<script type="application/json" id="${pageStateElement}">${stateText}</script><script>${boot.code}</script>
${screen ? `${screen.head}\n${filesToTakeOver(files)}` : filesToShow(files)}
</head>
<body>
`;
  const body = `<noscript>${
    screen
      ? `<p class="drawn">This page can be read as it is. To order, to book and to search, ${name} needs JavaScript: please switch it on and load this page again.</p>`
      : `<p>${name} needs JavaScript to show menus and take orders. Please switch it on and load this page again.</p>`
  }</noscript>
${root}
<p id="unreachable" role="alert" hidden>We could not load this page. Please check your connection and <a href="">try again</a>.</p>
<script type="application/json" id="${firstDataElement}">${dataText}</script>
${structuredDataHtml(head)}</body>
</html>
`;
  const scripts = [...files.shellScripts, ...files.preloads].filter(({ kind }) => kind === 'script');
  return {
    html: top + body,
    bodyStart: top.length,
    hashes: {
      boot: boot.hash,
      scripts: scripts.map(({ integrity }) => integrity),
      styles: [look.stylesHash, ...(screen?.styles ?? []).filter((text) => text !== '').map(inlineHash)],
    },
  };
}
