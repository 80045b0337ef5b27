import type { Brand } from '../brands/brands';
import { escapeHtml } from './escape-html';

const family = 'font-family:Helvetica,Arial,sans-serif;overflow-wrap:anywhere';

/**
 * The HTML of an e-mail in its brand's style: name, logo and colours at the time of sending. `content` is our own HTML with
 * escaped texts of others, so its classes are ours.
 */
export function brandEmail(content: string, { name, origin, messages, contactEmail }: Brand): string {
  // An earlier release wrote whole documents.
  if (content === '' || content.startsWith('<!doctype')) return content;
  const { logo, sender, colours } = messages;
  const { accent, onAccent, ink, inkMuted, ground, surface } = colours;
  const styled = content
    .replaceAll(
      'class="button"',
      `style="display:inline-block;padding:10px 20px;border-radius:6px;background:${accent};color:${onAccent};text-decoration:none"`,
    )
    .replaceAll(
      'class="lead"',
      `style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${ground};font-size:22px;font-weight:bold;line-height:1.3;color:${accent}"`,
    )
    .replaceAll('class="note"', `style="color:${inkMuted}"`);
  const picture =
    logo === ''
      ? ''
      : `<img src="${escapeHtml(logo)}" alt="" width="40" height="40" style="vertical-align:middle;margin-right:12px;border:0">`;
  return [
    `<!doctype html><html lang="en-GB"><body style="margin:0;padding:24px;background:${ground}">`,
    `<div style="max-width:560px;margin:0 auto;${family};font-size:16px;line-height:1.5;color:${ink}">`,
    `<p style="margin:0 0 16px;font-size:20px;font-weight:bold"><a href="${escapeHtml(origin)}/" style="color:${ink};text-decoration:none">${picture}${escapeHtml(sender)}</a></p>`,
    `<div style="padding:24px;background:${surface};border-top:4px solid ${accent};border-radius:10px">${styled}</div>`,
    `<p style="margin:16px 0 0;font-size:14px;color:${inkMuted}">${escapeHtml(name)} · <a href="mailto:${escapeHtml(contactEmail)}" style="color:${inkMuted}">${escapeHtml(contactEmail)}</a></p>`,
    '</div></body></html>',
  ].join('');
}
