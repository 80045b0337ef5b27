import { Type } from '@sinclair/typebox';
import type { Static, TProperties } from '@sinclair/typebox';
import {
  BusinessLook,
  CalendarDate,
  Id,
  Money,
  MoneyOrNone,
  PayMode,
  Rate,
  Rating,
  Sector,
  YesNo,
  editableParts,
  line,
  oneOf,
  text,
} from '@storefront/contract/schemas';

export type {
  CatalogueCategory,
  CatalogueHours as Hours,
  CatalogueOptionGroup,
  CatalogueProduct,
} from '@storefront/contract';

// Unknown keys are an error, because a misspelled key would otherwise be ignored.
const exactly = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const name = line(200, 1);
const prose = text(20_000);
const wholeNumber = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const score = wholeNumber(1, 5);

const Discount = exactly({
  discountid: Id,
  code: line(40),
  discounttext: text(500),
  payby: oneOf('percentage', 'price'),
  commonrate: Rate,
  minshop: Money,
  service: oneOf('delivery', 'pickup', 'pickupdelivery'),
  discounted_product_id: Type.Array(Id, { maxItems: 2_000 }),
  from: Type.Union([CalendarDate, Type.Literal('')]),
  until: Type.Union([CalendarDate, Type.Literal('')]),
});
export type CatalogueDiscount = Static<typeof Discount>;

const FreeDishes = exactly({
  id: Id,
  welcome_text: text(500),
  freedish_service_type: oneOf('pickup', 'delivery', 'pickupdelivery'),
  is_selectable: wholeNumber(0, 100),
  condition: exactly({
    amount: MoneyOrNone,
    product_list: Type.Array(exactly({ pro_id: Id, qty: wholeNumber(1, 999) }), { maxItems: 100 }),
    independent: YesNo,
    qnty: wholeNumber(1, 99),
  }),
  freedish_item: Type.Array(exactly({ fd_id: Id, fd_name: name, fd_price: Money }), {
    minItems: 1,
    maxItems: 100,
  }),
});
export type CatalogueFreeDishes = Static<typeof FreeDishes>;

const Review = exactly({
  name,
  review_time: Type.String({
    pattern:
      '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?(Z|[+-][0-9]{2}:[0-9]{2})$',
  }),
  noise: score,
  service: score,
  food: score,
  atmosphere: score,
  waittime: score,
  valueformoney: score,
  review_text: prose,
});
export type CatalogueReview = Static<typeof Review>;

const Booking = exactly({
  status: YesNo,
  min_person: wholeNumber(1, 1_000),
  max_person: wholeNumber(1, 1_000),
  price_per: Money,
  guest_number_over_pay: wholeNumber(0, 1_000),
  deposit: Money,
  service_charge_type: oneOf('fixed', 'percentage'),
  service_charge: Rate,
  description: prose,
  reservation_notes: prose,
  capacity_per_slot: wholeNumber(0, 100_000),
  message_required: YesNo,
});
export type CatalogueBooking = Static<typeof Booking>;

const paymentModes = Type.Array(exactly({ value: PayMode, leble: line(100, 1) }), { maxItems: 2 });

const { menu, ...editableProfile } = editableParts;

const profile = {
  ...editableProfile,
  business_id: Id,
  business_slug: Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 100 }),
  business_name: name,
  /** The dish that the cover illustrates; left out for a photograph (D117). */
  cover_dish: Type.Optional(line(200)),
  /** What of the sign differs from the look that follows from the first subcategory and the slug. */
  look: Type.Optional(Type.Partial(BusinessLook, { additionalProperties: false })),
  business_address: line(300),
  colony: line(200),
  city: line(200),
  postcode: line(10, 5),
  /** Where it is, in degrees; both or neither. The bounds are those of the United Kingdom, so that a swapped pair is refused. */
  latitude: Type.Optional(Type.Number({ minimum: 49, maximum: 61 })),
  longitude: Type.Optional(Type.Number({ minimum: -9, maximum: 2 })),
  business_phone_number: line(40),
  business_email: line(254),
  subcategory: Type.Array(Id, { maxItems: 30 }),
  /** The diets that it cooks for, such as 'vegan'. */
  diets: Type.Optional(Type.Array(line(60, 1), { maxItems: 20 })),
  bs_details: prose,
  welcome_text: prose,
  powered_by: YesNo,
  promoted: YesNo,
  rating_override: Type.Optional(Rating),
  seo: exactly({
    title: line(500),
    keywords: line(2_000),
    description: text(2_000),
    banner_url: line(2_000),
  }),
  payment_permission: exactly({ order: paymentModes, booking: paymentModes }),
  cash_otp: YesNo,
  webhook_url: Type.Optional(line(2_000)),
  postcode_urls: Type.Optional(
    Type.Array(exactly({ sector: Sector, url: line(2_000, 1) }), { maxItems: 2_000 }),
  ),
  booking: Type.Union([Booking, Type.Null()]),
  discounts: Type.Array(Discount, { maxItems: 500 }),
  free_dishes: Type.Array(FreeDishes, { maxItems: 200 }),
};

const Business = exactly({ ...profile, menu, reviews: Type.Array(Review, { maxItems: 100_000 }) });
export type CatalogueBusiness = Static<typeof Business>;

/** A business without its menu and reviews, as it is stored in one column. */
export type CatalogueProfile = Omit<CatalogueBusiness, 'menu' | 'reviews'>;

/** A catalogue file, `storefront-catalogue/1`. Money is pounds with two decimals, times are London's. */
export const CatalogueFile = exactly({
  format: Type.Literal('storefront-catalogue/1'),
  subcategories: Type.Array(exactly({ id: Id, subcategory_name: name }), { maxItems: 10_000 }),
  businesses: Type.Array(Business, { maxItems: 200_000 }),
});
export type CatalogueFile = Static<typeof CatalogueFile>;

export function toProfile(business: CatalogueBusiness): CatalogueProfile {
  const profile: Partial<CatalogueBusiness> = { ...business };
  delete profile.menu;
  delete profile.reviews;
  return profile as CatalogueProfile;
}
