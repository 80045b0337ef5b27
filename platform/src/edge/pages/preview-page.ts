import type { Brand } from '@storefront/contract';
import { tokensToCss } from '@storefront/ui/tokens';
import type { PreviewGrant } from '../../registry/preview-token';
import { escapeText } from '../../markup';
import { staffPaths } from '../toolbar/staff-page';

/** Where the form of the page that asks before a preview is sent to. */
export const openPreviewPath = '/platform/preview/open';

export interface PreviewPageParts {
  readonly brand: Pick<Brand, 'name' | 'favicon' | 'tokens'>;
  readonly grant: Pick<PreviewGrant, 'brand' | 'releases' | 'until' | 'staff' | 'draft'>;
  readonly token: string;
  /** The path and query of the page that the link leads to. */
  readonly address: string;
  readonly nonce: string;
}

const styles =
  'body{margin:0;background:var(--ground);color:var(--ink);font-family:var(--body-family);line-height:1.6}' +
  'main{box-sizing:border-box;max-width:36rem;margin:max(24px,12vh) auto 24px;padding:32px;border:1px solid var(--line);border-radius:var(--radius-large);background:var(--surface)}' +
  '@media(max-width:600px){main{margin:16px;padding:24px}}' +
  'h1{margin:0 0 8px;font-family:var(--display-family);font-weight:var(--display-weight);font-size:1.75rem;line-height:1.2}' +
  'p{margin:0 0 16px}ul{margin:0 0 16px;padding:12px 16px 12px 32px;border-radius:var(--radius-medium);background:var(--surface-sunken);overflow-wrap:anywhere}' +
  '.muted{color:var(--ink-muted);font-size:.9375rem}' +
  'form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin-top:24px}' +
  'button,a{box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 24px;border-radius:var(--radius-medium);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}' +
  'button{border:0;background:var(--accent);color:var(--on-accent)}button:hover{background:var(--accent-strong)}' +
  'a{color:var(--ink);background:var(--surface-sunken)}' +
  'button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}' +
  '@media(max-width:600px){button,a{width:100%}}';

const instant = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/**
 * The page that asks before a preview begins (ROL-5): a person who was sent the link learns what it shows, and a link alone changes
 * nothing in a browser.
 */
export function previewPage({ brand, grant, token, address, nonce }: PreviewPageParts): string {
  const name = escapeText(brand.name);
  const until = escapeText(instant.format(grant.until));
  const { title, button, texts } = grant.staff ? staffTexts(name, until) : previewTexts(name, until, grant);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${grant.staff ? 'Staff' : 'Preview'} - ${name}</title>
<link rel="icon" href="${escapeText(brand.favicon)}">
<style nonce="${nonce}">${tokensToCss(brand.tokens)}${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${texts}
<form method="post" action="${openPreviewPath}">
<input type="hidden" name="token" value="${escapeText(token)}">
<input type="hidden" name="address" value="${escapeText(address)}">
<button>${button}</button>
<a href="${escapeText(address)}">The site as it is</a>
</form>
</main>
</body>
</html>
`;
}

const unknownSender = 'If you do not know who sent the link, go to the site as it is.';

function previewTexts(
  name: string,
  until: string,
  { brand, releases, draft }: Pick<PreviewGrant, 'brand' | 'releases' | 'draft'>,
) {
  const shown = draft === undefined ? releases : [`${brand}, draft ${draft}`];
  const items = shown.map((id) => `<li>${escapeText(id)}</li>`).join('');
  return {
    title: `Show a preview of ${name}?`,
    button: 'Show the preview',
    texts: `<p>Somebody sent you a link to a version that customers do not have yet:</p>
<ul>${items}</ul>
<p>It may have faults. What you order or book with it is real.</p>
<p class="muted">It ends when you press Leave, or on ${until}. ${unknownSender}</p>`,
  };
}

function staffTexts(name: string, until: string) {
  return {
    title: `Do you work for ${name}?`,
    button: 'Mark this browser as staff',
    texts: `<p>Somebody sent you a link for staff. In a browser that is marked, versions that customers get later may show first, and a bar at the top of each page says which they are.</p>
<p>They may have faults. What you order or book is real.</p>
<p class="muted">It ends when you open ${staffPaths.leave} here, or on ${until}. ${unknownSender}</p>`,
  };
}
