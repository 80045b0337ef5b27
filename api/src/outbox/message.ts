import { escapeHtml } from './escape-html';

/** A message to be sent. `topic` is what it is about: an order's key, a booking's id, 'account'. */
export interface Message {
  readonly channel: 'email' | 'sms' | 'webhook' | 'refund';
  /** The brand in whose name it is sent (D95). */
  readonly brandId: string;
  readonly to: string;
  readonly topic: string;
  readonly subject: string;
  readonly body: string;
  /** The same as HTML, without the brand's frame. */
  readonly html?: string;
  /**
   * `reader` marks recipients to whom strangers cannot cause messages: 'business', 'contact', or 'owner' of a proven number. The daily
   * limit of a recipient does not count those.
   */
  readonly details?: Readonly<Record<string, string>>;
  /** When to send it, if not at once. */
  readonly dueAt?: Date;
  /** Whether the body holds a code or a key, which is wiped once it has been sent. */
  readonly isSecret?: boolean;
  /** A calendar file that an e-mail brings, and its method (RFC 5546). */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly text: string };
}

export interface EmailTable {
  readonly heading: string;
  /** Name and amount, or name alone, with further lines below. */
  readonly rows: readonly {
    readonly name: string;
    readonly amount?: string;
    readonly notes?: readonly string[];
  }[];
}

export interface EmailContent {
  readonly brandId: string;
  readonly to: string;
  readonly topic: string;
  readonly subject: string;
  /** The large line at the top: what has happened. */
  readonly headline?: string;
  /** The one thing to know at a glance, large below the headline: when the food comes. */
  readonly lead?: string;
  readonly paragraphs: readonly string[];
  readonly tables?: readonly EmailTable[];
  readonly link?: { readonly text: string; readonly address: string };
}

/** Composes an e-mail as text and as HTML. All given texts are escaped (G11). */
export function composeEmail({
  brandId,
  to,
  topic,
  subject,
  headline = '',
  lead = '',
  paragraphs,
  tables = [],
  link,
}: EmailContent): Message {
  const body = [
    ...[headline, lead].filter((line) => line !== ''),
    ...paragraphs,
    ...tables.map(tableText),
    ...(link === undefined ? [] : [`${link.text}:\n${link.address}`]),
  ].join('\n\n');
  return {
    channel: 'email',
    brandId,
    to,
    topic,
    subject: oneLine(subject),
    body,
    html: emailHtml({ headline, lead, paragraphs, tables, link }),
  };
}

interface SmsContent extends Pick<Message, 'brandId' | 'to' | 'topic' | 'body'> {
  /** A code, and the host of the only site on which a phone may fill it in. */
  readonly codeFor?: { readonly host: string; readonly code: string };
}

/**
 * Composes a text message of one line; a code is repeated on a last line of its own, in the form from which phones fill it in on that site
 * alone (origin-bound one-time codes, WebOTP).
 */
export function composeSms({ body, codeFor, ...addressed }: SmsContent): Message {
  const lastLine = codeFor === undefined ? '' : `\n@${codeFor.host} #${codeFor.code}`;
  return { ...addressed, channel: 'sms', subject: '', body: `${oneLine(body)}${lastLine}` };
}

/** Removes line breaks, since one in a subject could add a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const tableText = ({ heading, rows }: EmailTable) =>
  [
    heading,
    ...rows.flatMap(({ name, amount, notes = [] }) => [
      amount === undefined ? name : `${name}  ${amount}`,
      ...notes.map((note) => `  ${note}`),
    ]),
  ].join('\n');

/** The content of an e-mail. The brand's frame is added when it is sent. */
function emailHtml({
  headline,
  lead,
  paragraphs,
  tables,
  link,
}: Required<Pick<EmailContent, 'headline' | 'lead' | 'paragraphs' | 'tables'>> & Pick<EmailContent, 'link'>) {
  const heading =
    headline === ''
      ? ''
      : `<h1 style="font-size:26px;line-height:1.2;margin:0 0 16px">${escapeHtml(headline)}</h1>`;
  const leadHtml = lead === '' ? '' : `<p class="lead">${escapeHtml(lead)}</p>`;
  const paragraphsHtml = paragraphs
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const button = link
    ? `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`
    : '';
  return `${heading}${leadHtml}${paragraphsHtml}${tables.map(tableHtml).join('')}${button}`;
}

function tableHtml({ heading, rows }: EmailTable) {
  const cells = rows.map(({ name, amount = '', notes = [] }) => {
    const notesBelow = notes.map((note) => `<br><small class="note">${escapeHtml(note)}</small>`).join('');
    return `<tr><td style="padding:6px 0;vertical-align:top"><bdi>${escapeHtml(name)}</bdi>${notesBelow}</td><td style="padding:6px 0;text-align:right;vertical-align:top">${escapeHtml(amount)}</td></tr>`;
  });
  return `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2><table style="width:100%;border-collapse:collapse">${cells.join('')}</table>`;
}
