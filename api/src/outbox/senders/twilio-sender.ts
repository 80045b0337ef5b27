import { Undeliverable } from './sender';
import type { Sender } from './sender';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or name that messages come from. */
  readonly from: string;
}

const patience = 15_000;

/** Sends text messages by Twilio, from one number; the name of the message's brand stands first, since the number says nothing (D95). */
export function twilioSender(
  { accountSid, authToken, from }: TwilioAccount,
  nameOfBrand: (brandId: string) => string | undefined,
  ask: typeof fetch = fetch,
): Sender {
  const address = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    isReal: true,
    async send({ brandId, recipient, body }) {
      const name = nameOfBrand(brandId);
      const text = name === undefined ? body : `${name}: ${body}`;
      const answer = await ask(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: international(recipient), From: from, Body: text }),
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      // 400 is about this message alone; a wrong account or too many messages may be put right.
      if (answer.status === 400) throw new Undeliverable('Twilio answered 400');
      throw new Error(`Twilio answered ${answer.status}`);
    },
  };
}

/** A British number as it is dialled from abroad: 07700900123 is +447700900123. */
const international = (mobile: string): string => (mobile.startsWith('0') ? `+44${mobile.slice(1)}` : mobile);
