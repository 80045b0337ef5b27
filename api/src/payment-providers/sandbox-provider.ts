import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { deriveSecret, isSigned, sign } from '../signature';
import type { PaymentEvent, PaymentProvider } from './provider';

const sandboxSignature = 'sandbox-signature';

const Event = Type.Object({
  id: Type.String(),
  payment: Type.String(),
  outcome: Type.Union([Type.Literal('paid'), Type.Literal('declined'), Type.Literal('cancelled')]),
  amount: Type.Integer(),
});

/** The sandbox's signed callback about the button that was pressed on its page. */
export function sandboxCallback(
  secret: string,
  event: Omit<PaymentEvent, 'reference'>,
  now: Date,
): { readonly body: string; readonly headers: Record<string, string> } {
  const body = JSON.stringify(event);
  return { body, headers: { [sandboxSignature]: sign(sandboxSecret(secret), body, now) } };
}

/** A provider that moves no money: a page of this server with Pay, Decline and Cancel (D41). For development alone. */
export function sandboxProvider(secret: string): PaymentProvider {
  return {
    name: 'sandbox',
    begin: ({ id }) => Promise.resolve({ payAt: '', reference: id }),
    parseCallback(body, headers, now) {
      const header = headers[sandboxSignature];
      if (!isSigned(sandboxSecret(secret), body, typeof header === 'string' ? header : undefined, now))
        return { kind: 'unsigned' };
      const event: unknown = JSON.parse(body);
      if (!Value.Check(Event, event)) return { kind: 'other' };
      return { kind: 'event', event: { ...event, reference: event.payment } };
    },
    refund: () => Promise.resolve(),
  };
}

const sandboxSecret = (secret: string) => deriveSecret(secret, 'sandbox payments');
