import { webhookSecret } from '../business-keys/business-token';
import { createBusinessKeyRepository } from '../business-keys/repository';
import type { Config } from '../config';
import { refundSender } from '../payment-records/refund';
import type { Ports } from '../ports';
import { postOutside } from '../outbox/senders/post-outside';
import { keepInOutbox } from '../outbox/senders/sender';
import type { Sender, Senders } from '../outbox/senders/sender';
import { takeAnswer } from './take-answer';
import { smtpSender } from '../outbox/senders/smtp-sender';
import { twilioSender } from '../outbox/senders/twilio-sender';
import { webhookSender } from '../outbox/senders/webhook-sender';

/**
 * The configured senders. Without one, a message stays in the outbox: in development it counts as sent, in production it waits, so that
 * nothing is lost while the configuration is corrected (D42).
 */
export function createSenders(
  ports: Pick<Ports, 'database' | 'clock' | 'payments' | 'brands' | 'kitchenChanges'> & {
    readonly config: Pick<
      Config,
      'production' | 'smtpUrl' | 'mailFrom' | 'twilio' | 'codeSecret' | 'webhooksToLoopback'
    >;
  },
): Senders {
  const { config, clock, payments, brands } = ports;
  const without: Sender | undefined = config.production ? undefined : keepInOutbox;
  const nameOfBrand = (id: string) => brands.ofId(id)?.name;
  const brandOf = (id: string) => brands.ofId(id);
  const email = config.smtpUrl === undefined ? without : smtpSender(config.smtpUrl, config.mailFrom, brandOf);
  const sms = config.twilio === undefined ? without : twilioSender(config.twilio, nameOfBrand);
  const businessKeys = createBusinessKeyRepository(ports.database);
  const webhook = webhookSender({
    clock,
    secretOf: async (slug) => webhookSecret(config.codeSecret, slug, await businessKeys.versionOf(slug)),
    answered: (message, answer) => takeAnswer(ports, message, answer),
    post: postOutside({ allowLoopback: config.webhooksToLoopback }),
  });
  return {
    ...(email === undefined ? {} : { email }),
    ...(sms === undefined ? {} : { sms }),
    webhook,
    ...(payments === undefined ? {} : { refund: refundSender(payments) }),
  };
}
