import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { inlineHash } from '../responses/inline-hash';
import type { PageHashes } from '../responses/security-headers';
import { styles } from './in-page/styles';

/** The HTML of a page and what its policy lets run. */
interface SentPage {
  readonly html: string;
  readonly hashes: PageHashes;
}

let known: { readonly code: string; readonly hash: string } | undefined;

/** The script of the toolbar; made with the first page of staff. */
function toolbarScript() {
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'in-page/start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
  });
  const code = (outputFiles[0]?.text ?? '').trim();
  return (known = { code, hash: inlineHash(code) });
}

/**
 * A page with the toolbar of staff (DEV-7), which stands before everything that a release has drawn. `bodyStart` is where the body begins, in
 * characters. It is put in when the page is sent: what everybody else gets has no byte of it.
 */
export function withToolbar({
  html,
  bodyStart,
  hashes,
}: SentPage & { readonly bodyStart: number }): SentPage {
  const { code, hash } = toolbarScript();
  return {
    html: `${html.slice(0, bodyStart)}<script>${code}</script>\n${html.slice(bodyStart)}`,
    hashes: { ...hashes, toolbar: hash, styles: [...hashes.styles, inlineHash(styles)] },
  };
}
