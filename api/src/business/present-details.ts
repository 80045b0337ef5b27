import { assertNever, firstCharacters, londonMoment } from '@storefront/contract';
import type {
  BookingConfiguration,
  BusinessInfo,
  OkAnswer,
  OrderSlot,
  ServiceAvailability,
} from '@storefront/contract';
import type { Brand } from '../brands/brands';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { CatalogueBooking, CatalogueCategory } from '../catalogue/format';
import { lookOf } from '../catalogue/look';
import type { Config } from '../config';
import { findLowest } from '../delivery/lowest';
import { modeAvailability } from '../hours/availability';
import type { ModeAvailability } from '../hours/availability';
import { hoursOn } from '../hours/opening';
import type { OpeningHours } from '../hours/opening';
import { orderTimeAt, presentNight } from '../hours/service-time';
import { todayToken } from '../hours/today-token';
import { nextOpenText, openNowText } from '../hours/words';
import { pictureUrl } from '../pictures/picture-url';
import { copy } from './copy';
import { presentSeo } from './present-seo';
import { shownWaiver } from './waiver';

const welcomeLength = 25;

/** The answer of `business/details` at an instant (DAT-5, D46), with the payment modes that business and brand both take (BRD-1). */
export function presentDetails(
  business: BusinessRecord,
  categories: readonly CatalogueCategory[],
  now: number,
  origin: Pick<Config, 'apiOrigin'>,
  { paymentModes }: Pick<Brand, 'paymentModes'>,
): OkAnswer<'business/details'> {
  const { profile, cuisines } = business;
  const { order, booking } = profile.payment_permission;
  const delivery = modeAvailability(profile, 'delivery', now);
  const collection = modeAvailability(profile, 'collection', now);
  return {
    responsecode: '200',
    info: presentInfo(business, { delivery, collection }, now, origin),
    service_availability: presentAvailability(business, { delivery, collection }),
    business_service_charge: profile.service_charge,
    payment_permission: [
      {
        order: order.filter(({ value }) => paymentModes.includes(value)),
        booking: booking.filter(({ value }) => paymentModes.includes(value)),
      },
    ],
    subcatagory: [...cuisines],
    booking: profile.booking === null ? null : presentBooking(profile.booking),
    bs_delivery_sectors: profile.delivery.sectors.map(({ sector }) => sector),
    delivery_timeing: presentSlots(profile, delivery),
    pickup_timeing: presentSlots(profile, collection),
    menucategory: categories.map(({ menucategory_id, menucategory_name, menucategory_desc }) => ({
      menucategory_id,
      menucategory_name,
      menucategory_desc,
    })),
  };
}

interface Modes {
  readonly delivery: ModeAvailability;
  readonly collection: ModeAvailability;
}

function presentInfo(
  business: BusinessRecord,
  { delivery, collection }: Modes,
  now: number,
  origin: Pick<Config, 'apiOrigin'>,
): BusinessInfo {
  const { profile, rating, reviewCount } = business;
  const logo = pictureUrl(profile.business_logo, origin);
  const subcategory = profile.subcategory.join(',');
  return {
    business_id: profile.business_id,
    business_name: profile.business_name,
    business_slug: profile.business_slug,
    business_logo: logo,
    business_cover: pictureUrl(profile.business_cover, origin),
    ...(profile.cover_dish !== undefined && { cover_dish: profile.cover_dish }),
    business_look: lookOf(business),
    restaurant_ordering_logo: logo,
    address: profile.business_address,
    business_address: profile.business_address,
    colony: profile.colony,
    business_colony: profile.colony,
    city: profile.city,
    business_city: profile.city,
    business_postcode: profile.postcode,
    business_phone_number: profile.business_phone_number,
    subcategory,
    subcatagory: subcategory,
    bs_name: profile.business_name,
    bs_details: profile.bs_details,
    bs_next_open: nextOpenText(profile, now),
    ...openNow(profile, now),
    bs_show_powered_by_bookyup: profile.powered_by,
    business_delivery: profile.delivery.status,
    business_pickup: profile.pickup.status,
    delivery_order_possible: delivery.possible,
    pickup_order_possible: collection.possible,
    pickup_minorder_price: profile.pickup.minimum,
    ...deliveryFrom(profile),
    avg_pickup_delivery_time: {
      avg_pickup_time: profile.pickup.average_minutes,
      avg_delivery_time: profile.delivery.average_minutes,
    },
    allergy_info: profile.allergy_info,
    resturent_timeing: hoursOn(profile, londonMoment(now).date).map(([start, end]) => ({ start, end })),
    today_token: todayToken(profile.business_id, now),
    welcome_text: profile.welcome_text,
    welcome_text_short: firstCharacters(profile.welcome_text, welcomeLength),
    rating,
    total_review_no: reviewCount,
    discount_delivery_charge_waiver: shownWaiver(profile),
    seo: presentSeo(profile, origin),
  };
}

/** Until when it is open, while it is. */
function openNow(hours: OpeningHours, now: number): Pick<BusinessInfo, 'bs_open_now'> {
  const text = openNowText(hours, now);
  return text === '' ? {} : { bs_open_now: text };
}

/** The lowest charge of a delivery, where it delivers. */
function deliveryFrom({ delivery }: BusinessRecord['profile']): Pick<BusinessInfo, 'delivery_from'> {
  const lowest = findLowest(delivery.sectors.map(({ charge }) => charge));
  return delivery.status === 'no' || lowest === undefined ? {} : { delivery_from: lowest };
}

/** Whether each mode is possible, and the words for it (SVC-11 to SVC-14, D58). */
function presentAvailability(
  { profile }: BusinessRecord,
  { delivery, collection }: Modes,
): ServiceAvailability {
  return {
    pickuppossible: collection.possible,
    delpossible: delivery.possible,
    pickupmsg: availabilityText(collection, profile.pickup.average_minutes),
    deliverymsg: availabilityText(delivery, profile.delivery.average_minutes),
  };
}

function availabilityText({ possible }: ModeAvailability, minutes: number): string {
  switch (possible) {
    case 'no':
      return copy.availability.no;
    case 'pre':
      return copy.availability.preorder;
    case 'yes':
      return copy.availability.minutes(minutes);
    default:
      return assertNever(possible);
  }
}

const presentSlots = (hours: OpeningHours, { slots }: ModeAvailability): OrderSlot[] =>
  slots.map((slot) => {
    const at = orderTimeAt(hours, slot);
    const night = presentNight(at);
    return { time: at.time, ...(night ? { night } : {}), at: new Date(slot).toISOString() };
  });

function presentBooking(booking: CatalogueBooking): BookingConfiguration {
  const { status, min_person, max_person, price_per, guest_number_over_pay, description, message_required } =
    booking;
  return { status, min_person, max_person, price_per, guest_number_over_pay, description, message_required };
}
