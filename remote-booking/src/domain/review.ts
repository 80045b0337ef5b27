/** One review; `stars` out of five with one decimal, `at` an ISO instant. */
export interface Review {
  readonly name: string;
  readonly at: string;
  readonly stars: string;
  readonly text: string;
}

/** The summary of all reviews (REV-2 to REV-4); a rating is `''` when nobody has rated. */
export interface ReviewSummary {
  readonly business: string;
  readonly overall: string;
  readonly overallText: string;
  readonly quality: string;
  readonly service: string;
  readonly value: string;
  readonly count: number;
}

/** The summary of a business that nobody has reviewed; undefined when the answer does not name the business. */
export function emptySummary(business: string | undefined): ReviewSummary | undefined {
  return business === undefined
    ? undefined
    : { business, overall: '', overallText: '', quality: '', service: '', value: '', count: 0 };
}

/** A page of reviews; only the first one has the summary (REV-15, REV-16). */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly isMore: boolean;
  readonly summary: ReviewSummary | undefined;
}
