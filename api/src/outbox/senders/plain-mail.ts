import type { Config } from '../../config';
import { smtpSender } from './smtp-sender';

/** A text for one mailbox, of no brand and no customer. `id` is the same at every attempt. */
export interface PlainMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends texts by the mail server of the settings; rejects when it has not taken one, also when none is set. */
export function plainMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>) {
  const sender = smtpUrl === undefined ? undefined : smtpSender(smtpUrl, mailFrom, () => undefined);
  return async ({ id, to, subject, text }: PlainMail): Promise<void> => {
    if (sender === undefined) throw new Error('There is no mail server: SMTP_URL is not set');
    await sender.send({ id, brandId: '', recipient: to, subject, body: text, html: '', details: {} });
  };
}
