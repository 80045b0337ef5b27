import { toProfile } from '../catalogue/format';
import type { BusinessRecord } from '../catalogue/catalogue';
import type {
  CatalogueBusiness,
  CatalogueCategory,
  CatalogueDiscount,
  CatalogueFile,
  CatalogueOptionGroup,
  CatalogueProduct,
  CatalogueProfile,
} from '../catalogue/format';

type OptionItem = CatalogueOptionGroup['optionItems'][number];

/** Opening hours that are the same on every day. */
export function everyDay(...hours: [from: string, to: string][]): CatalogueBusiness['opening'] {
  return {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  };
}

/** A business in the catalogue's format that opens from noon to eleven every day, delivers to e16 and has no menu. */
export function aCatalogueBusiness(changes: Partial<CatalogueBusiness> = {}): CatalogueBusiness {
  const slug = changes.business_slug ?? 'saffron-yard';
  return {
    business_id: `b-${slug}`,
    business_slug: slug,
    business_name: 'Saffron Yard',
    business_logo: '',
    business_cover: '',
    business_address: '12 Hanbury Street',
    colony: 'Spitalfields',
    city: 'London',
    postcode: 'E1 6QR',
    business_phone_number: '02079460101',
    business_email: 'orders@saffron-yard.example',
    subcategory: ['1'],
    bs_details: 'Slow-cooked curries.',
    welcome_text: '',
    allergy_info: '',
    powered_by: 'yes',
    promoted: 'no',
    seo: { title: 'Saffron Yard', keywords: 'indian', description: 'Order curries.', banner_url: '' },
    opening: everyDay(['12:00', '23:00']),
    special_days: [],
    delivery: {
      status: 'yes',
      average_minutes: 45,
      preorder: 'yes',
      sectors: [{ sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '25.00' }],
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
      booking: [{ value: 'cod', leble: 'Pay at the restaurant' }],
    },
    cash_otp: 'yes',
    booking: null,
    menu: [],
    discounts: [],
    free_dishes: [],
    reviews: [],
    ...changes,
  };
}

/** A dish of 9.50 without options. */
export function aProduct(id: string, changes: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    product_id: id,
    product_name: `Dish ${id}`,
    product_desc: '',
    product_price: '9.50',
    available: 'yes',
    sub_product: [],
    product_option: [],
    allergens: [],
    diets: [],
    ...changes,
  };
}

/** An item without a price. */
export function anOptionItem(id: string, changes: Partial<OptionItem> = {}): OptionItem {
  return {
    itemId: id,
    itemName: `Item ${id}`,
    itemNameLabel: `Item ${id}`,
    itemDescription: '',
    itemPrice: '0.00',
    itemQuantity: 1,
    subOption: [],
    ...changes,
  };
}

/** An optional group of boxes, one of which may be ticked. */
export function anOptionGroup(
  id: string,
  optionItems: OptionItem[],
  changes: Partial<CatalogueOptionGroup> = {},
): CatalogueOptionGroup {
  return {
    optionId: id,
    optionHeaderLabel: `Group ${id}`,
    optionDescription: '',
    optionIsRequired: 'no',
    optionShowType: 'checked',
    optionMinSelection: 0,
    optionMaxSelection: 1,
    optionMaxQuantity: 0,
    optionItems,
    ...changes,
  };
}

export function aCategory(id: string, product: CatalogueProduct[]): CatalogueCategory {
  return { menucategory_id: id, menucategory_name: `Category ${id}`, menucategory_desc: '', product };
}

/** A discount of ten percent on everything in both modes, without a code, every day. */
export function aDiscount(id: string, changes: Partial<CatalogueDiscount> = {}): CatalogueDiscount {
  return {
    discountid: id,
    code: '',
    discounttext: '10% off',
    payby: 'percentage',
    commonrate: '10',
    minshop: '0.00',
    service: 'pickupdelivery',
    discounted_product_id: [],
    from: '',
    until: '',
    ...changes,
  };
}

/** A catalogue file of the businesses, with the cuisines Indian (1), Pizza (2) and Vegan (3). */
export function aCatalogue(...businesses: CatalogueBusiness[]): CatalogueFile {
  return {
    format: 'storefront-catalogue/1',
    subcategories: [
      { id: '1', subcategory_name: 'Indian' },
      { id: '2', subcategory_name: 'Pizza' },
      { id: '3', subcategory_name: 'Vegan' },
    ],
    businesses,
  };
}

/** A business as the catalogue returns it. */
export function aBusiness(changes: Partial<CatalogueProfile> = {}): BusinessRecord {
  return {
    profile: toProfile(aCatalogueBusiness(changes)),
    cuisines: [{ id: '1', subcategory_name: 'Indian' }],
    rating: '',
    reviewCount: 0,
  };
}
