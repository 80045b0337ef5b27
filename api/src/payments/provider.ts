import type { IncomingHttpHeaders } from 'node:http';

/** A payment as a provider is told of it; `amount` is whole pence. */
interface PaymentRequest {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly email: string;
  /** Where the browser goes afterwards; what it finds there comes from the callback alone (PAY-5). */
  readonly returnTo: string;
  readonly cancelTo: string;
}

/** What became of a payment, as the provider tells it. */
export interface PaymentEvent {
  readonly id: string;
  /** The id of our payment. */
  readonly payment: string;
  readonly outcome: 'paid' | 'declined' | 'cancelled' | 'expired';
  readonly amount: number;
  /** What the provider calls the money, for giving it back. */
  readonly reference: string;
}

type ParsedCallback =
  | { readonly kind: 'event'; readonly event: PaymentEvent }
  /** Signed, but of nothing that concerns us. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unsigned' };

/** Takes card payments (D41, PAY-4). */
export interface PaymentProvider {
  readonly name: string;
  /** Begins a payment and answers where the customer pays; asked twice for the same payment it begins one. */
  begin(payment: PaymentRequest): Promise<{ readonly payAt: string; readonly reference: string }>;
  /** Reads a callback: its signature lets it in, not its shape (G5). */
  readCallback(body: string, headers: IncomingHttpHeaders, now: Date): ParsedCallback;
  /** Gives the money back; asked twice under the same key it is given back once. */
  refund(refund: {
    readonly key: string;
    readonly reference: string;
    readonly amount: number;
  }): Promise<void>;
}
