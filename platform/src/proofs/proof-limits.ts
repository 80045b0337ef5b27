/** The limits of each process that proves a part of a build. */
export interface ProofLimits {
  /** Seconds of processor time. */
  readonly seconds: number;
  /** Megabytes of heap, and the same again beside it. */
  readonly megabytes: number;
}
