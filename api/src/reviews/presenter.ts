import type { Answer, OkAnswer } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { assertNever } from '@storefront/contract';
import { copy } from './copy';
import type { Review, createReviewRepository } from './repository';
import type { WriteReviewResult } from './write-review';

type Averages = NonNullable<Awaited<ReturnType<ReturnType<typeof createReviewRepository>['averagesOf']>>>;

const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toFixed(1);
const average = (text: string | null) => (text === null ? '' : oneDecimal(Number(text)));

/** A review with the average of its six scores (DAT2-9). */
export function presentReview(review: Review): OkAnswer<'business/review'>['user_review'][number] {
  const { noise, service, food, atmosphere, waittime, valueformoney } = review;
  return {
    name: review.name,
    review_time: review.reviewTime.toISOString(),
    user_avg_rating: oneDecimal((noise + service + food + atmosphere + waittime + valueformoney) / 6),
    review_text: review.reviewText,
  };
}

const ratings = [
  [4.5, copy.ratings.excellent],
  [4, copy.ratings.veryGood],
  [3, copy.ratings.good],
  [2, copy.ratings.fair],
  [0, copy.ratings.poor],
] as const;

/** The summary of all reviews (DAT2-8). `overall` is the rating on the business's cards. */
export function presentSummary(name: string, overall: string, averages: Averages) {
  return {
    bs_name: name,
    overall_rating: overall,
    overall_rating_text: overall === '' ? '' : (ratings.find(([from]) => Number(overall) >= from)?.[1] ?? ''),
    avg_noise_rating: average(averages.noise),
    avg_service_rating: average(averages.service),
    avg_food_rating: average(averages.food),
    avg_atmosphere_rating: average(averages.atmosphere),
    avg_waittime_rating: average(averages.waittime),
    avg_valueformoney_rating: average(averages.valueformoney),
    total_review_no: averages.count,
  };
}

/** The answer of `business/feedback`. */
export function presentWriting(writing: WriteReviewResult): Answer<'business/feedback'> {
  switch (writing) {
    case 'written':
      return { responsecode: '200' };
    case 'unknown-key':
      return nothingFound(copy.unknownKey);
    case 'not-completed':
      return refused(copy.notCompleted);
    case 'written-before':
      return refused(copy.writtenBefore);
    default:
      return assertNever(writing);
  }
}
