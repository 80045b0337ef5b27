import type { CatalogueBusiness, CatalogueCategory } from 'api/catalogue-format';
import { yesNo } from '@storefront/contract';
import { menus } from '../menus/index';
import type { CuisineMenu } from '../menus/menu';
import { pickMenu } from '../menus/pick-menu';
import type { Breadth } from '../menus/pick-menu';
import { subcategoryId } from '../menus/subcategories';
import { windowOf } from '../pictures/windows';
import { positionIn } from '../places/positions';
import type { Premises } from '../places/premises';
import { newcomers, ownHours, servings, unlisted, usualHours, withoutPreorder } from '../places/traits';
import { randomFor } from '../random';
import type { Random } from '../random';
import { descriptions } from '../words/descriptions';
import { bookingOf } from './booking';
import { sectorsOf } from './delivery';
import { discountsOf } from './discounts';
import { freeDishesOf } from './free-dishes';
import { openings, specialDays } from '../places/hours';
import { reviewsOf } from './reviews';

const CHARGES: CatalogueBusiness['service_charge'][] = [
  {
    service_charge_type: 'fixed_price',
    service_charge: '0.00',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.10',
  },
  {
    service_charge_type: 'percentage',
    service_charge: '5.00',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.30',
  },
  {
    service_charge_type: 'fixed_price',
    service_charge: '0.50',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.00',
  },
  {
    service_charge_type: 'fixed_price',
    service_charge: '0.00',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.00',
  },
  {
    service_charge_type: 'percentage',
    service_charge: '2.50',
    baggage_charge_type: 'percentage',
    baggage_charge: '1.00',
  },
];

const CASH = { value: 'cod', leble: 'Cash' } as const;
const CARD = { value: 'card', leble: 'Card' } as const;
const PAY_AT_TABLE = { value: 'cod', leble: 'Pay at the restaurant' } as const;

const SPECIALS_NAMES = [
  'House Specials',
  'From the Specials Board',
  'Cook’s Favourites',
  'This Month',
  'Family Recipes',
];

const fill = (text: string, { name, street, district }: Premises): string =>
  text
    .replaceAll('{place}', name)
    .replaceAll('{street}', street.name)
    .replaceAll('{area}', street.area)
    .replaceAll('{city}', district.city);

function breadthOf(index: number, random: Random): Breadth {
  if (index === 0) return 'full';
  return random.pick(['regular', 'regular', 'small', 'small', 'full']);
}

/** The names of the dishes in reviews: those the cuisine is known for. */
function reviewedDishes(categories: CatalogueCategory[], menu: CuisineMenu): string[] {
  const headline = categories.find((category) => category.menucategory_name === menu.headline);
  return (headline?.product ?? []).map((product) => product.product_name);
}

function subcategoriesOf(menu: CuisineMenu, random: Random): string[] {
  const also = random.sample(menu.otherCuisines, random.integer(0, Math.min(2, menu.otherCuisines.length)));
  return [menu.cuisine, ...also].map(subcategoryId);
}

/** The diets of at least two dishes in five. */
function dietsOf(categories: CatalogueCategory[]): string[] {
  const dishes = categories.flatMap(({ product }) => product);
  const diets = [...new Set(dishes.flatMap((dish) => dish.diets))].sort();
  const carrying = (diet: string) => dishes.filter((dish) => dish.diets.includes(diet)).length;
  return diets.filter((diet) => carrying(diet) * 5 >= dishes.length * 2);
}

/**
 * One restaurant of the demo. `index` is its index among all restaurants, `cuisineIndex` among those of its cuisine; `neighbours` are the pictures in the
 * windows of its district.
 */
