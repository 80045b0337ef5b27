import type { BusinessDetails } from '../entities/business-details';
import type { BusinessInfo } from '../entities/business-info';

const info: BusinessInfo = {
  business_id: 'b-1',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  business_logo: '',
  business_cover: '',
  restaurant_ordering_logo: '',
  address: '12 Hanbury Street',
  business_address: '12 Hanbury Street',
  colony: 'Spitalfields',
  business_colony: 'Spitalfields',
  city: 'London',
  business_city: 'London',
  business_postcode: 'E1 6QR',
  business_phone_number: '02079460000',
  subcategory: '1',
  subcatagory: '1',
  bs_name: 'Saffron Yard',
  bs_details: 'Home cooking from Lucknow.',
  bs_next_open: '',
  bs_show_powered_by_bookyup: 'yes',
  business_delivery: 'yes',
  business_pickup: 'yes',
  delivery_order_possible: 'yes',
  pickup_order_possible: 'yes',
  pickup_minorder_price: '5.00',
  avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
  allergy_info: '',
  resturent_timeing: [{ start: '12:00', end: '23:00' }],
  today_token: 'token-of-today',
  welcome_text: '',
  welcome_text_short: '',
  rating: '4.6',
  total_review_no: 38,
  discount_delivery_charge_waiver: '25.00',
  seo: { title: '', keywords: '', description: '', banner_url: '' },
};

/** A business that is open, takes tables and both modes, and delivers to E1 6; it charges 50p and 10p for a bag. */
export function aWireBusiness(
  infoParts: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): BusinessDetails {
  return {
    info: { ...info, ...infoParts },
    service_availability: { pickuppossible: 'yes', delpossible: 'yes', pickupmsg: '', deliverymsg: '' },
    business_service_charge: {
      service_charge_type: 'fixed_price',
      service_charge: '0.50',
      baggage_charge_type: 'fixed_price',
      baggage_charge: '0.10',
    },
    payment_permission: [{ order: [{ value: 'cod', leble: 'Cash' }], booking: [] }],
    subcatagory: [{ id: '1', subcategory_name: 'Indian' }],
    booking: {
      status: 'yes',
      min_person: 1,
      max_person: 8,
      price_per: '0.00',
      guest_number_over_pay: 0,
      description: '',
      message_required: 'no',
    },
    bs_delivery_sectors: ['e16'],
    delivery_timeing: [],
    pickup_timeing: [],
    ...parts,
  };
}
