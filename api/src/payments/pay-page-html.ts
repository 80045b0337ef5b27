import { createHash } from 'node:crypto';
import { formatPounds } from '@storefront/pricing';
import { escapeHtml } from '../outbox/escape-html';
import { copy } from './copy';
import { keyOf } from './find-subject';
import type { Payable } from './find-subject';
import type { Payment } from '../payment-records/repository';

const text = copy.page;

const style = `body{margin:0;padding:24px;background:#f6f2ee;color:#1f1a17;font:17px/1.5 system-ui,sans-serif}
main{max-width:420px;margin:6vh auto;padding:28px;border-radius:16px;background:#fff}
h1{margin:0 0 4px;font-size:24px}p{margin:4px 0 20px;color:#5f564f}p.note{color:#a3260f}
strong{display:block;margin:0 0 24px;font-size:36px}
button{display:block;width:100%;min-height:48px;margin:0 0 12px;border:2px solid #1f1a17;border-radius:10px;background:#fff;color:#1f1a17;font:inherit;cursor:pointer}
button[value=paid]{background:#1f1a17;color:#fff}button:focus-visible{outline:3px solid #c2410c;outline-offset:2px}small{color:#5f564f}`;

/** The hash of the style for the content security policy, which allows no other style. */
export const styleHash = createHash('sha256').update(style).digest('base64');

/** The sandbox's page, with a button for each outcome of the payment. */
export function choicePage(payable: Payable, payment: Payment, note: string): string {
  return page(
    text.title,
    `<h1>${text.title}</h1><p><bdi>${escapeHtml(payable.description)}</bdi></p>
${note === '' ? '' : `<p class="note" role="alert">${escapeHtml(note)}</p>`}
<strong>£${formatPounds(payment.amount)}</strong>
<form method="post" action="/pay">
<input type="hidden" name="key" value="${escapeHtml(keyOf(payable.subject))}">
<input type="hidden" name="payment" value="${escapeHtml(payment.id)}">
<button name="outcome" value="paid">${text.pay(formatPounds(payment.amount))}</button>
<button name="outcome" value="declined">${text.decline}</button>
<button name="outcome" value="cancelled">${text.cancel}</button>
</form><small>${text.sandbox}</small>`,
  );
}

export function sorryPage(sentence: string): string {
  return page(
    text.title,
    `<h1>${text.sorry}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">${text.home}</a></p>`,
  );
}

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
