import { createTransport } from 'nodemailer';
import type { Brand } from '../../brands/brands';
import { brandEmail } from '../brand-email';
import { Undeliverable } from './sender';
import type { OutboxMessage } from '../repository';
import { withTimeLimit } from './with-time-limit';

// A server that sends a little again and again never reaches the limits of silence.
const longestMilliseconds = 45_000;
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** What an e-mail takes of a message. */
type Mail = Pick<OutboxMessage, 'id' | 'brandId' | 'recipient' | 'subject' | 'body' | 'html' | 'details'>;

/** Sends e-mail by SMTP from one address, with the name and style of the message's brand. The message's id lets receivers recognise a repeat (G3). */
export function smtpSender(
  url: string,
  from: string,
  brandOf: (brandId: string) => Brand | undefined,
): { readonly isReal: true; send(message: Mail): Promise<void> } {
  const transport = createTransport({ url, ...timeouts });
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const domain = from.replace(/^.*@|>.*$/g, '') || 'storefront';
  return {
    isReal: true,
    async send({ id, brandId, recipient, subject, body, html, details }: Mail) {
      const brand = brandOf(brandId);
      const replyTo = details['replyTo'] ?? brand?.contactEmail;
      try {
        const sending = transport.sendMail({
          from: brand === undefined ? from : { name: brand.messages.sender, address },
          // As an object an address is never parsed as a list.
          to: { name: '', address: recipient },
          subject,
          text: body,
          ...(html === '' ? {} : { html: brand === undefined ? html : brandEmail(html, brand) }),
          ...calendarOf(details),
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        await withTimeLimit(sending, longestMilliseconds, 'The mail server takes too long');
      } catch (fault) {
        const code = fault instanceof Error && 'responseCode' in fault ? Number(fault.responseCode) : 0;
        // 5xx is a permanent refusal. Its text may hold the address, so it is not passed on (G14).
        if (code >= 500) throw new Undeliverable(`The mail server answered ${code}`);
        throw new Error(code > 0 ? `The mail server answered ${code}` : 'The mail server cannot be reached', {
          cause: fault,
        });
      }
    },
  };
}

/** The calendar file that a message brings, as an attachment that calendars open. */
function calendarOf(details: Mail['details']) {
  const { calendar, calendarMethod = 'PUBLISH' } = details;
  if (calendar === undefined) return {};
  const contentType = `text/calendar; charset=utf-8; method=${calendarMethod}`;
  return { attachments: [{ filename: 'table-booking.ics', content: calendar, contentType }] };
}
