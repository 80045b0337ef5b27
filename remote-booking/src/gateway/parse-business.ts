import { parseShownBusiness } from '@storefront/business';
import type { BookingConfiguration, BusinessDetails } from '@storefront/contract';
import { accepted, mapParsed, parsePounds } from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { BookingRules, Business } from '../domain/business';

/** The guest range of a table when the configuration gives none (BKG-8). */
const defaultMinimumGuests = 1;
const defaultMaximumGuests = 10;

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
  return mapParsed(parseRules(details.booking), (booking) => ({
    ...parseShownBusiness(details),
    payOptions: (details.payment_permission[0]?.booking ?? []).map(({ value, leble }) => ({
      value,
      label: leble,
    })),
    booking,
  }));
}
