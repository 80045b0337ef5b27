import type { BookingConfiguration, BusinessDetails, Possible } from '@storefront/contract';
import { accepted, mapParsed, parsePounds } from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { BookingRules, Business, OrderMode } from '../domain/business';

/** The guest range of a table when the configuration gives none (BKG-8). */
const defaultMinimumGuests = 1;
const defaultMaximumGuests = 10;

const modeOf = (isOffered: boolean, fields: readonly Possible[], minutes: number): OrderMode => ({
  isOffered,
  possible: fields.includes('no') ? 'no' : fields.includes('pre') ? 'pre' : 'yes',
  minutes,
});

const parseRules = (configuration: BookingConfiguration | null): Parsed<BookingRules | undefined> => {
  if (configuration?.status !== 'yes') return accepted(undefined);
  return mapParsed(parsePounds(configuration.price_per), (guestPrice) => ({
    // An answer of an older server may leave these out.
    minimumGuests: configuration.min_person ?? defaultMinimumGuests,
    maximumGuests: configuration.max_person ?? defaultMaximumGuests,
    terms: {
      guestPrice,
      freeGuests: configuration.guest_number_over_pay,
      deposit: 0,
      serviceCharge: { kind: 'fixed' as const, amount: 0 },
    },
    description: configuration.description,
    isMessageRequired: configuration.message_required === 'yes',
  }));
};

/** Parses the answer of business/details (API2-12, DAT2-3 to DAT2-6). */
export function parseBusiness(details: BusinessDetails): Parsed<Business> {
  const { info, service_availability: available } = details;
  const minutes = info.avg_pickup_delivery_time;
  return mapParsed(parseRules(details.booking), (booking) => ({
    id: info.business_id,
    slug: info.business_slug,
    name: info.business_name,
    logo: info.business_logo,
    cover: info.business_cover,
    addressParts: [info.business_address, info.business_colony, info.business_city].filter(
      (part) => part.trim() !== '',
    ),
    cuisines: details.subcatagory.map(({ subcategory_name }) => subcategory_name),
    rating: info.rating,
    isPoweredBy: info.bs_show_powered_by_bookyup === 'yes',
    allergyText: info.allergy_info,
    nextOpen: info.bs_next_open,
    collection: modeOf(
      info.business_pickup === 'yes',
      [info.pickup_order_possible, available.pickuppossible],
      minutes.avg_pickup_time,
    ),
    delivery: modeOf(
      info.business_delivery === 'yes',
      [info.delivery_order_possible, available.delpossible],
      minutes.avg_delivery_time,
    ),
    payOptions: (details.payment_permission[0]?.booking ?? []).map(({ value, leble }) => ({
      value,
      label: leble,
    })),
    booking,
  }));
}
