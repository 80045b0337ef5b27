import type { BusinessServiceCharge } from '@storefront/contract';
import { bookingButtonLabel, priceBooking } from './booking';
import { freeDeliveryText } from './charges';
import type { DiscountChoice } from './discounts/decision';
import { formatPounds } from './money';
import type { Parsed } from './parsed';
import vectors from './testing/golden-vectors.json';
import { priceCart } from './totals';
import type { Service } from './cart';
import { parseBookingTerms } from './wire/booking';
import { parseCartLines } from './wire/cart-item';
import { parseCharges, parseDeliveryTerms } from './wire/charges';
import { parseAutomaticDiscounts, parseDiscount } from './wire/discount';
import { parseFreeDishGroups } from './wire/free-dish-group';

interface CartVector {
  readonly name: string;
  readonly mode: 'delivery' | 'pickup';
  readonly food: string;
  readonly discount?: {
    readonly payby: 'percentage' | 'price';
    readonly commonrate: string;
    readonly minshop: string;
  };
  /** A discount whose code has been typed. */
  readonly code?: CartVector['discount'];
  readonly charges?: BusinessServiceCharge;
  readonly freeDishAmount?: string;
  readonly dearerFreeDishAmount?: string;
  readonly expect: object;
}

const NO_CHARGES: BusinessServiceCharge = {
  service_charge_type: 'fixed_price',
  service_charge: '0.00',
  baggage_charge_type: 'fixed_price',
  baggage_charge: '0.00',
};

const value = <Value>(reading: Parsed<Value>): Value => {
  if (!reading.ok) throw new Error(reading.reason);
  return reading.value;
};

const serviceOf = (mode: CartVector['mode']): Service =>
  mode === 'pickup'
    ? { mode: 'collection', minimum: 800 }
    : {
        mode,
        terms: value(
          parseDeliveryTerms({
            delivery_minorder_price: '12.00',
            delivery_price: '2.50',
            delivery_charge_waiver: '25.00',
          }),
        ),
      };

const linesFor = (food: string) =>
  value(
    parseCartLines([
      {
        product_id: 'p-1',
        product_name: 'Dish',
        product_price: food,
        sell_price: food,
        product_qnty: 1,
        product_type: '',
        select_product_type: 'product',
        main_pro_id: '',
        main_pro_name: '',
        extras: [],
        has_discount: 'n',
        has_discount_pickup: 'No',
        has_discount_delivery: 'No',
        product_comment: '',
        menucategory_rank: 0,
        product_option: [],
      },
    ]),
  );

const oneDiscount = {
  discountid: 'd-1',
  code: '',
  discounttext: '',
  discounted_product_id: [],
  coupon_type: '' as const,
};

const discountsOf = ({ discount }: CartVector) => {
  const list = discount === undefined ? [] : [{ ...oneDiscount, ...discount }];
  return value(parseAutomaticDiscounts({ delivery: list, pickup: list }));
};

const choiceOf = ({ code }: CartVector): DiscountChoice =>
  code === undefined
    ? { kind: 'automatic' }
    : {
        kind: 'manual',
        discount: value(parseDiscount({ ...oneDiscount, code: 'CODE', coupon_type: 'manual', ...code })),
      };

const freeDishesOf = ({ freeDishAmount, dearerFreeDishAmount }: CartVector) => {
  const group = (id: string, amount: string, fd_price: string) => ({
    id,
    welcome_text: '',
    freedish_service_type: 'pickupdelivery' as const,
    qnty: 0,
    is_selectable: 1,
    condition: { product_list: [], amount, independent: 'no' as const, qnty: 1 },
    freedish_item: [
      { fd_id: 'fd-1', fd_name: 'Bhaji', fd_price, selected: 'no' as const, disable: 'no' as const },
    ],
  });
  const amount = [
    ...(freeDishAmount === undefined ? [] : [group('f-1', freeDishAmount, '3.50')]),
    ...(dearerFreeDishAmount === undefined ? [] : [group('f-2', dearerFreeDishAmount, '5.00')]),
  ];
  return value(parseFreeDishGroups({ amount, group: [] }));
};

const figuresOf = (vector: CartVector) => {
  const figures = priceCart(
    {
      lines: linesFor(vector.food),
      service: serviceOf(vector.mode),
      discount: choiceOf(vector),
      freeDishes: { 'f-1': ['fd-1'], 'f-2': ['fd-1'] },
    },
    {
      charges: value(parseCharges(vector.charges ?? NO_CHARGES)),
      discounts: discountsOf(vector),
      freeDishGroups: freeDishesOf(vector),
      today: '2026-11-20',
    },
  );
  return {
    discount: formatPounds(figures.discount),
    delivery: formatPounds(figures.delivery),
    service: formatPounds(figures.service),
    baggage: formatPounds(figures.bag),
    savings: formatPounds(figures.savings),
    total: formatPounds(figures.total),
    meetsMinimum: figures.meetsMinimum,
    hint: freeDeliveryText(figures.freeDelivery),
  };
};

describe('golden carts', () => {
  it.each(vectors.carts as readonly CartVector[])('$name', (vector) => {
    expect(figuresOf(vector)).toMatchObject(vector.expect);
  });
});

describe('golden bookings', () => {
  const usual = {
    every_person_price: '3.00',
    every_booking_price: '5.00',
    every_booking_service_charge_type: 'percentage' as 'fixed' | 'percentage',
    every_booking_service_charge_price: '10.00',
    guest_number_over_pay: 4,
  };
  interface BookingVector {
    readonly name: string;
    readonly guests: number;
    readonly terms?: Partial<typeof usual>;
    readonly expect: object;
  }

  it.each(vectors.bookings as readonly BookingVector[])('$name', ({ guests, terms, expect: expected }) => {
    const figures = priceBooking(value(parseBookingTerms({ ...usual, ...terms })), guests);
    expect({
      guests: formatPounds(figures.guests),
      serviceCharge: formatPounds(figures.serviceCharge),
      amountDue: formatPounds(figures.amountDue),
      label: bookingButtonLabel(figures.amountDue),
    }).toStrictEqual(expected);
  });
});
