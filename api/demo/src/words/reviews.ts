import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { once } from '../once';
import { readData } from '../read-data';

const closed = { additionalProperties: false };
const sentences = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 });
const wordsSchema = Type.Object(
  { opening: sentences, food: sentences, service: sentences, closing: sentences },
  closed,
);
const reviewsSchema = Type.Object({ happy: wordsSchema, mixed: wordsSchema, unhappy: wordsSchema }, closed);

export type ReviewWords = Static<typeof wordsSchema>;

/** Sentences of reviews by mood and subject. `{dish}`, `{other}`, `{place}` and `{area}` are filled in. */
export const reviewWords = once(() => readData('reviews.yaml', reviewsSchema).value);
