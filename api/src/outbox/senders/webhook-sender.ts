import type { Clock } from '../../clock';
import { deliveryText, isSigned, sign } from '../../signature';
import type { OutboxMessage } from '../repository';
import type { PostOutside } from './post-outside';
import { Undeliverable } from './sender';
import type { Sender } from './sender';

interface WebhookPorts {
  readonly clock: Clock;
  /** The secret for signatures to and from a business. */
  readonly secretOf: (businessSlug: string) => Promise<string>;
  /** Handles a signed answer of the business, which may change the order's state (D80). */
  readonly answered: (message: OutboxMessage, answer: string) => Promise<void>;
  readonly post: PostOutside;
}

/**
 * Posts signed messages to a business. Its answer counts only when it is signed too (D80). Both signatures cover the direction and
 * the delivery, so that neither can be reused for another message or direction.
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
