import type { BusinessDetails, Possible } from '@storefront/contract';
import { mapParsed, parsePounds, parseCharges, parseFields } from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { Business, ModeOffer } from '../domain/business';

const preorderMessage = 'Preorder Only';

/** The stricter of the two fields decides the mode; only the message can make it a preorder (SVC-14). */
const possibleOf = (fields: readonly Possible[], message: string): ModeOffer['possible'] => {
  if (fields.includes('no')) return 'no';
  return fields.includes('pre') || message === preorderMessage ? 'pre' : 'yes';
};

const modesOf = ({
  info,
  service_availability: available,
  delivery_timeing,
  pickup_timeing,
}: BusinessDetails): Business['modes'] => ({
  delivery: {
    isOffered: info.business_delivery === 'yes',
    possible: possibleOf([info.delivery_order_possible, available.delpossible], available.deliverymsg),
    minutes: info.avg_pickup_delivery_time.avg_delivery_time,
    times: delivery_timeing.map(({ time }) => time),
  },
  collection: {
    isOffered: info.business_pickup === 'yes',
    possible: possibleOf([info.pickup_order_possible, available.pickuppossible], available.pickupmsg),
    minutes: info.avg_pickup_delivery_time.avg_pickup_time,
    times: pickup_timeing.map(({ time }) => time),
  },
});

/** Parses the answer of business/details, or the part of it that the browser keeps (API-10, DAT-5). */
export function parseBusiness(details: BusinessDetails): Parsed<Business> {
  const { info } = details;
  return mapParsed(
    parseFields({
      charges: parseCharges(details.business_service_charge),
      collectionMinimum: parsePounds(info.pickup_minorder_price),
    }),
    (money) => ({
      ...money,
      id: info.business_id,
      slug: info.business_slug,
      name: info.business_name,
      logo: info.business_logo,
      cover: info.business_cover,
      addressParts: [info.address, info.colony, info.city].filter((part) => part.trim() !== ''),
      cuisines: details.subcatagory.map(({ subcategory_name }) => subcategory_name),
      rating: info.rating,
      reviewCount: info.total_review_no,
      isPoweredBy: info.bs_show_powered_by_bookyup === 'yes',
      modes: modesOf(details),
      nextOpen: info.bs_next_open,
      allergyText: info.allergy_info,
      welcomeText: info.welcome_text,
      todayToken: info.today_token,
      takesBookings: details.booking?.status === 'yes',
      seo: {
        title: info.seo.title,
        keywords: info.seo.keywords,
        description: info.seo.description,
      },
    }),
  );
}
