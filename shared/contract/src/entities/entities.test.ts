import type { TObject } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import * as entities from './index';
import { aCartItem } from '../testing/cart-item';

const { BusinessDetails, BusinessInfo, CartItem, FreeDishGroup, OptionGroup } = entities;
const fields = (schema: TObject) => Object.keys(schema.properties);

/** Rule, what, schema, the fields it names. */
const table: [string, TObject, string][] = [
  [
    '[DAT-3] a restaurant of the listing',
    entities.RestaurantItem,
    'business_name business_slug business_logo business_address subcategory subcategory_name rating minorder_price bs_next_open rest_delivery_opening_time open_close_status pickup_order_possible delivery_order_possible promoted is_promoted paid_promotion default_delivery_discount default_pickup_discount',
  ],
  ['[DAT-4] a subcategory', entities.Subcategory, 'id subcategory_name quantity selected'],
  [
    '[DAT-5] the info of a business',
    BusinessInfo,
    'business_id business_name business_logo business_cover address colony city business_slug bs_next_open bs_name bs_details business_delivery business_pickup pickup_minorder_price avg_pickup_delivery_time delivery_order_possible pickup_order_possible allergy_info resturent_timeing today_token subcategory welcome_text welcome_text_short seo',
  ],
  [
    '[DAT-5][DAT2-4] the details of a business',
    BusinessDetails,
    'info payment_permission subcatagory booking bs_delivery_sectors business_service_charge delivery_timeing pickup_timeing service_availability',
  ],
  [
    '[DAT-5] the charges of a business',
    entities.BusinessServiceCharge,
    'service_charge_type service_charge baggage_charge_type baggage_charge',
  ],
  [
    '[DAT-5] a category of the menu',
    entities.MenuCategory,
    'menucategory_id menucategory_name menucategory_desc product',
  ],
  ['[DAT-5] the SEO data of a business', entities.BusinessSeo, 'title keywords description banner_url'],
  [
    '[DAT-6] service availability',
    entities.ServiceAvailability,
    'pickuppossible delpossible pickupmsg deliverymsg',
  ],
  [
    '[DAT-7] a product',
    entities.Product,
    'product_id product_name product_desc product_price has_option has_subproduct sub_product product_option product_selected_Quantity has_discount has_discount_delivery has_discount_pickup',
  ],
  [
    '[DAT-8] a cart item',
    CartItem,
    'product_id product_name product_price sell_price product_qnty product_type select_product_type main_pro_id main_pro_name extras has_discount has_discount_pickup has_discount_delivery product_comment menucategory_rank product_option',
  ],
  [
    '[DAT-11] a selected option',
    entities.SelectedOption,
    'optionId optionHeaderLabel itemId itemName itemQuantity itemPrice',
  ],
  [
    '[DAT-12][DAT2-13] a discount',
    entities.Discount,
    'discountid code discounttext payby commonrate minshop discounted_product_id coupon_type discountvalue',
  ],
  [
    '[DAT-13][DAT2-12] a group of free dishes',
    FreeDishGroup,
    'id welcome_text freedish_service_type qnty is_selectable condition freedish_item',
  ],
  [
    '[DAT-13] what unlocks free dishes',
    entities.FreeDishCondition,
    'product_list amount independent qnty freedish_item',
  ],
  ['[DAT-13][DAT2-12] a free dish', entities.FreeDish, 'fd_id fd_name fd_price selected disable'],
  [
    '[DAT-14] the totals of a cart',
    entities.CartTotals,
    'totalpayble additionalchageamnt servicecharge baggagecharge total_discount zone_delivery_charg delivery_charge_waiver minorderamnt discount',
  ],
  [
    '[DAT2-3] the booking configuration',
    entities.BookingConfiguration,
    'status max_person min_person price_per guest_number_over_pay description',
  ],
  [
    '[DAT2-5] the info of a business on its other pages',
    BusinessInfo,
    'business_id business_logo business_cover business_name business_address business_colony business_city business_slug business_phone_number pickup_order_possible delivery_order_possible pickup_minorder_price avg_pickup_delivery_time allergy_info bs_next_open restaurant_ordering_logo bs_show_powered_by_bookyup',
  ],
  ['[DAT2-6] a payment permission', entities.PaymentPermission, 'booking order'],
  ['[DAT2-6] a payment option', entities.PaymentOption, 'value leble'],
  [
    '[DAT2-8] the summary of the reviews',
    entities.ReviewSummary,
    'bs_name overall_rating overall_rating_text avg_noise_rating avg_service_rating avg_food_rating avg_atmosphere_rating avg_waittime_rating avg_valueformoney_rating total_review_no more_review_status',
  ],
  ['[DAT2-9] a review', entities.Review, 'name review_time user_avg_rating review_text'],
  ['[DAT2-11] an extras group of a cart item', entities.ExtraGroup, 'optionId optionHeaderLabel selection'],
  ['[DAT2-11] a selection of an extras group', entities.ExtraSelection, 'itemName itemQuantity optionId'],
  ['[DAT2-14] the charges of a cart', entities.ServiceCharge, 'service_charge_amount baggage_charge_amount'],
  [
    '[DAT2-16] an address',
    entities.Address,
    'address_id name email mobile_no address address2 city zipcode is_default delivery_type',
  ],
  [
    '[DAT2-18] user data',
    entities.UserData,
    'user_id sessiontoken address_book address_book_list sms_subscription bookyup_subscription subscribed_bs_list',
  ],
];

