/** How many open bookings somebody may have. */
export interface OpenBookingLimits {
  /** From then on a code by text message confirms each one. */
  readonly withoutCode: number;
  /** Of one account or one number, codes or not. */
  readonly atAll: number;
}

export const openBookingLimits: OpenBookingLimits = { withoutCode: 3, atAll: 10 };
