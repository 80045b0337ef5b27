/**
 * The number that the code is sent to, the seconds until the code expires (0 when no code is valid), the seconds until another code can be
 * sent to the same number, and whether any code was sent yet: the server may have to wait with the first (D116).
 */
export interface CodeDetails {
  readonly mobile: string;
  readonly expiresIn: number;
  readonly resendIn: number;
  readonly isSent: boolean;
  /** The business of a booking; null for an order, whose cart names it. */
  readonly businessId: string | null;
}

/** The server refused, with its sentence. */
interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

export type DetailsOutcome =
  | { readonly kind: 'waiting'; readonly details: CodeDetails }
  /** The order or the booking needs no code any more (D78). */
  | { readonly kind: 'verified' }
  | { readonly kind: 'unknown' }
  | Refused;

/** Done, with the server's sentence; or refused; or `lost`: there is nothing left to confirm. */
export type Outcome = { readonly kind: 'done' | 'lost'; readonly sentence: string } | Refused;

/** What the confirmation of an order or a booking asks of the API; `key` is the okey or the booking's id. Every method rejects with ApiUnreachable when there is no answer. */
export interface VerificationGateway {
  details(key: string, signal: AbortSignal): Promise<DetailsOutcome>;
  /** Whether it still waits for its code. It sends no code, as `details` may do. */
  progress(key: string, signal: AbortSignal): Promise<'waiting' | 'verified' | 'unknown'>;
  /** Sends a new code to this number, which may be the same as before. */
  send(key: string, mobile: string): Promise<Outcome>;
  verify(key: string, code: string): Promise<Outcome>;
}
