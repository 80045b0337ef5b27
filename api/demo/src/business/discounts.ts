import { formatPounds } from '@storefront/pricing';
import type { CatalogueCategory, CatalogueDiscount } from 'api/catalogue-format';
import type { CuisineMenu } from '../menus/menu';
import type { Random } from '../random';

type Service = CatalogueDiscount['service'];

interface Terms {
  payby: CatalogueDiscount['payby'];
  service: Service;
  listed: boolean;
  minimum: number;
}

const SERVICES: Service[] = ['pickup', 'delivery', 'pickupdelivery'];
const SERVICE_WORDS: Record<Service, string> = {
  pickup: ' on collection',
  delivery: ' on delivery',
  pickupdelivery: '',
};
const MINIMA = [0, 1500, 2000, 2500, 3000, 1200];
const PERCENTAGES = ['10', '15', '20', '25', '12.5'];
const AMOUNTS = [200, 300, 500, 400, 250];
const SMALL_AMOUNTS = [100, 150];

/** Every kind of discount in a mixed order. Each restaurant takes the next ones. */
const kinds: Terms[] = Array.from({ length: 24 }, (_, index) => ({
  payby: index % 2 === 0 ? 'percentage' : 'price',
  service: SERVICES[Math.floor(index / 2) % 3] ?? 'pickupdelivery',
  listed: Math.floor(index / 6) % 2 === 1,
  minimum: index < 12 ? (MINIMA[1 + (index % 5)] ?? 0) : 0,
}));

function termsAt(index: number): Terms {
  const terms = kinds[index % kinds.length];
  if (terms === undefined) throw new Error(`no discount kind at ${index}`);
  return terms;
}

function discountOf(
  { payby, service, listed, minimum }: Terms,
  { id, code, menu, categories, random }: DiscountBasis & { id: string; code: string },
): CatalogueDiscount {
  const headline = categories.find((category) => category.menucategory_name === menu.headline);
  const rate = random.pick(PERCENTAGES);
  // An amount off without a minimum has to be lower than the price of the cheapest dish.
  const amount = random.pick(minimum === 0 ? SMALL_AMOUNTS : AMOUNTS);
  const off = payby === 'percentage' ? `${rate}% off` : `£${formatPounds(amount).replace('.00', '')} off`;
  const dishesText = listed ? ` ${menu.plural}` : '';
  const minimumText = minimum === 0 ? '' : ` over £${formatPounds(minimum).replace('.00', '')}`;
  return {
    discountid: id,
    code,
    discounttext: `${off}${dishesText}${SERVICE_WORDS[service]}${minimumText}`,
    payby,
    commonrate: payby === 'percentage' ? rate : formatPounds(amount),
    minshop: formatPounds(minimum),
    service,
    discounted_product_id: listed ? (headline?.product ?? []).map((product) => product.product_id) : [],
    from: '',
    until: '',
  };
}

interface DiscountBasis {
  menu: CuisineMenu;
  categories: CatalogueCategory[];
  random: Random;
}

const CODE_WORDS = [
  'WELCOME',
  'HUNGRY',
  'FRIDAY',
  'NEIGHBOUR',
  'TREAT',
  'TABLE',
  'SUPPER',
  'THANKS',
  'LOCAL',
  'ENCORE',
];

/** A restaurant's discounts: up to two automatic ones and up to two with a code. `index` selects their kinds. */
export function discountsOf(index: number, basis: DiscountBasis): CatalogueDiscount[] {
  const { random } = basis;
  const automatic = random.pick([0, 1, 1, 1, 2]);
  const coded = random.pick([0, 0, 1, 1, 2]);
  const list = [
    ...Array.from({ length: automatic }, (_, offset) => ({
      terms: termsAt(index + offset * 7),
      isCoded: false,
    })),
    ...Array.from({ length: coded }, (_, offset) => ({
      terms: termsAt(index + 5 + offset * 11),
      isCoded: true,
    })),
  ];
  const words = random.shuffle(CODE_WORDS);
  const made = list.map(({ terms, isCoded }, index) => {
    const discount = discountOf(terms, { ...basis, id: `d-${index + 1}`, code: '' });
    const figure = discount.commonrate.replace('.00', '').replace('.', '');
    return isCoded ? { ...discount, code: `${words[index] ?? 'CODE'}${figure}` } : discount;
  });
  return index % 9 === 4 ? [...made, seasonal(made.length + 1)] : made;
}

/** A discount that is valid only in December. */
const seasonal = (number: number): CatalogueDiscount => ({
  discountid: `d-${number}`,
  code: '',
  discounttext: '20% off everything over £40 in December',
  payby: 'percentage',
  commonrate: '20',
  minshop: '40.00',
  service: 'pickupdelivery',
  discounted_product_id: [],
  from: '2026-12-01',
  until: '2026-12-24',
});
