import { liesIn, londonMoment, timeOfDay } from '@storefront/contract';
import type { Possible, Postcode } from '@storefront/contract';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueDiscount } from '../catalogue/format';
import { automaticFor } from '../discounts/automatic';
import { modeAvailability } from '../hours/availability';
import { closingTime } from '../hours/opening';
import { nextOpenText } from '../hours/words';
import type { SearchFilters } from './search-filters';

/** A restaurant of the listing, as it is at this moment for whoever searches from there. */
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
  readonly deliveryDiscount: CatalogueDiscount | undefined;
  readonly collectionDiscount: CatalogueDiscount | undefined;
  /** Whether it is of a wished cuisine and name; the cuisines are counted over all (LST-11). */
  readonly isWished: boolean;
}

/** Those of the serving businesses that the listing shows: with a cuisine (LST-17), in the wished order (LST-24, D94). */
export function findRestaurants(
  serving: readonly BusinessRecord[],
  area: Postcode,
  wishes: SearchFilters,
  now: number,
): FoundRestaurant[] {
  const today = londonMoment(now).date;
  const found = serving
    .filter(({ profile }) => profile.subcategory.length > 0)
    .map((business) => ({ business, name: business.profile.business_name.toLowerCase() }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  if (wishes.order === 'za') found.reverse();
  const restaurants = found.map(({ business, name }) => ({
    ...statusOf(business, area, now),
    business,
    isWished: name.includes(wishes.name) && isOfCuisine(business, wishes.cuisines),
    deliveryDiscount: automaticFor(business.profile, 'delivery', today)[0],
    collectionDiscount: automaticFor(business.profile, 'collection', today)[0],
  }));
  // Within any order those that take nothing now come last (D94).
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
    deliveryOpening:
      delivers === 'pre' && first !== undefined
        ? `Delivery from ${timeOfDay(londonMoment(first).minute)}`
        : '',
    minimum: lowest(minimums.length > 0 ? minimums : [profile.pickup.minimum]),
  };
}

/** The lowest of amounts in pounds; '' where that is nothing. */
function lowest(amounts: readonly string[]): string {
  const [least] = [...amounts].sort((one, other) => Number(one) - Number(other));
  return least === undefined || Number(least) === 0 ? '' : least;
}

function isOfCuisine({ profile }: BusinessRecord, cuisines: readonly string[]): boolean {
  return cuisines.length === 0 || profile.subcategory.some((id) => cuisines.includes(id));
}
