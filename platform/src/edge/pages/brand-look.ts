import { defaultTokens, nightToken, tokensToCss } from '@storefront/ui/tokens';
import type { Tokens } from '@storefront/ui/tokens';
import { LRUCache } from 'lru-cache';
import { escapeText } from '../../markup';
import { inlineHash } from '../responses/inline-hash';

/** What a page contains of its brand's tokens. */
interface BrandLook {
  /** The page's own style sheet. */
  readonly styles: string;
  /** Its hash for the policy of the page. */
  readonly stylesHash: string;
  /** Elements with the colour of the browser's own bars above the page, by day and for systems that are dark. */
  readonly themeColours: string;
}

// Shown until the shell draws; the order of the CSS layers is part of the tokens.
const waiting =
  '@layer reset{body{margin:0;background:var(--ground);color:var(--ink);font-family:var(--body-family)}' +
  '#skeleton span{display:block;border-radius:var(--radius-large);background:var(--surface-sunken)}' +
  '#skeleton .bar{height:72px;border-radius:0;background:var(--surface)}' +
  '#skeleton .cover{height:min(38vh,320px);border-radius:0;background:var(--warm-soft)}' +
  '#skeleton .cards{display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));max-width:1200px;margin:24px auto;padding:0 16px}' +
  '#skeleton .cards span{height:180px}' +
  '#unreachable,noscript p{max-width:34rem;margin:15vh auto;padding:0 24px;text-align:center;line-height:1.6}' +
  'noscript .drawn{max-width:none;margin:0;padding:8px 24px;background:var(--warm-soft)}}';

const looksKept = 1_000;
const looks = new LRUCache<Partial<Tokens>, BrandLook>({ max: looksKept });

/** The look of a brand. It is kept, because making it takes a good part of a page's time. */
export function brandLook(tokens: Partial<Tokens>): BrandLook {
  const known = looks.get(tokens);
  if (known !== undefined) return known;
  const day = { ...defaultTokens, ...tokens };
  const styles = `${tokensToCss(tokens)}${waiting}`;
  const look = {
    styles,
    stylesHash: inlineHash(styles),
    // The first that fits is taken.
    themeColours: `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${nightToken(day, 'surface')}"><meta name="theme-color" content="${escapeText(day.surface)}">`,
  };
  looks.set(tokens, look);
  return look;
}
