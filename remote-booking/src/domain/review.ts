/** One review; `stars` out of five with one decimal, `at` an ISO instant. */
export interface Review {
  readonly name: string;
  readonly at: string;
  readonly stars: string;
  readonly text: string;
}

/** What all reviews say together (REV-2 to REV-4); ratings `''` where nobody has rated. */
export interface ReviewSummary {
  readonly business: string;
  readonly overall: string;
  readonly overallText: string;
  readonly quality: string;
  readonly service: string;
  readonly value: string;
  readonly count: number;
}

/** What stands for the summary of a business that nobody has reviewed; undefined where the answer does not name it. */
export function emptySummary(business: string | undefined): ReviewSummary | undefined {
  return business === undefined
    ? undefined
    : { business, overall: '', overallText: '', quality: '', service: '', value: '', count: 0 };
}

/** A page of reviews; the summary comes with the first one only (REV-15, REV-16). */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly isMore: boolean;
  readonly summary: ReviewSummary | undefined;
}

/** '{n} reviews of {business}', singular for one or none (REV-7, REV-8). */
export function countLine({ count, business }: Pick<ReviewSummary, 'count' | 'business'>): string {
  return `${count} ${count > 1 ? 'reviews' : 'review'} of ${business}`;
}
