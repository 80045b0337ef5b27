import type { RestaurantItem } from '@storefront/contract';

/** The wire's form of `aRestaurant()`. */
export function aRestaurantItem(parts: Partial<RestaurantItem> = {}): RestaurantItem {
  return {
    business_id: 'b-1',
    business_name: 'Saffron Yard',
    business_slug: 'saffron-yard',
    business_logo: '',
    business_cover: '',
    business_address: '12 Hanbury Street',
    subcategory: '1',
    subcategory_name: 'Indian',
    rating: '4.5',
    total_review_no: 12,
    minorder_price: '12.00',
    bs_next_open: '',
    rest_delivery_opening_time: '',
    open_close_status: 'open',
    pickup_order_possible: 'yes',
    delivery_order_possible: 'yes',
    promoted: 'no',
    is_promoted: 'no',
    paid_promotion: 'no',
    default_delivery_discount: null,
    default_pickup_discount: null,
    ...parts,
  };
}
