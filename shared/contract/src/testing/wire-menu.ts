import type { Discount } from '../entities/discount';
import type { FreeDishGroup } from '../entities/free-dish-group';
import type { Product } from '../entities/product';

/** A dish that can be added as it is. */
export function aWireProduct(parts: Partial<Product> = {}): Product {
  return {
    product_id: 'p-dal',
    product_name: 'Tarka Dal',
    product_desc: 'Yellow lentils with garlic.',
    product_price: '6.50',
    has_option: 'no',
    has_subproduct: 'no',
    sub_product: [],
    product_option: [],
    product_selected_Quantity: 0,
    has_discount: 'n',
    has_discount_delivery: 'No',
    has_discount_pickup: 'No',
    allergens: ['Milk'],
    diets: ['Vegetarian'],
    product_picture: '',
    available: 'yes',
    ...parts,
  };
}

/** Ten percent off everything from £15 on. */
export function aWireDiscount(parts: Partial<Discount> = {}): Discount {
  return {
    discountid: 'd-ten',
    code: '',
    discounttext: '10% off when you spend £15',
    payby: 'percentage',
    commonrate: '10',
    minshop: '15.00',
    discounted_product_id: [],
    coupon_type: '',
    ...parts,
  };
}

/** One of two free dishes with £20 of food, none chosen yet. */
export function aWireFreeDishGroup(parts: Partial<FreeDishGroup> = {}): FreeDishGroup {
  return {
    id: 'f-1',
    welcome_text: 'A free side with £20 of food',
    freedish_service_type: 'pickupdelivery',
    qnty: 0,
    is_selectable: 1,
    condition: { product_list: [], amount: '20.00', independent: 'no', qnty: 1 },
    freedish_item: [
      { fd_id: 'fd-1', fd_name: 'Onion Bhaji', fd_price: '3.50', selected: 'no', disable: 'no' },
      { fd_id: 'fd-2', fd_name: 'Samosa', fd_price: '3.00', selected: 'no', disable: 'no' },
    ],
    ...parts,
  };
}
