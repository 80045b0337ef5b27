import type { Clock } from '../../clock';
import { isSigned, sign } from '../../signature';
import type { OutboxMessage } from '../repository';
import { Undeliverable, type Sender } from './sender';

const patience = 10_000;
const longestAnswer = 64 * 1024;

interface WebhookPorts {
  readonly clock: Clock;
  /** The secret that a business signs and checks with. */
  readonly secretOf: (businessSlug: string) => string;
  /** A signed answer of the business, as text: it may move the order on (D80). */
  readonly answered: (message: OutboxMessage, answer: string) => Promise<void>;
  readonly ask?: typeof fetch;
}

/** Posts to a business, signed; what it answers counts only when that is signed too (D80). */
export function webhookSender({ clock, secretOf, answered, ask = fetch }: WebhookPorts): Sender {
  return {
    isReal: true,
    async send(message) {
      const { id, recipient, subject, body, details } = message;
      if (!URL.canParse(recipient) || !/^https?:$/.test(new URL(recipient).protocol))
        throw new Undeliverable('This is no address of the web');
      const secret = secretOf(details['businessSlug'] ?? '');
      const answer = await ask(recipient, {
        method: 'POST',
        // A redirect would carry a customer's data to where nobody has vouched for.
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'storefront-event': subject,
          'storefront-delivery': id,
          'storefront-signature': sign(secret, body, clock.now()),
        },
        body,
        signal: AbortSignal.timeout(patience),
      });
      const text = await readAnswer(answer);
      if (answer.status === 410) throw new Undeliverable('The business answered 410');
      if (!answer.ok) throw new Error(`The business answered ${answer.status}`);
      const signature = answer.headers.get('storefront-signature') ?? undefined;
      if (text !== '' && isSigned(secret, text, signature, clock.now())) await answered(message, text);
    },
  };
}

/** The body of an answer, '' when it is longer than any that we would read. */
async function readAnswer(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > longestAnswer) return '';
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