export function businessOf(
  premises: Premises,
  {
    index,
    cuisineIndex,
    neighbours,
  }: { index: number; cuisineIndex: number; neighbours: ReadonlySet<string> },
): CatalogueBusiness {
  const { name, slug, cuisine, district, street, sector } = premises;
  const random = randomFor(`business/${slug}`);
  const menu = menus()[cuisine];
  const serving = servings[name] ?? 'both';
  const delivers = serving === 'both' || serving === 'delivery-only';
  const collects = serving === 'both' || serving === 'collection-only';
  const preorder = yesNo(!withoutPreorder.includes(name) && random.chance(0.85));
  const booking = serving === 'bookings-only' || (serving !== 'delivery-only' && random.chance(0.45));
  const minutes = random.pick([20, 25, 25, 30, 30, 35, 40, 50]);
  const categories = pickMenu(
    menu,
    {
      breadth: breadthOf(cuisineIndex, random),
      priceLevel: district.priceLevel * (0.94 + random.next() * 0.14),
      specialsName: random.pick(SPECIALS_NAMES),
    },
    randomFor(`menu/${slug}`),
  );
  const window = windowOf(cuisine, categories, { cuisineIndex, neighbours });
  const basis = { menu, categories, random: randomFor(`offers/${slug}`) };
  const { stories, welcomes, allergyNotes } = descriptions();
  const story = fill(random.pick(stories[cuisine]), premises);

  return {
    business_id: `b-${101 + index}`,
    business_slug: slug,
    business_name: name,
    business_logo: '',
    business_cover: window?.path ?? '',
    ...(window !== undefined && { cover_dish: window.dish }),
    business_address: premises.address,
    colony: street.area,
    city: district.city,
    postcode: premises.postcode,
    ...positionIn(district, street),
    business_phone_number: premises.phone,
    business_email: `orders@${slug}.example`,
    subcategory: unlisted.includes(name) ? [] : subcategoriesOf(menu, random),
    diets: dietsOf(categories),
    bs_details: story,
    welcome_text: fill(random.pick(welcomes), premises),
    allergy_info: random.pick(allergyNotes),
    powered_by: yesNo(random.chance(0.7)),
    promoted: yesNo(random.chance(0.09)),
    seo: {
      title: `${name} | ${menu.cuisine} in ${street.area}, ${district.code}`,
      keywords: `${menu.cuisine.toLowerCase()}, takeaway, delivery, ${street.area}, ${district.city}, ${district.code}`,
      description: `${story} Order from ${name}, ${premises.address}, ${district.city}.`,
      banner_url: '',
    },
    opening: openings[ownHours[name] ?? random.pick(usualHours[cuisine])],
    special_days: random.pick(specialDays),
    delivery: {
      status: yesNo(delivers),
      average_minutes: minutes,
      preorder: delivers ? preorder : 'no',
      sectors: delivers ? sectorsOf(district, sector, random) : [],
    },
    pickup: {
      status: yesNo(collects),
      average_minutes: Math.max(10, Math.round(minutes / 10) * 5),
      preorder: collects ? preorder : 'no',
      minimum: random.pick(['0.00', '0.00', '5.00', '8.00']),
    },
    service_charge: random.pick(CHARGES),
    payment_permission: {
      order: random.pick([[CASH, CARD], [CASH, CARD], [CASH, CARD], [CASH], [CARD]]),
      booking: random.pick([[PAY_AT_TABLE, CARD], [PAY_AT_TABLE, CARD], [CARD]]),
    },
    cash_otp: yesNo(random.chance(0.7)),
    booking: booking ? bookingOf(index, random, yesNo(random.chance(0.93))) : null,
    menu: categories,
    discounts: discountsOf(index, basis),
    free_dishes: freeDishesOf(index, basis),
    reviews: reviewsOf(
      {
        name,
        area: street.area,
        dishes: reviewedDishes(categories, menu),
        count: newcomers.includes(name) ? 0 : random.integer(3, 30) + (random.chance(0.2) ? 10 : 0),
        quality: 3.8 + random.next() * 1.25,
      },
      randomFor(`reviews/${slug}`),
    ),
  };
}
