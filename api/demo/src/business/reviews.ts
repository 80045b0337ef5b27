import type { CatalogueReview } from 'api/catalogue-format';
import type { Random } from '../random';
import { INITIALS, reviewers } from '../words/reviewers';
import { reviewWords } from '../words/reviews';
import type { ReviewWords } from '../words/reviews';

interface Subject {
  name: string;
  area: string;
  /** The names of dishes in the texts. */
  dishes: string[];
  /** The number of reviews, and the average quality from 1 to 5. */
  count: number;
  quality: number;
}

const MINUTES_IN_A_DAY = 24 * 60;
/** The last day of reviews, so that none is in the future. */
const LAST_DAY = Date.UTC(2026, 9, 31);
const DAYS_BACK = 640;

/** Draws sentences without repetition, so that a restaurant's reviews do not repeat each other. */
function dealer(words: ReviewWords, random: Random) {
  const decks = new Map<keyof ReviewWords, string[]>();
  return (part: keyof ReviewWords): string => {
    const deck = decks.get(part) ?? [];
    const sentence = deck.pop() ?? '';
    if (sentence !== '') return sentence;
    const fresh = random.shuffle(words[part]);
    decks.set(part, fresh);
    return fresh.pop() ?? '';
  };
}

const SHAPES: (keyof ReviewWords)[][] = [
  [],
  ['food'],
  ['closing'],
  ['opening', 'food'],
  ['food', 'service'],
  ['opening', 'food', 'closing'],
  ['food', 'closing'],
  ['service', 'closing'],
  ['opening', 'service', 'food'],
  ['opening', 'food', 'service', 'closing'],
];

/** The name of a dish inside a sentence. */
const spoken = (dish: string): string => dish.replace(/ \(.*\)$/, '').toLowerCase();

const clamp = (score: number): number => Math.max(1, Math.min(5, Math.round(score)));

type Ratings = Pick<
  CatalogueReview,
  'noise' | 'service' | 'food' | 'atmosphere' | 'waittime' | 'valueformoney'
>;

/** How somebody writes who has given these stars. */
export function moodOf({ noise, service, food, atmosphere, waittime, valueformoney }: Ratings) {
  const stars = (noise + service + food + atmosphere + waittime + valueformoney) / 6;
  return stars >= 3.5 ? 'happy' : stars >= 2.5 ? 'mixed' : 'unhappy';
}

/** The reviews of a restaurant, newest first. */
export function reviewsOf(
  { name, area, dishes, count, quality }: Subject,
  random: Random,
): CatalogueReview[] {
  const deal = {
    happy: dealer(reviewWords().happy, random),
    mixed: dealer(reviewWords().mixed, random),
    unhappy: dealer(reviewWords().unhappy, random),
  };
  const people = random.shuffle(reviewers);
  const days = Array.from({ length: count }, () => random.integer(0, DAYS_BACK)).sort((a, b) => a - b);

  return days.map((day, index) => {
    const score = quality + (random.next() + random.next() - 1) * 1.3;
    const ratingNear = (offset: number): number => clamp(score + offset + (random.next() - 0.5) * 1.6);
    const ratings = {
      noise: ratingNear(-0.3),
      service: ratingNear(0.1),
      food: ratingNear(0.3),
      atmosphere: ratingNear(0),
      waittime: ratingNear(-0.4),
      valueformoney: ratingNear(0.1),
    };
    // The words are of the stars that stand beside them.
    const mood = moodOf(ratings);
    const [dish = '', other = ''] = random.shuffle(dishes).slice(0, 2).map(spoken);
    const text = random
      .pick(SHAPES)
      .map((part) => deal[mood](part))
      .join(' ')
      .replaceAll('{dish}', dish)
      .replaceAll('{other}', other)
      .replaceAll('{place}', name)
      .replaceAll('{area}', area)
      .replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
    // The minutes after midnight at which people write: after lunch or in the evening.
    const minute = random.chance(0.3)
      ? random.integer(12 * 60 + 30, 15 * 60)
      : random.integer(18 * 60, MINUTES_IN_A_DAY - 20);
    const time = new Date(LAST_DAY - day * MINUTES_IN_A_DAY * 60_000 + minute * 60_000);
    const person = people[index % people.length] ?? 'A guest';
    return {
      name: random.chance(0.35)
        ? `${person} ${INITIALS.charAt(random.integer(0, INITIALS.length - 1))}.`
        : person,
      review_time: time.toISOString().replace('.000Z', 'Z'),
      ...ratings,
      review_text: text,
    };
  });
}
