import type { FoundRestaurant } from './find-restaurants';

const maxPopular = 6;
/** A rating counts as if so many reviews of an ordinary four stars had come before it, so that one happy guest makes no favourite. */
const ordinaryReviews = 10;
const ordinaryRating = 4;

const likingOf = ({ business: { rating, reviewCount } }: FoundRestaurant) =>
  (Number(rating) * reviewCount + ordinaryRating * ordinaryReviews) / (reviewCount + ordinaryReviews);

/** Who can be ordered from now comes before who can be for later. */
const readinessOf = ({ delivery, collection }: FoundRestaurant) =>
  [delivery, collection].includes('yes') ? 0 : 1;

/** What is liked most of what a search found: restaurants that take orders, and restaurants with tables (HOM-13). */
export function pickPopular(found: readonly FoundRestaurant[]) {
  const liked = [...found].sort((one, other) => likingOf(other) - likingOf(one));
  return {
    list: liked
      .filter(({ delivery, collection }) => delivery !== 'no' || collection !== 'no')
      .sort((one, other) => readinessOf(one) - readinessOf(other))
      .slice(0, maxPopular),
    tables: liked.filter(({ business }) => business.profile.booking?.status === 'yes').slice(0, maxPopular),
  };
}
