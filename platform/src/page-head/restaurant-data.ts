import type { OkAnswer } from '@storefront/contract';
import type { Restaurant, Review } from 'schema-dts';
import { absoluteUrl } from './absolute-url';
import { answerTo } from './answer-to';
import { menuId } from './menu-data';
import { hoursOfDay, hoursOfWeek } from './opening-hours';
import type { HeadSource } from './head-source';

interface RestaurantSource extends HeadSource {
  readonly details: OkAnswer<'business/details'>;
  /** The address of its menu. */
  readonly home: string;
  readonly hasMenu: boolean;
}

/** A business as a schema.org restaurant, with only the data that the page shows. */
export function restaurantData({ details, home, hasMenu, origin, data, now }: RestaurantSource): Restaurant {
  const { info, subcatagory, booking } = details;
  const pictures = [info.business_cover, info.business_logo]
    .map((picture) => absoluteUrl(picture, origin))
    .filter((picture) => picture !== undefined);
  const week = answerTo(data, 'business/info');
  const reviews = answerTo(data, 'business/review')?.user_review ?? [];
  const cuisines = subcatagory.map(({ subcategory_name }) => subcategory_name);
  return {
    '@type': 'Restaurant',
    '@id': `${home}#restaurant`,
    name: info.business_name,
    url: home,
    ...(info.bs_details !== '' && { description: info.bs_details }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(info.business_phone_number !== '' && { telephone: info.business_phone_number }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: info.business_address,
      ...(info.business_city !== '' && { addressLocality: info.business_city }),
      postalCode: info.business_postcode,
      addressCountry: 'GB',
    },
    ...(cuisines.length > 0 && { servesCuisine: cuisines }),
    currenciesAccepted: 'GBP',
    acceptsReservations: booking?.status === 'yes',
    ...(info.rating !== '' &&
      info.total_review_no > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(info.rating),
          reviewCount: info.total_review_no,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(week === undefined ? hoursOfDay(info.resturent_timeing, now) : hoursOfWeek(week)),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
    ...(hasMenu && { hasMenu: { '@id': menuId(home) } }),
  };
}

type UserReview = OkAnswer<'business/review'>['user_review'][number];

function reviewData({ name, review_time, user_avg_rating, review_text }: UserReview): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: review_time.slice(0, 10),
    ...(user_avg_rating !== '' && {
      reviewRating: {
        '@type': 'Rating',
        ratingValue: Number(user_avg_rating),
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(review_text !== '' && { reviewBody: review_text }),
  };
}
