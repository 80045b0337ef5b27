/** The order that waits for its code. `secondsLeft` is 0 when no code is alive. */
export interface WaitingOrder {
  readonly mobile: string;
  readonly secondsLeft: number;
}

export type DetailsOutcome =
  | { readonly kind: 'waiting'; readonly order: WaitingOrder }
  /** It was confirmed before. */
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Whether something was done, and the server's sentence about it. */
export interface Told {
  readonly isDone: boolean;
  readonly sentence: string;
}

/** What the verification page asks of the API. Each rejects with ApiUnreachable when there is no answer. */
export interface CodeGateway {
  details(okey: string, signal: AbortSignal): Promise<DetailsOutcome>;
  /** Sends a new code, to a new number or to the same. */
  send(okey: string, mobile: string): Promise<Told>;
  verify(okey: string, code: string): Promise<Told>;
}
