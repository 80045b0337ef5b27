import { sign } from '../signature';
import { stripeProvider } from './stripe-provider';

const now = new Date('2026-11-20T18:30:00Z');
const account = { secretKey: 'sk_1', webhookSecret: 'whsec_1' };
const request = {
  id: 'payment-1',
  amount: 2275,
  description: 'Order 10001 with Saffron Yard',
  email: 'ada@example.test',
  returnTo: 'https://brand.test/order-complete?v=k',
  cancelTo: 'https://brand.test/checkout',
};

/** A fake Stripe that records its requests and gives one answer to all. */
function stripe(answer: unknown, status = 200) {
  const asked: { url: string; headers: Headers; fields: URLSearchParams }[] = [];
  const ask: typeof fetch = (url, options) => {
    asked.push({
      url: String(url),
      headers: new Headers(options?.headers),
      fields: options?.body as URLSearchParams,
    });
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };
  return { provider: stripeProvider(account, ask), asked };
}

const event = (type: string, parts: object = {}) => ({
  id: 'evt_1',
  type,
  data: {
    object: {
      id: 'cs_1',
      client_reference_id: 'payment-1',
      amount_total: 2275,
      payment_intent: 'pi_1',
      payment_status: 'paid',
      ...parts,
    },
  },
});
const read = (event: unknown, header?: string) => {
  const body = JSON.stringify(event);
  const headers = { 'stripe-signature': header ?? sign(account.webhookSecret, body, now) };
  return stripe({}).provider.parseCallback(body, headers, now);
};

describe('Stripe Checkout', () => {
  it('[PAY-4] begins a session in pence, once for a payment, and answers its page', async () => {
    const { provider, asked } = stripe({ id: 'cs_1', url: 'https://checkout.stripe.com/c/1' });
    expect(await provider.begin(request)).toStrictEqual({
      payAt: 'https://checkout.stripe.com/c/1',
      reference: 'cs_1',
    });
    const [{ url, headers, fields } = { url: '', headers: new Headers(), fields: new URLSearchParams() }] =
      asked;
    expect(url).toBe('https://api.stripe.com/v1/checkout/sessions');
    expect(headers.get('authorization')).toBe('Bearer sk_1');
    expect(headers.get('idempotency-key')).toBe('begin-payment-1');
    expect(fields.get('line_items[0][price_data][unit_amount]')).toBe('2275');
    expect(fields.get('client_reference_id')).toBe('payment-1');
  });

  it('[G14] reports a refusal by its status alone', async () => {
    const { provider } = stripe({ error: { message: 'Invalid email ada@example.test' } }, 400);
    await expect(provider.begin(request)).rejects.toThrow('Stripe answered 400');
  });

  it.each([
    ['checkout.session.completed', 'paid'],
    ['checkout.session.async_payment_succeeded', 'paid'],
    ['checkout.session.async_payment_failed', 'declined'],
    ['checkout.session.expired', 'expired'],
  ])('[PAY-5] reads %s as %s', (type, outcome) => {
    expect(read(event(type))).toStrictEqual({
      kind: 'event',
      event: { id: 'evt_1', payment: 'payment-1', outcome, amount: 2275, reference: 'pi_1' },
    });
  });

  it('[PAY-5] does not count a session as paid that is completed before the money has arrived', () => {
    expect(read(event('checkout.session.completed', { payment_status: 'unpaid' }))).toStrictEqual({
      kind: 'other',
    });
  });

  it('[G5] refuses unsigned callbacks, and ignores those about something else', () => {
    expect(read(event('checkout.session.completed'), 't=1,v1=00')).toStrictEqual({ kind: 'unsigned' });
    expect(read({ id: 'evt_2', type: 'customer.created', data: { object: {} } })).toStrictEqual({
      kind: 'other',
    });
    expect(read(event('checkout.session.completed', { client_reference_id: null }))).toStrictEqual({
      kind: 'other',
    });
  });

  it('refunds under an idempotency key of its own', async () => {
    const { provider, asked } = stripe({ id: 're_1' });
    await provider.refund({ key: 'message-1', reference: 'pi_1', amount: 2275 });
    expect(asked[0]?.headers.get('idempotency-key')).toBe('refund-message-1');
    expect(Object.fromEntries(asked[0]?.fields ?? [])).toStrictEqual({
      payment_intent: 'pi_1',
      amount: '2275',
    });
  });
});
