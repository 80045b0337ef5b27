import type { BusinessDetails, Possible } from '@storefront/contract';
import { parseCharges, parseFields, parsePounds } from '@storefront/pricing';
import type { Parsed, Pence } from '@storefront/pricing';
import type { CommonBusiness, Modes, OrderTerms, ShownBusiness } from '../business';

const preorderMessage = 'Preorder Only';

/** The stricter of the two fields decides; the message can only make a preorder of a mode that is open (SVC-14). */
const possibleOf = (fields: readonly Possible[], message: string): Possible => {
  if (fields.includes('no')) return 'no';
  return fields.includes('pre') || message === preorderMessage ? 'pre' : 'yes';
};

const parseModes = ({ info, service_availability: available, ...times }: BusinessDetails): Modes => ({
  delivery: {
    isOffered: info.business_delivery === 'yes',
    possible: possibleOf([info.delivery_order_possible, available.delpossible], available.deliverymsg),
    minutes: info.avg_pickup_delivery_time.avg_delivery_time,
    times: times.delivery_timeing,
  },
  collection: {
    isOffered: info.business_pickup === 'yes',
    possible: possibleOf([info.pickup_order_possible, available.pickuppossible], available.pickupmsg),
    minutes: info.avg_pickup_delivery_time.avg_pickup_time,
    times: times.pickup_timeing,
  },
});

/** Parses what business/details answers, or the part of it that the browser keeps (API-10, API2-12, DAT-5, DAT2-4 to DAT2-6). */
export function parseCommonBusiness(details: BusinessDetails): CommonBusiness {
  const { business_id, business_slug, business_name } = details.info;
  return { id: business_id, slug: business_slug, name: business_name, modes: parseModes(details) };
}

/** An amount that a page can do without. */
const poundsOrNone = (text: string | undefined): Pence | undefined => {
  const parsed = text === undefined ? undefined : parsePounds(text);
  return parsed?.ok === true ? parsed.value : undefined;
};

/** Parses it with what the pages of the business show beside that. */
export function parseShownBusiness(details: BusinessDetails): ShownBusiness {
  const { info } = details;
  return {
    ...parseCommonBusiness(details),
    logo: info.business_logo,
    cover: info.business_cover,
    isCoverIllustration: info.cover_dish !== undefined,
    look: info.business_look,
    // The fields business_address, business_colony and business_city carry the same values (D46).
    addressParts: [info.address, info.colony, info.city].filter((part) => part.trim() !== ''),
    cuisines: details.subcatagory.map(({ subcategory_name }) => subcategory_name),
    rating: info.rating,
    reviewCount: info.total_review_no,
    isPoweredBy: info.bs_show_powered_by_bookyup === 'yes',
    takesBookings: details.booking?.status === 'yes',
    nextOpen: info.bs_next_open,
    openNow: info.bs_open_now ?? '',
    deliveryFrom: poundsOrNone(info.delivery_from),
    allergyText: info.allergy_info,
  };
}

/** Parses what an order costs beside the food; refused when a charge or the minimum is not an amount. */
export function parseOrderTerms(details: BusinessDetails): Parsed<OrderTerms> {
  return parseFields({
    charges: parseCharges(details.business_service_charge),
    collectionMinimum: parsePounds(details.info.pickup_minorder_price),
  });
}