describe('entities', () => {
  it.each(table)('%s has its fields exactly as named', (_what, schema, named) => {
    expect(fields(schema)).toStrictEqual(expect.arrayContaining(named.split(' ')));
  });

  it('[DAT-5] the average times are of collection and of delivery', () => {
    expect(fields(BusinessInfo.properties.avg_pickup_delivery_time)).toStrictEqual([
      'avg_pickup_time',
      'avg_delivery_time',
    ]);
  });

  it('[DAT-9][DAT-10] an option group has items, whose groups are option groups again', () => {
    const item = {
      itemId: 'i',
      itemName: 'Naan',
      itemNameLabel: 'Naan bread',
      itemDescription: '',
      itemPrice: '0.50',
      itemQuantity: 1,
    };
    const group = {
      optionId: 'o',
      optionHeaderLabel: 'Rice',
      optionDescription: '',
      optionIsRequired: 'yes',
      optionShowType: 'radio',
      optionMinSelection: 1,
      optionMaxSelection: 1,
      optionMaxQuantity: 1,
    };
    const leaf = { ...group, optionItems: [{ ...item, subOption: [] }] };
    const nested = { ...group, optionItems: [{ ...item, subOption: [leaf] }] };
    expect(Value.Check(OptionGroup, nested)).toBe(true);
    for (const field of Object.keys(group))
      expect(Value.Check(OptionGroup, { ...nested, [field]: undefined })).toBe(false);
    for (const field of Object.keys(item)) {
      const broken = { ...leaf, optionItems: [{ ...item, subOption: [], [field]: undefined }] };
      expect(Value.Check(OptionGroup, { ...nested, optionItems: [{ ...item, subOption: [broken] }] })).toBe(
        false,
      );
    }
  });

  it('[DAT-8][CRT-11] the comment of a cart item has at most 50 characters', () => {
    expect(Value.Check(CartItem, { ...aCartItem, product_comment: 'x'.repeat(50) })).toBe(true);
    expect(Value.Check(CartItem, { ...aCartItem, product_comment: 'x'.repeat(51) })).toBe(false);
  });

  it('[CRT-14] a cart item is accepted without a category rank, or with one that is not positive', () => {
    const { menucategory_rank: _rank, ...without } = aCartItem;
    expect(Value.Check(CartItem, without)).toBe(true);
    for (const menucategory_rank of [-1, 0, 7])
      expect(Value.Check(CartItem, { ...aCartItem, menucategory_rank })).toBe(true);
  });

  it('[DAT-8] a cart item has one of the given words in each flag, and a whole quantity from 1', () => {
    expect(Value.Check(CartItem, aCartItem)).toBe(true);
    const wrong = [
      { has_discount: 'yes' },
      { has_discount_pickup: 'y' },
      { has_discount_delivery: 'no' },
      { select_product_type: 'subproduct' },
      { product_qnty: 0 },
      { product_qnty: 1.5 },
      { menucategory_rank: 'first' },
      { sell_price: '-1.00' },
      { sell_price: '1.0' },
    ];
    for (const fault of wrong) expect(Value.Check(CartItem, { ...aCartItem, ...fault })).toBe(false);
  });
});
