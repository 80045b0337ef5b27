/** What is confirmed, as far as the page around it is concerned. */
export interface Subject {
  /** Whether the visitor may stay while it waits for its code (OTP-17). */
  readonly canStay: boolean;
  /** Leads away a visitor who may not stay; `isVerified` when no code is needed any more. */
  leave(isVerified: boolean): void;
  /** Its code was just typed in. */
  confirmed(): void;
  /** It is confirmed, and what the server said about it was shown. */
  goOn(businessId: string | null): void;
  /** There is nothing left to confirm, with the server's sentence. */
  lost(sentence: string): void;
}
