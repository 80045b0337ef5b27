import type { TwilioAccount } from '../../config';
import { Undeliverable } from './sender';
import type { Sender } from './sender';

const timeoutMilliseconds = 15_000;

/** Sends text messages by Twilio from one number. Each begins with its brand's name, which the number does not show (D95). */
export function twilioSender(
  { accountSid, authToken, from }: TwilioAccount,
  nameOfBrand: (brandId: string) => string | undefined,
  request: typeof fetch = fetch,
): Sender {
  const address = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    isReal: true,
    async send({ brandId, recipient, body }) {
      const name = nameOfBrand(brandId);
      const text = name === undefined ? body : `${name}: ${body}`;
      const answer = await request(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: international(recipient), From: from, Body: text }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      // 400 concerns this message alone. A wrong account or too many messages can be corrected, so those are tried again.
      if (answer.status === 400) throw new Undeliverable('Twilio answered 400');
      throw new Error(`Twilio answered ${answer.status}`);
    },
  };
}

/** A British number in international form: 07700900123 is +447700900123. */
const international = (mobile: string): string => (mobile.startsWith('0') ? `+44${mobile.slice(1)}` : mobile);
