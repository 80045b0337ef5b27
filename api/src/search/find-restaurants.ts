import { formatTimeAt, liesIn, londonMoment } from '@storefront/contract';
import type { Possible, Postcode } from '@storefront/contract';
import type { BusinessRecord, Position } from '../catalogue/catalogue';
import type { CatalogueDiscount } from '../catalogue/format';
import { distanceTo } from '../delivery/distance';
import { findLowest } from '../delivery/lowest';
import { automaticFor } from '../discounts/automatic';
import { modeAvailability } from '../hours/availability';
import { closingTime } from '../hours/opening';
import { nextOpenText } from '../hours/words';
import { copy } from './copy';
import type { SearchFilters } from './search-filters';

/** A restaurant of the listing, as it is now for a search from a place. */
export interface FoundRestaurant {
  readonly business: BusinessRecord;
  readonly isOpen: boolean;
  readonly collection: Possible;
  readonly delivery: Possible;
  readonly nextOpen: string;
  /** 'Delivery from 17:45' where it can be ordered ahead, else ''. */
  readonly deliveryOpening: string;
  /** Pounds, '' where there is none. */
  readonly minimum: string;
  /** Pounds of the cheapest delivery there; undefined where none is made. */
  readonly deliveryCharge: string | undefined;
  /** Miles from the place; undefined where a position is not known. */
  readonly distance: number | undefined;
  readonly deliveryDiscount: CatalogueDiscount | undefined;
  readonly collectionDiscount: CatalogueDiscount | undefined;
  /** Whether it matches the cuisines and the name of the filters; cuisines are counted over all restaurants (LST-11). */
  readonly isMatch: boolean;
}

/** The serving businesses that the listing shows: those with a cuisine (LST-17), in the chosen order (LST-24, D94). */
export function findRestaurants(
  serving: readonly BusinessRecord[],
  area: Postcode,
  filters: SearchFilters,
  { now, position }: { readonly now: number; readonly position: Position | undefined },
): FoundRestaurant[] {
  const today = londonMoment(now).date;
  const found = serving
    .filter(({ profile }) => profile.subcategory.length > 0)
    .map((business) => ({ business, name: business.profile.business_name.toLowerCase() }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  if (filters.order === 'za') found.reverse();
  const restaurants = found.map(({ business, name }) => ({
    ...statusOf(business, area, now),
    business,
    distance: distanceTo(business, position),
    isMatch: name.includes(filters.name) && isOfCuisine(business, filters.cuisines),
    deliveryDiscount: automaticFor(business.profile, 'delivery', today)[0],
    collectionDiscount: automaticFor(business.profile, 'collection', today)[0],
  }));
  // Restaurants that take no orders now come last in every order (D94).
  const takesOrders = ({ delivery, collection }: FoundRestaurant) => delivery !== 'no' || collection !== 'no';
  return [...restaurants.filter(takesOrders), ...restaurants.filter((one) => !takesOrders(one))];
}

function statusOf({ profile }: BusinessRecord, area: Postcode, now: number) {
  const sectors = profile.delivery.sectors.filter(({ sector }) =>
    area.kind === 'full' ? sector === area.sector : liesIn(sector, area.text),
  );
  const delivery = modeAvailability(profile, 'delivery', now);
  const delivers = sectors.length > 0 ? delivery.possible : 'no';
  const [first] = delivery.slots;
  const minimums = profile.delivery.status === 'yes' ? sectors.map(({ minimum }) => minimum) : [];
  return {
    isOpen: closingTime(profile, now) !== undefined,
    collection: modeAvailability(profile, 'collection', now).possible,
    delivery: delivers,
    nextOpen: nextOpenText(profile, now),
    deliveryOpening: delivers === 'pre' && first !== undefined ? copy.deliveryFrom(formatTimeAt(first)) : '',
    deliveryCharge: delivers === 'no' ? undefined : findLowest(sectors.map(({ charge }) => charge)),
    minimum: lowest(minimums.length > 0 ? minimums : [profile.pickup.minimum]),
  };
}

/** The lowest of amounts in pounds; '' when it is zero. */
function lowest(amounts: readonly string[]): string {
  const amount = findLowest(amounts);
  return amount === undefined || Number(amount) === 0 ? '' : amount;
}

function isOfCuisine({ profile }: BusinessRecord, cuisines: readonly string[]): boolean {
  return cuisines.length === 0 || profile.subcategory.some((id) => cuisines.includes(id));
}
