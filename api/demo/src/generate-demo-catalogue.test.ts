import { createHash } from 'node:crypto';
import { parsePostcode } from '@storefront/contract';
import { checkCatalogue } from 'api/testing/catalogue';
import type { CatalogueBusiness, CatalogueOptionGroup, CatalogueProduct } from 'api/catalogue-format';
import { moodOf } from './business/reviews';
import { generateDemoCatalogue } from './generate-demo-catalogue';
import { districts } from './places/districts';
import { reviewWords } from './words/reviews';

const { catalogue, pictures } = generateDemoCatalogue();

const { businesses } = catalogue;
const count = (predicate: (business: CatalogueBusiness) => boolean): number =>
  businesses.filter(predicate).length;
const hoursOf = ({ opening }: CatalogueBusiness): [string, string][][] => Object.values(opening);
const productsOf = ({ menu }: CatalogueBusiness): CatalogueProduct[] =>
  menu.flatMap((category) => category.product);
const products = businesses.flatMap(productsOf);
const groups = products.flatMap((product) => product.product_option);
const nested = (group: CatalogueOptionGroup): CatalogueOptionGroup[] =>
  group.optionItems.flatMap((item) => item.subOption);
const middles = new Map(districts().map(({ code, centre }) => [code, centre]));
const cuisineNames = new Map(catalogue.subcategories.map((entry) => [entry.id, entry.subcategory_name]));

/**
 * The SHA-256 of the catalogue. After a wanted change of the demo take the new one from the failure of the test that compares it.
 */
