import type { CatalogueBusiness, CatalogueProduct } from 'api/catalogue-format';
import { menus } from '../menus/index';
import { pickMenu } from '../menus/pick-menu';
import { subcategoryId } from '../menus/subcategories';
import { randomFor } from '../random';
import { freeDishesOf } from './free-dishes';

/** The whole Indian menu at the written prices. */
function menuOfSaffronYard() {
  const terms = { breadth: 'full', priceLevel: 1, specialsName: 'Hanbury Street Specials' } as const;
  return pickMenu(menus().indian, terms, randomFor('menu/saffron-yard'));
}

function productNamed(products: CatalogueProduct[], name: string): string {
  const product = products.find((candidate) => candidate.product_name === name);
  if (product === undefined) throw new Error(`Saffron Yard does not cook '${name}'`);
  return product.product_id;
}

/**
 * The restaurant with a brand of its own, which documentation and tests rely on: it takes
 * orders at every hour, for later today while it is closed, delivers nearby,
 * takes cash with a code, books tables with a deposit, and has one offer of each kind.
 */
export function saffronYard(business: CatalogueBusiness): CatalogueBusiness {
  const menu = menuOfSaffronYard();
  const products = menu.flatMap((category) => category.product);
  const masala = productNamed(products, 'Chicken Tikka Masala');
  const breads = menu.find((category) => category.menucategory_name === 'Breads')?.product ?? [];
  const offers = freeDishesOf(1, {
    menu: menus().indian,
    categories: menu,
    random: randomFor('offers/saffron-yard'),
  });
  return {
    ...business,
    business_id: 'b-101',
    subcategory: [subcategoryId('Indian'), subcategoryId('Curry'), subcategoryId('Vegan')],
    bs_details: 'Slow-cooked curries and a tandoor that never goes out.',
    welcome_text: 'Welcome to Saffron Yard, ten years on Hanbury Street.',
    allergy_info:
      'Nuts, dairy and gluten are used in our kitchen. Ask us before you order if you have an allergy.',
    powered_by: 'yes',
    promoted: 'yes',
    seo: {
      title: 'Saffron Yard | Indian takeaway in E1',
      keywords: 'indian, curry, takeaway, Spitalfields, E1',
      description:
        'Order curries and tandoori from Saffron Yard on Hanbury Street, for collection or delivery.',
      banner_url: '',
    },
    special_days: [],
    delivery: {
      status: 'yes',
      average_minutes: 45,
      preorder: 'yes',
      sectors: [
        { sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '25.00' },
        { sector: 'e15', charge: '3.50', minimum: '15.00', waiver: '0.00' },
        { sector: 'e17', charge: '2.50', minimum: '12.00', waiver: '25.00' },
        { sector: 'e18', charge: '2.99', minimum: '12.00', waiver: '30.00' },
        { sector: 'e11', charge: '2.99', minimum: '12.00', waiver: '30.00' },
        { sector: 'e12', charge: '3.50', minimum: '15.00', waiver: '0.00' },
        { sector: 'e27', charge: '3.50', minimum: '15.00', waiver: '0.00' },
        { sector: 'e28', charge: '0.00', minimum: '20.00', waiver: '0.00' },
      ],
    },
    pickup: { status: 'yes', average_minutes: 20, preorder: 'yes', minimum: '0.00' },
    service_charge: {
      service_charge_type: 'percentage',
      service_charge: '5.00',
      baggage_charge_type: 'fixed_price',
      baggage_charge: '0.30',
    },
    payment_permission: {
      order: [
        { value: 'cod', leble: 'Cash' },
        { value: 'card', leble: 'Card' },
      ],
      booking: [
        { value: 'cod', leble: 'Pay at the restaurant' },
        { value: 'card', leble: 'Card' },
      ],
    },
    cash_otp: 'yes',
    booking: {
      status: 'yes',
      min_person: 1,
      max_person: 8,
      price_per: '3.00',
      guest_number_over_pay: 4,
      deposit: '5.00',
      service_charge_type: 'percentage',
      service_charge: '10.00',
      description: 'Book a table by the tandoor.',
      reservation_notes: 'Tables are held for fifteen minutes.',
      capacity_per_slot: 12,
      message_required: 'no',
    },
    menu,
    discounts: [
      {
        discountid: 'd-1',
        code: '',
        discounttext: '10% off collection over £15',
        payby: 'percentage',
        commonrate: '10',
        minshop: '15.00',
        service: 'pickup',
        discounted_product_id: [],
        from: '',
        until: '',
      },
      {
        discountid: 'd-2',
        code: 'NAAN3',
        discounttext: '£3 off over £20',
        payby: 'price',
        commonrate: '3.00',
        minshop: '20.00',
        service: 'pickupdelivery',
        discounted_product_id: [],
        from: '',
        until: '',
      },
      {
        discountid: 'd-3',
        code: '',
        discounttext: '20% off breads on delivery over £18',
        payby: 'percentage',
        commonrate: '20',
        minshop: '18.00',
        service: 'delivery',
        discounted_product_id: breads.map((bread) => bread.product_id),
        from: '',
        until: '',
      },
      {
        discountid: 'd-4',
        code: '',
        discounttext: '£4 off delivery over £40',
        payby: 'price',
        commonrate: '4.00',
        minshop: '40.00',
        service: 'delivery',
        discounted_product_id: [],
        from: '',
        until: '',
      },
    ],
    free_dishes: [
      ...offers,
      {
        id: 'f-2',
        welcome_text: 'A naan with every two masalas',
        freedish_service_type: 'delivery',
        is_selectable: 0,
        condition: { amount: '', product_list: [{ pro_id: masala, qty: 2 }], independent: 'yes', qnty: 1 },
        freedish_item: [{ fd_id: 'fd-9', fd_name: 'Plain Naan', fd_price: '2.40' }],
      },
    ],
  };
}
