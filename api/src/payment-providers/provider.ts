import type { IncomingHttpHeaders } from 'node:http';

/** A payment as a provider is told of it; `amount` is whole pence. */
interface PaymentRequest {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly email: string;
  /** Where the browser goes afterwards. Only the callback says whether it was paid (PAY-5). */
  readonly returnTo: string;
  readonly cancelTo: string;
}

/** The outcome of a payment, as the provider reports it. */
export interface PaymentEvent {
  readonly id: string;
  /** The id of our payment. */
  readonly payment: string;
  readonly outcome: 'paid' | 'declined' | 'cancelled' | 'expired';
  readonly amount: number;
  /** The provider's reference of the payment, which a refund names. */
  readonly reference: string;
}

type ParsedCallback =
  | { readonly kind: 'event'; readonly event: PaymentEvent }
  /** Signed, but about something else than a payment of ours. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unsigned' };

/** Takes card payments (D41, PAY-4). */
export interface PaymentProvider {
  readonly name: string;
  /** Begins a payment and answers where the customer pays; asked twice for the same payment it begins only one. */
  begin(payment: PaymentRequest): Promise<{ readonly payAt: string; readonly reference: string }>;
  /** Parses a callback. Its signature is checked first: the shape proves nothing (G5). */
  parseCallback(body: string, headers: IncomingHttpHeaders, now: Date): ParsedCallback;
  /** Refunds the money; asked twice under the same key, it refunds once. */
  refund(refund: {
    readonly key: string;
    readonly reference: string;
    readonly amount: number;
  }): Promise<void>;
}
