import { createHash } from 'node:crypto';
import { formatPounds } from '@storefront/pricing';
import type { Brand, BrandColours } from '../brands/brands';
import { escapeHtml } from '../outbox/escape-html';
import { copy } from './copy';
import { formatPaymentKey } from './find-subject';
import type { Payable } from './find-subject';
import type { Payment } from '../payment-records/repository';

/** A page, and what its content security policy has to allow: the hash of its style, which is each brand's own, and the host of its logo. */
export interface StyledPage {
  readonly html: string;
  readonly styleHash: string;
  readonly pictures: string;
}

const variables = (colours: BrandColours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** What a page looks like for visitors of no brand. */
const plain: BrandColours = {
  accent: '#1f1a17',
  onAccent: '#ffffff',
  ink: '#1f1a17',
  inkMuted: '#5f564f',
  ground: '#f6f2ee',
  surface: '#ffffff',
};

const layout = `*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:12px;min-height:64px;padding:10px 20px;background:var(--surface);border-bottom:1px solid color-mix(in srgb,var(--ink) 16%,transparent)}
header img{display:block;border-radius:8px}header a{display:flex;align-items:center;gap:12px;min-height:44px;color:var(--ink);font-size:20px;font-weight:700;text-decoration:none}
main{max-width:460px;margin:0 auto;padding:24px 16px 48px}section{padding:24px;border:1px solid color-mix(in srgb,var(--ink) 16%,transparent);border-radius:16px;background:var(--surface)}
h1{margin:0 0 4px;font-size:26px;line-height:1.2}p{margin:4px 0 16px;color:var(--inkMuted)}p.note{padding:12px 14px;border:2px solid currentColor;border-radius:10px;color:var(--ink);font-weight:600}
ul{margin:0 0 16px;padding:0;list-style:none}li{display:flex;justify-content:space-between;gap:16px;padding:6px 0}li span:last-child{white-space:nowrap}
dl{display:flex;justify-content:space-between;align-items:baseline;margin:0 0 20px;padding-top:14px;border-top:1px solid color-mix(in srgb,var(--ink) 16%,transparent);font-weight:700}dd{margin:0;font-size:28px}
button{display:block;width:100%;min-height:48px;margin:0;border:0;border-radius:10px;background:none;color:var(--ink);font:inherit;text-decoration:underline;cursor:pointer}
button[value=paid]{margin-bottom:8px;background:var(--accent);color:var(--onAccent);font-weight:700;text-decoration:none}
a:focus-visible,button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}section a{color:var(--ink)}
.sandbox{margin-top:16px;padding:0 24px;font-size:15px;color:var(--inkMuted)}.sandbox p{margin:0}.sandbox button{display:inline;width:auto;min-height:32px;color:inherit}
@media (forced-colors:active){button[value=paid]{border:2px solid}}`;

const styleOf = (brand: Brand | undefined): string => {
  const day = brand?.messages.colours ?? plain;
  const night = brand?.messages.night;
  const dark = night === undefined ? '' : `@media (prefers-color-scheme:dark){:root{${variables(night)}}}`;
  return `:root{color-scheme:light${night ? ' dark' : ''};${variables(day)}}${dark}${layout}`;
};

/** The sandbox's page: what is paid for, and a button for each outcome of the payment. */
export function choicePage(payable: Payable, payment: Payment, note: string, brand: Brand): StyledPage {
  const pounds = formatPounds(payment.amount);
  const lines = payable.lines.map(
    ({ name, amount }) =>
      `<li><span><bdi>${escapeHtml(name)}</bdi></span>${amount === undefined ? '' : `<span>${amountInWords(amount)}</span>`}</li>`,
  );
  return page(
    brand,
    `<form method="post" action="/pay"><section>
<h1>${copy.page.title}</h1><p><bdi>${escapeHtml(payable.description)}</bdi></p>
${note === '' ? '' : `<p class="note" role="alert">${escapeHtml(note)}</p>`}
<ul>${lines.join('')}</ul>
<dl><dt>${copy.page.total}</dt><dd>£${pounds}</dd></dl>
<input type="hidden" name="key" value="${escapeHtml(formatPaymentKey(payable.subject))}">
<input type="hidden" name="payment" value="${escapeHtml(payment.id)}">
<button name="outcome" value="paid">${copy.page.pay(pounds)}</button>
<button name="outcome" value="cancelled">${copy.page.cancel}</button>
</section><div class="sandbox"><p>${copy.page.sandbox}</p><p>${copy.page.tryDecline} <button name="outcome" value="declined">${copy.page.decline}</button></p></div></form>`,
  );
}

function amountInWords(amount: number): string {
  if (amount === 0) return copy.page.free;
  return `${amount < 0 ? '−' : ''}£${formatPounds(Math.abs(amount))}`;
}

export function sorryPage(sentence: string, brand: Brand | undefined): StyledPage {
  return page(
    brand,
    `<section><h1>${copy.page.sorry}</h1><p>${escapeHtml(sentence)}</p><a href="/">${copy.page.home}</a></section>`,
  );
}

function page(brand: Brand | undefined, content: string): StyledPage {
  const style = styleOf(brand);
  const logo = brand?.messages.logo ?? '';
  const picture = logo === '' ? '' : `<img src="${escapeHtml(logo)}" alt="" width="40" height="40">`;
  const head = brand && `<header><a href="/">${picture}<bdi>${escapeHtml(brand.name)}</bdi></a></header>`;
  const title = [copy.page.title, ...(brand ? [brand.name] : [])].join(' | ');
  return {
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${head ?? ''}<main>${content}</main></body></html>`,
    styleHash: createHash('sha256').update(style).digest('base64'),
    pictures: URL.canParse(logo) ? new URL(logo).origin : "'none'",
  };
}
