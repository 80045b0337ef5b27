/** What a review rates, in the order of its form; the names are those of the form's fields. */
export const ratedThings = ['food', 'service', 'quality', 'atmosphere', 'waiting', 'value'] as const;

export type RatedThing = (typeof ratedThings)[number];

/** Stars of 1 to 5 for each rated thing; 0 while none are given. */
type StarsGiven = Readonly<Record<RatedThing, number>>;

/** A review as it is written; `key` is that of the completed order or booking (D35). */
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

export type FeedbackField = 'key' | 'name' | RatedThing;

/** What still misses in a review, `''` where nothing does. */
export function feedbackErrors({ key, name, stars }: Feedback): Record<FeedbackField, string> {
  const rated = Object.fromEntries(
    ratedThings.map((thing) => [thing, stars[thing] === 0 ? 'Choose one to five stars' : '']),
  ) as Record<RatedThing, string>;
  return {
    ...rated,
    key: key.trim() === '' ? 'Order or booking key required' : '',
    name: name.trim() === '' ? 'Name required' : '',
  };
}
