import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Rating, YesNo } from '../fields';

/** One review (DAT2-9). `review_time` is an ISO instant. */
export const Review = Type.Object({
  name: Type.String(),
  review_time: Type.String(),
  user_avg_rating: Rating,
  review_text: Type.String(),
});
export type Review = Static<typeof Review>;

/** What all reviews of a business say together (DAT2-8). */
export const ReviewSummary = Type.Object({
  bs_name: Type.String(),
  overall_rating: Rating,
  overall_rating_text: Type.String(),
  avg_noise_rating: Rating,
  avg_service_rating: Rating,
  avg_food_rating: Rating,
  avg_atmosphere_rating: Rating,
  avg_waittime_rating: Rating,
  avg_valueformoney_rating: Rating,
  total_review_no: Type.Integer({ minimum: 0 }),
  more_review_status: YesNo,
});
export type ReviewSummary = Static<typeof ReviewSummary>;
