import { Type } from '@sinclair/typebox';
import { Review, ReviewSummary } from '../entities/review';
import { Id, SlugText, YesNo, text, personName } from '../fields';
import { answerWith, call } from './answer';

const { more_review_status, ...summary } = ReviewSummary.properties;
const stars = Type.Integer({ minimum: 1, maximum: 5 });

/**
 * API2-16, DAT2-8, DAT2-9: a page of ten reviews, counted from 0, with the summary when `overallreq_data` is yes
 * (D36). 204: no reviews; the sentence is in `err_msg` and in `status` (D72), and of the summary the name and a count of 0 (REV-8).
 */
export const review = call(
  Type.Object({
    business: Id,
    req_page: Type.Integer({ minimum: 0, maximum: 100_000 }),
    overallreq_data: YesNo,
  }),
  { user_review: Type.Array(Review), more_review_status, ...Type.Partial(Type.Object(summary)).properties },
  answerWith('204', {
    status: Type.String(),
    err_msg: Type.String(),
    bs_name: Type.Optional(Type.String()),
    total_review_no: Type.Optional(Type.Literal(0)),
  }),
);

/** A review by anyone who holds the key of a completed order or booking, once for each key (D35). */
export const feedback = call(
  Type.Object({
    slug: SlugText,
    key: Id,
    name: personName(1),
    noise: stars,
    service: stars,
    food: stars,
    atmosphere: stars,
    waittime: stars,
    valueformoney: stars,
    review_text: text(2_000),
  }),
  {},
);
