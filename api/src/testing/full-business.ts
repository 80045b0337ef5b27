import { aDiscount, anOptionGroup, anOptionItem, aCategory, aProduct } from './builders';
import { aTableBusiness } from './tables';

/** A business with everything that a business can have: tables, options, discounts, free dishes, reviews, cards and codes. */
export function aFullBusiness(cash_otp: 'yes' | 'no' = 'yes') {
  const sub = anOptionGroup('o-2', [anOptionItem('i-2', { itemName: 'Garlic', itemPrice: '0.75' })]);
  const group = anOptionGroup('o-1', [
    anOptionItem('i-1', { itemName: 'Naan', itemPrice: '0.50', subOption: [sub] }),
  ]);
  return aTableBusiness(
    {},
    {
      cash_otp,
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
      menu: [aCategory('c-1', [aProduct('p-1', { product_name: 'Dal', product_option: [group] })])],
      discounts: [aDiscount('d-1', { code: 'SAVE', discounttext: '10% off' })],
      free_dishes: [
        {
          id: 'f-1',
          welcome_text: 'A side',
          freedish_service_type: 'pickupdelivery',
          is_selectable: 1,
          condition: { amount: '15.00', product_list: [], independent: 'no', qnty: 1 },
          freedish_item: [{ fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50' }],
        },
      ],
      special_days: [{ date: '2026-12-25', hours: [] }],
      reviews: [
        {
          name: 'Zoë',
          review_time: '2026-10-12T12:00:00Z',
          noise: 4,
          service: 5,
          food: 5,
          atmosphere: 4,
          waittime: 4,
          valueformoney: 5,
          review_text: 'Good.',
        },
      ],
    },
  );
}
