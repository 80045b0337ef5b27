/** A line of the opening times, or a special day with its date in words (INF-2, D72). */
export interface OpeningLine {
  readonly day: string;
  readonly label: string;
}

/** The information that a business publishes about itself (INF-1 to INF-3). */
export interface Information {
  readonly name: string;
  readonly details: string;
  readonly openingTimes: readonly OpeningLine[];
  readonly specialDays: readonly OpeningLine[];
  readonly deliverySectors: readonly string[];
}
