import { escapeHtml } from './escape-html';

/** A message to the world. `topic` is what it belongs to: an order's key, a booking's id, 'account'. */
export interface Message {
  readonly channel: 'email' | 'sms' | 'webhook' | 'refund';
  /** The brand in whose name it is sent (D95). */
  readonly brandId: string;
  readonly to: string;
  readonly topic: string;
  readonly subject: string;
  readonly body: string;
  /** The same as HTML, without the frame of the brand. */
  readonly html?: string;
  /**
   * `reader` names one whom no stranger can cause messages to: 'business', 'contact', or 'owner' of a proven number. The limit of a
   * recipient's day does not count those.
   */
  readonly details?: Readonly<Record<string, string>>;
  /** When it is to be sent, if not at once. */
  readonly dueAt?: Date;
  /** The body holds a code or a key, and is wiped once it has been sent. */
  readonly isSecret?: boolean;
}

export interface EmailTable {
  readonly heading: string;
  /** Name and amount, or name alone; further lines about the row stand under it. */
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
  readonly paragraphs: readonly string[];
  readonly tables?: readonly EmailTable[];
  readonly link?: { readonly text: string; readonly address: string };
}

/** An e-mail as text and as HTML; every word in it is shown as it is, never read as markup (G11). */
export function composeEmail({
  brandId,
  to,
  topic,
  subject,
  paragraphs,
  tables = [],
  link,
}: EmailContent): Message {
  const body = [
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
    html: emailHtml({ paragraphs, tables, link }),
  };
}

export function composeSms({
  body,
  ...addressed
}: Pick<Message, 'brandId' | 'to' | 'topic' | 'body'>): Message {
  return {
    ...addressed,
    channel: 'sms',
    subject: '',
    body: oneLine(body),
  };
}

/** A line break in a subject would begin a header of the sender's choosing. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const tableText = ({ heading, rows }: EmailTable) =>
  [
    heading,
    ...rows.flatMap(({ name, amount, notes = [] }) => [
      amount === undefined ? name : `${name}  ${amount}`,
      ...notes.map((note) => `  ${note}`),
    ]),
  ].join('\n');

/** What stands inside the frame of the brand, which is put around it when the message is sent. */
function emailHtml({
  paragraphs,
  tables,
  link,
}: Required<Pick<EmailContent, 'paragraphs' | 'tables'>> & Pick<EmailContent, 'link'>) {
  const words = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('');
  const button = link
    ? `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`
    : '';
  return `${words}${tables.map(tableHtml).join('')}${button}`;
}

function tableHtml({ heading, rows }: EmailTable) {
  const cells = rows.map(({ name, amount = '', notes = [] }) => {
    const below = notes.map((note) => `<br><small class="note">${escapeHtml(note)}</small>`).join('');
    return `<tr><td style="padding:6px 0;vertical-align:top"><bdi>${escapeHtml(name)}</bdi>${below}</td><td style="padding:6px 0;text-align:right;vertical-align:top">${escapeHtml(amount)}</td></tr>`;
  });
  return `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2><table style="width:100%;border-collapse:collapse">${cells.join('')}</table>`;
}
