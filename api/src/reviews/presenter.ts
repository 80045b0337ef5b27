import type { Answer, OkAnswer } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { assertNever } from '@storefront/contract';
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

const words = [
  [4.5, 'Excellent'],
  [4, 'Very good'],
  [3, 'Good'],
  [2, 'Fair'],
  [0, 'Poor'],
] as const;

/** The summary of all reviews (DAT2-8). `overall` is the rating on the business's cards. */
export function presentSummary(name: string, overall: string, averages: Averages) {
  return {
    bs_name: name,
    overall_rating: overall,
    overall_rating_text: overall === '' ? '' : (words.find(([from]) => Number(overall) >= from)?.[1] ?? ''),
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
      return nothingFound('We cannot find an order or a booking at this restaurant for your review.');
    case 'not-completed':
      return refused('You can write a review once your order is completed or your table has been taken.');
    case 'written-before':
      return refused('A review has been written for this order or booking already.');
    default:
      return assertNever(writing);
  }
}
