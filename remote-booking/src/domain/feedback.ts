import { copy } from '../copy';

/** What a review rates, in the order of its form; the names are those of the form's fields. */
export const ratedThings = ['food', 'service', 'quality', 'atmosphere', 'waiting', 'value'] as const;

export type RatedThing = (typeof ratedThings)[number];

/** Stars of 1 to 5 for each rated thing; 0 while none are given. */
type StarsGiven = Readonly<Record<RatedThing, number>>;

/** A review that the customer is writing; `key` is that of the completed order or booking (D35). */
export interface Feedback {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly stars: StarsGiven;
}

export const emptyFeedback: Feedback = {
  key: '',
  name: '',
  text: '',
  stars: { food: 0, service: 0, quality: 0, atmosphere: 0, waiting: 0, value: 0 },
};

/** The same stars for everything; none when the text of an address is no number from 1 to 5. */
export function starsEverywhere(given: number): StarsGiven {
  const stars = [1, 2, 3, 4, 5].includes(given) ? given : 0;
  return { food: stars, service: stars, quality: stars, atmosphere: stars, waiting: stars, value: stars };
}

/** The key in what was pasted: the address of an order's, a booking's or a review's page, or the key itself. */
export function keyIn(pasted: string): string {
  const text = pasted.trim();
  return /[?&](?:key|v)=([\w-]+)/.exec(text)?.[1] ?? /\/checkout-otp\/([\w-]+)/.exec(text)?.[1] ?? text;
}

export type FeedbackField = 'key' | 'name' | RatedThing;

/** The error of each field of a review, `''` when it has none. */
export function feedbackErrors({ key, name, stars }: Feedback): Record<FeedbackField, string> {
  const rated = Object.fromEntries(
    ratedThings.map((thing) => [thing, stars[thing] === 0 ? copy.write.missing.stars : '']),
  ) as Record<RatedThing, string>;
  return {
    ...rated,
    key: key.trim() === '' ? copy.write.missing.key : '',
    name: name.trim() === '' ? copy.write.missing.name : '',
  };
}
