/**
 * The number that the code is sent to, the seconds until the code expires (0 when no code is valid), and the seconds
 * until another code can be sent to the same number.
 */
export interface CodeDetails {
  readonly mobile: string;
  readonly expiresIn: number;
  readonly resendIn: number;
}

/** The server refused, with its sentence. */
interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
}

export type DetailsOutcome =
  | { readonly kind: 'waiting'; readonly details: CodeDetails }
  /** The order needs no code any more (D78). */
  | { readonly kind: 'verified' }
  | { readonly kind: 'unknown' }
  | Refused;

/** Done, with the server's sentence; or refused. */
export type Outcome = { readonly kind: 'done'; readonly sentence: string } | Refused;

/** What the verification page asks of the API. Every method rejects with ApiUnreachable when there is no answer. */
export interface VerificationGateway {
  details(okey: string, signal: AbortSignal): Promise<DetailsOutcome>;
  /** Whether the order still waits for its code. It sends no code, as `details` may do. */
  progress(okey: string, signal: AbortSignal): Promise<'waiting' | 'verified' | 'unknown'>;
  /** Sends a new code to this number, which may be the same as before. */
  send(okey: string, mobile: string): Promise<Outcome>;
  verify(okey: string, code: string): Promise<Outcome>;
}