const fingerprint = 'b4daf913a564489bd2ccfe3216d8ec1fe3e18c7e125894b021f3385dda7e64fd';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the demo catalogue', () => {
  it('passes the check of every catalogue', () => {
    const check = checkCatalogue(catalogue);
    expect(check.kind === 'faulty' ? check.faults.slice(0, 5) : []).toStrictEqual([]);
  });

  it('is the same each time it is made', () => {
    const again = generateDemoCatalogue();
    // Texts are compared, because jest needs seconds to compare twenty megabytes of objects.
    expect(JSON.stringify(again.catalogue) === JSON.stringify(catalogue)).toBe(true);
    expect([...again.pictures]).toStrictEqual([...pictures]);
  });

  it('is what it was, byte for byte', () => {
    expect(sha256(JSON.stringify(catalogue))).toBe(fingerprint);
  });

  it('has ratings from 3.3 to 4.9, most of them above four, as people rate', () => {
    const ratings = businesses
      .filter(({ reviews }) => reviews.length > 0)
      .map(({ reviews }) => {
        const sums = reviews.map(
          ({ noise, service, food, atmosphere, waittime, valueformoney }) =>
            noise + service + food + atmosphere + waittime + valueformoney,
        );
        return sums.reduce((sum, score) => sum + score, 0) / sums.length / 6;
      })
      .sort((one, other) => one - other);
    expect(ratings[0]).toBeGreaterThanOrEqual(3.3);
    expect(ratings.at(-1)).toBeLessThan(4.95);
    expect(ratings[Math.floor(ratings.length / 2)]).toBeGreaterThan(4);
  });

  it('has minutes, charges and diets of which every kind can be chosen near E1 6AN', () => {
    const near = businesses.flatMap(({ delivery, diets = [] }) =>
      delivery.sectors
        .filter(({ sector }) => sector === 'e16')
        .map(({ charge }) => ({ charge, diets, minutes: delivery.average_minutes })),
    );
    expect(near.filter(({ minutes }) => minutes < 30).length).toBeGreaterThan(5);
    expect(near.filter(({ charge }) => charge === '0.00').length).toBeGreaterThan(2);
    expect(new Set(near.map(({ charge }) => charge)).size).toBeGreaterThan(5);
    for (const diet of ['halal', 'vegan', 'vegetarian']) {
      const cooking = near.filter(({ diets }) => diets.includes(diet)).length;
      expect([cooking > 1, cooking < near.length / 2]).toStrictEqual([true, true]);
    }
  });

  it('gives every restaurant a position in its district, at most half a mile from the middle', () => {
    for (const { latitude = 0, longitude = 0, postcode } of businesses) {
      const [latitudeOfMiddle, longitudeOfMiddle] = middles.get(postcode.split(' ')[0] ?? '') ?? [0, 0];
      const narrowing = Math.cos((latitude * Math.PI) / 180);
      const degrees = Math.hypot(latitude - latitudeOfMiddle, (longitude - longitudeOfMiddle) * narrowing);
      expect(degrees * 69).toBeLessThanOrEqual(0.5);
    }
  });

  it('holds at least 240 restaurants in 40 districts of six cities', () => {
    expect(businesses.length).toBeGreaterThanOrEqual(240);
    expect(new Set(businesses.map((each) => each.postcode.split(' ')[0])).size).toBeGreaterThanOrEqual(40);
    expect(new Set(businesses.map((each) => each.city)).size).toBeGreaterThanOrEqual(6);
  });

  it('gives each restaurant an id, a slug, a name, an address and a telephone number of its own', () => {
    for (const key of ['business_id', 'business_slug', 'business_name', 'business_phone_number'] as const) {
      expect(new Set(businesses.map((each) => each[key])).size).toBe(businesses.length);
    }
    const addresses = businesses.map((each) => `${each.business_address}, ${each.postcode.split(' ')[0]}`);
    expect(new Set(addresses).size).toBe(businesses.length);
  });

  it('has whole postcodes, and delivers to each restaurant’s own sector', () => {
    const withoutOwnSector = businesses.filter(({ postcode, delivery }) => {
      const parsed = parsePostcode(postcode);
      expect(parsed).toMatchObject({ kind: 'full', text: postcode });
      const own = parsed?.kind === 'full' ? parsed.sector : '';
      return delivery.status === 'yes' && !delivery.sectors.some(({ sector }) => sector === own);
    });
    expect(withoutOwnSector).toStrictEqual([]);
    expect(businesses.some(({ delivery }) => delivery.status === 'yes')).toBe(true);
  });

  it('lists restaurants under more than twenty cuisines, and one under none [LST-17]', () => {
    const used = new Set(businesses.flatMap((each) => each.subcategory.map((id) => cuisineNames.get(id))));
    expect(used.size).toBeGreaterThan(20);
    expect([...cuisineNames.values()].filter((name) => !used.has(name))).toStrictEqual([]);
    expect(count((each) => each.subcategory.length === 0)).toBe(1);
  });

  it('has a full menu of 40 to 120 dishes in each cuisine and more', () => {
    const sizes = businesses.map((each) => productsOf(each).length);
    expect(sizes.filter((size) => size >= 40 && size <= 120).length).toBeGreaterThanOrEqual(100);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
    for (const { menu } of businesses) {
      expect(menu.length).toBeGreaterThanOrEqual(5);
      expect(menu.length).toBeLessThanOrEqual(10);
    }
  });

  it('has a minimum age for every alcoholic drink', () => {
    const alcohol =
      /\b(Lager|Ale|Ouzo|Retsina|Negroni|Chianti|Soju|Sake|Margarita|Spritz|Efes|Tsingtao)\b|Wine$/;
    const drinks = products.filter(
      ({ product_name }) => alcohol.test(product_name) && !/ in | with /.test(product_name),
    );
    expect(drinks.length).toBeGreaterThan(50);
    expect(
      drinks.filter(({ minimum_age }) => minimum_age !== 18).map(({ product_name }) => product_name),
    ).toStrictEqual([]);
  });

  it('has dishes with sizes, choices within choices, allergens, diets, and some sold out', () => {
    expect(products.some((product) => product.sub_product.length > 0)).toBe(true);
    expect(products.some((product) => product.allergens.length > 0)).toBe(true);
    expect(products.some((product) => product.diets.length > 0)).toBe(true);
    expect(products.some((product) => product.available === 'no')).toBe(true);
    expect(groups.some((group) => nested(group).length > 0)).toBe(true);
    expect(groups.some((group) => nested(group).some((inner) => nested(inner).length > 0))).toBe(true);
    const kinds = new Set(groups.map((group) => `${group.optionIsRequired} ${group.optionShowType}`));
    expect(kinds).toStrictEqual(new Set(['yes radio', 'no radio', 'yes checked', 'no checked']));
    expect(groups.some((group) => group.optionMaxQuantity === 0)).toBe(true);
    expect(groups.some((group) => group.optionItems.some((item) => item.itemQuantity > 1))).toBe(true);
  });

  it('has breaks, nights that end after midnight, closed days, special days, and restaurants that never open', () => {
    expect(count((each) => hoursOf(each).some((day) => day.length > 1))).toBeGreaterThan(10);
    const isOvernight = ([from, to]: [string, string]) => to <= from;
    expect(count((each) => hoursOf(each).some((day) => day.some(isOvernight)))).toBeGreaterThan(10);
    expect(count((each) => hoursOf(each).some((day) => day.length === 0))).toBeGreaterThan(10);
    expect(count((each) => hoursOf(each).every((day) => day.length === 0))).toBeGreaterThan(0);
    expect(count((each) => each.special_days.some((day) => day.hours.length === 0))).toBeGreaterThan(10);
  });

  it('has restaurants that only deliver, only let collect, or only take bookings, with and without ordering ahead', () => {
    const served = (each: CatalogueBusiness) => `${each.delivery.status} ${each.pickup.status}`;
    expect(new Set(businesses.map(served))).toStrictEqual(new Set(['yes yes', 'yes no', 'no yes', 'no no']));
    expect(count((each) => served(each) === 'no no' && each.booking?.status !== 'yes')).toBe(0);
    expect(count((each) => each.delivery.preorder === 'yes')).toBeGreaterThan(10);
    expect(
      count((each) => each.delivery.status === 'yes' && each.delivery.preorder === 'no'),
    ).toBeGreaterThan(3);
    expect(count((each) => each.booking !== null)).toBeGreaterThan(50);
    expect(count((each) => each.booking?.status === 'no')).toBeGreaterThan(0);
  });

  it('has every kind of discount: automatic and by code, over a minimum, on some dishes, and seasonal', () => {
    const discounts = businesses.flatMap((each) => each.discounts);
    const kinds = discounts.map(
      ({ payby, service, code, discounted_product_id: listed }) =>
        `${payby} ${service} ${code === '' ? 'automatic' : 'code'} ${listed.length === 0 ? 'all' : 'listed'}`,
    );
    expect(new Set(kinds).size).toBe(2 * 3 * 2 * 2);
    expect(discounts.some((discount) => discount.from !== '')).toBe(true);
    expect(discounts.some((discount) => Number(discount.minshop) === 0)).toBe(true);
    expect(count((each) => each.discounts.length === 0)).toBeGreaterThan(5);
  });

  it('has every kind of free dish: by amount and by dishes, fixed and chosen, for each service mode', () => {
    const free = businesses.flatMap((each) => each.free_dishes);
    const kinds = new Set(
      free.map(
        ({ condition, is_selectable: chosen }) =>
          `${condition.amount === '' ? 'dishes' : 'amount'} ${Math.min(chosen, 2)}`,
      ),
    );
    expect(kinds).toStrictEqual(
      new Set(['amount 0', 'amount 1', 'amount 2', 'dishes 0', 'dishes 1', 'dishes 2']),
    );
    expect(new Set(free.map((each) => each.freedish_service_type)).size).toBe(3);
    expect(new Set(free.map((each) => each.condition.independent))).toStrictEqual(new Set(['yes', 'no']));
    expect(free.some((each) => each.condition.product_list.length > 1)).toBe(true);
  });

  it('has no review that reads otherwise than its stars', () => {
    const { happy, mixed, unhappy } = reviewWords();
    const gloomy = [...mixed.opening, ...unhappy.opening, ...unhappy.closing];
    const glad = [...happy.closing.filter((words) => !words.includes('{'))];
    const opposed = businesses
      .flatMap(({ reviews }) => reviews)
      .filter((review) => {
        const words = moodOf(review) === 'happy' ? gloomy : glad;
        return words.some((sentence) => review.review_text.includes(sentence));
      });
    expect(opposed.map(({ review_text }) => review_text)).toStrictEqual([]);
  });

  it('has a picture for every named logo, cover and dish, and none that is not named', () => {
    const named = [
      ...businesses.flatMap((each) => [each.business_logo, each.business_cover]),
      ...products.map(({ product_picture = '' }) => product_picture),
    ];
    expect([...pictures.keys()].sort()).toStrictEqual([...new Set(named.filter(Boolean))].sort());
  });
});
