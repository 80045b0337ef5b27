import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { StripeAccount } from '../config';
import { isSigned } from '../signature';
import { boundedText } from './bounded-text';
import type { PaymentEvent, PaymentProvider } from './provider';

const address = 'https://api.stripe.com/v1';
const timeoutMilliseconds = 15_000;
const longestAnswer = 256 * 1024;

const Session = Type.Object({ id: Type.String(), url: Type.String() });
const Event = Type.Object({
  id: Type.String(),
  type: Type.String(),
  data: Type.Object({
    object: Type.Object({
      client_reference_id: Type.Union([Type.String(), Type.Null()]),
      amount_total: Type.Union([Type.Integer(), Type.Null()]),
      payment_intent: Type.Union([Type.String(), Type.Null()]),
      payment_status: Type.String(),
    }),
  }),
});

/** Stripe Checkout (PAY-4). Its webhook reports the outcome, with the signature in `stripe-signature`. */
export function stripeProvider(
  { secretKey, webhookSecret }: StripeAccount,
  request: typeof fetch = fetch,
): PaymentProvider {
  async function post(path: string, key: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const answer = await request(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': key },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    // Stripe's error may quote what the customer typed, so it is not logged (G14).
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`Stripe answered ${answer.status}`);
    }
    return JSON.parse(await boundedText(answer, longestAnswer));
  }

  return {
    name: 'stripe',
    async begin({ id, amount, description, email, returnTo, cancelTo }) {
      const session = await post('/checkout/sessions', `begin-${id}`, {
        mode: 'payment',
        client_reference_id: id,
        customer_email: email,
        success_url: returnTo,
        cancel_url: cancelTo,
        'payment_method_types[0]': 'card',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'gbp',
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': description,
      });
      if (!Value.Check(Session, session)) throw new Error('Stripe answered something else than a session');
      return { payAt: session.url, reference: session.id };
    },
    parseCallback(body, headers, now) {
      const header = headers['stripe-signature'];
      if (!isSigned(webhookSecret, body, typeof header === 'string' ? header : undefined, now))
        return { kind: 'unsigned' };
      const event: unknown = JSON.parse(body);
      if (!Value.Check(Event, event)) return { kind: 'other' };
      const { client_reference_id, amount_total, payment_intent, payment_status } = event.data.object;
      const outcome = outcomeOf(event.type, payment_status);
      if (outcome === undefined || client_reference_id === null) return { kind: 'other' };
      return {
        kind: 'event',
        event: {
          id: event.id,
          payment: client_reference_id,
          outcome,
          amount: amount_total ?? 0,
          reference: payment_intent ?? '',
        },
      };
    },
    async refund({ key, reference, amount }) {
      await post('/refunds', `refund-${key}`, { payment_intent: reference, amount: String(amount) });
    },
  };
}

function outcomeOf(type: string, status: string): PaymentEvent['outcome'] | undefined {
  switch (type) {
    case 'checkout.session.completed':
      // Some payment methods complete the session before the money has arrived.
      return status === 'paid' ? 'paid' : undefined;
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'declined';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return undefined;
  }
}
