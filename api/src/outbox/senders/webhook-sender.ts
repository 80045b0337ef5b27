import type { Clock } from '../../clock';
import { deliveryText, isSigned, sign } from '../../signature';
import type { OutboxMessage } from '../repository';
import type { PostOutside } from './post-outside';
import { Undeliverable } from './sender';
import type { Sender } from './sender';

interface WebhookPorts {
  readonly clock: Clock;
  /** The secret that a business signs and checks with. */
  readonly secretOf: (businessSlug: string) => Promise<string>;
  /** A signed answer of the business, as text: it may move the order on (D80). */
  readonly answered: (message: OutboxMessage, answer: string) => Promise<void>;
  readonly post: PostOutside;
}

/**
 * Posts to a business, signed; what it answers counts only when that is signed too (D80). Both signatures cover the direction and
 * the delivery, so neither can stand for another message, nor one of ours for an answer.
 */
export function webhookSender({ clock, secretOf, answered, post }: WebhookPorts): Sender {
  return {
    isReal: true,
    async send(message) {
      const { id, recipient, subject, body, details } = message;
      const secret = await secretOf(details['businessSlug'] ?? '');
      const { status, header, text } = await post(recipient, {
        headers: {
          'content-type': 'application/json',
          'storefront-event': subject,
          'storefront-delivery': id,
          'storefront-signature': sign(secret, deliveryText('request', id, body), clock.now()),
        },
        body,
      });
      if (status === 410) throw new Undeliverable('The business answered 410');
      if (status < 200 || status > 299) throw new Error(`The business answered ${status}`);
      const signed = deliveryText('answer', id, text);
      if (text !== '' && isSigned(secret, signed, header('storefront-signature'), clock.now()))
        await answered(message, text);
    },
  };
}
