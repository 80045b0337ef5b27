import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@storefront/contract';
import { tokensToCss } from '@storefront/ui/tokens';
import { buildSync, transformSync } from 'esbuild';
import { escapeText } from '../../markup';
import { inlineHash } from '../responses/inline-hash';
import { offlineCopy as copy } from './copy';
import { offlinePath } from './paths';

let knownScript: string | undefined;

/** What runs in the page; made with the first one. */
function pageScript(): string {
  if (knownScript !== undefined) return knownScript;
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'in-page/start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
  });
  return (knownScript = (outputFiles[0]?.text ?? '').trim());
}

const layout =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:17px/1.5 var(--body-family)}' +
  'main{box-sizing:border-box;width:min(100%,30rem);padding:32px 24px}' +
  '.brand{margin:0 0 24px;font-family:var(--display-family);font-weight:700;font-size:20px;color:var(--accent)}' +
  'h1{margin:0 0 8px;font-family:var(--display-family);font-size:34px;line-height:1.1;overflow-wrap:anywhere}p{margin:0;color:var(--ink-muted)}' +
  'section{margin-top:24px;padding:16px 20px;border:1px solid var(--line);border-radius:var(--radius-large);background:var(--surface)}' +
  'h2{margin:0 0 8px;font-size:17px}ul{margin:0;padding:0;list-style:none}li{padding:4px 0;overflow-wrap:anywhere}' +
  'a{display:block;margin-top:24px;padding:14px 24px;border:2px solid transparent;border-radius:var(--radius-medium);background:var(--accent);color:var(--on-accent);font-weight:700;text-align:center;text-decoration:none}' +
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}';

/** A page that needs nothing else, and its headers. */
export interface OfflinePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Changes with the page. */
  readonly fingerprint: string;
}

/** The page of a brand for visitors who cannot reach it (BRD-10). */
export function offlinePage({ name, tokens }: Pick<Brand, 'name' | 'tokens'>): OfflinePage {
  const script = pageScript();
  const styles = `${tokensToCss(tokens)}${layout}`;
  const brand = escapeText(name);
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${brand}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="brand">${brand}</p>
<h1>${copy.offline}</h1>
<p>${copy.lead}</p>
<section id="cart" hidden></section>
<a href="">${copy.retry}</a>
</main>
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src '${inlineHash(script)}'`,
    `style-src '${inlineHash(styles)}'`,
    // It asks the server whether it answers again.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return {
    html,
    headers: {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    },
    fingerprint: inlineHash(html + policy)
      .replace(/[^a-zA-Z0-9]/g, '')
      .slice(6, 18),
  };
}

let knownWorker: string | undefined;

/** The script of the worker that keeps the page. A changed page makes another script, which browsers take for a new worker. */
export function workerScript({ fingerprint }: Pick<OfflinePage, 'fingerprint'>): string {
  knownWorker ??= transformSync(readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8'), {
    minify: true,
    legalComments: 'none',
  }).code;
  return `const offlinePage=${JSON.stringify(`${offlinePath}?v=${fingerprint}`)};${knownWorker}`;
}
