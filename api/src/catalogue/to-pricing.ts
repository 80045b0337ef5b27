import { assertNever } from '@storefront/contract';
import { parseOfferService, parsePounds, parseRate, parseShortPounds } from '@storefront/pricing';
import type {
  Charge,
  Charges,
  DeliveryTerms,
  Discount,
  FreeDishGroup,
  Menu,
  MenuDish,
  OptionGroup,
  Pence,
} from '@storefront/pricing';
import { unwrap } from '../unwrap';
import type {
  CatalogueCategory,
  CatalogueDiscount,
  CatalogueFreeDishes,
  CatalogueOptionGroup,
  CatalogueProduct,
  CatalogueProfile,
} from './format';

type Sector = CatalogueProfile['delivery']['sectors'][number];

/** An amount of the catalogue in pence. Every import checks the format, so anything else is a mistake of ours and throws. */
export function penceOf(amount: string): Pence {
  return unwrap(parsePounds(amount));
}

// Imports replace the array, so an entry never goes stale.
const menus = new WeakMap<readonly CatalogueCategory[], Menu>();

/** The menu of a business as pricing sells from it, mapped once for each import. */
export function menuFrom(categories: readonly CatalogueCategory[]): Menu {
  const known = menus.get(categories);
  if (known) return known;
  const dishes = categories.flatMap(({ product }) => product.map(menuProductFrom));
  const menu: Menu = new Map(dishes.map((dish) => [dish.id, dish]));
  menus.set(categories, menu);
  return menu;
}

/** A discount of the catalogue as pricing judges it; one with a code is given to those who type it. */
export function discountFrom(discount: CatalogueDiscount): Discount {
  return {
    id: discount.discountid,
    code: discount.code,
    text: discount.discounttext,
    isManual: discount.code !== '',
    reduction: reductionFrom(discount),
    minimum: penceOf(discount.minshop),
    productIds: discount.discounted_product_id,
    service: parseOfferService(discount.service),
    from: discount.from,
    until: discount.until,
  };
}

/** The free-dish groups, those unlocked by an amount first (D20). */
export function freeDishGroupsFrom({ free_dishes }: Pick<CatalogueProfile, 'free_dishes'>): FreeDishGroup[] {
  const isByAmount = ({ condition }: CatalogueFreeDishes) => condition.amount !== '';
  return [...free_dishes.filter(isByAmount), ...free_dishes.filter((group) => !isByAmount(group))].map(
    freeDishGroupFrom,
  );
}

/** The service charge and the bag charge of a business. */
export function chargesFrom({ service_charge: charge }: Pick<CatalogueProfile, 'service_charge'>): Charges {
  return {
    service: chargeFrom(charge.service_charge_type, charge.service_charge),
    bag: chargeFrom(charge.baggage_charge_type, charge.baggage_charge),
  };
}

/** What delivery to a sector costs. */
export function deliveryTermsFrom({
  charge,
  minimum,
  waiver,
}: Pick<Sector, 'charge' | 'minimum' | 'waiver'>): DeliveryTerms {
  return { charge: penceOf(charge), minimum: penceOf(minimum), waiver: penceOf(waiver) };
}

function menuProductFrom(product: CatalogueProduct): MenuDish {
  return {
    id: product.product_id,
    name: product.product_name,
    price: penceOf(product.product_price),
    isAvailable: product.available === 'yes',
    subProducts: product.sub_product.map((sub) => ({
      id: sub.product_id,
      name: sub.product_name,
      price: penceOf(sub.product_price),
    })),
    optionGroups: product.product_option.map(optionGroupFrom),
  };
}

function optionGroupFrom(group: CatalogueOptionGroup): OptionGroup {
  return {
    id: group.optionId,
    label: group.optionHeaderLabel,
    description: group.optionDescription,
    isRequired: group.optionIsRequired === 'yes',
    shownAs: group.optionShowType === 'radio' ? 'radio' : 'checkbox',
    minimum: group.optionMinSelection,
    maximum: group.optionMaxSelection,
    maximumQuantity: group.optionMaxQuantity,
    items: group.optionItems.map((item) => ({
      id: item.itemId,
      name: item.itemName,
      label: item.itemNameLabel,
      description: item.itemDescription,
      price: penceOf(item.itemPrice),
      maximumQuantity: item.itemQuantity,
      groups: item.subOption.map(optionGroupFrom),
    })),
  };
}

function reductionFrom({ payby, commonrate }: CatalogueDiscount): Discount['reduction'] {
  switch (payby) {
    case 'percentage':
      return { kind: 'percentage', rate: unwrap(parseRate(commonrate)) };
    case 'price':
      return { kind: 'price', amount: unwrap(parseShortPounds(commonrate)) };
    default:
      return assertNever(payby);
  }
}

function chargeFrom(type: 'fixed_price' | 'percentage', amount: string): Charge {
  switch (type) {
    case 'percentage':
      return { kind: 'percentage', rate: unwrap(parseRate(amount)) };
    case 'fixed_price':
      return { kind: 'fixed', amount: unwrap(parseShortPounds(amount)) };
    default:
      return assertNever(type);
  }
}

function freeDishGroupFrom(group: CatalogueFreeDishes): FreeDishGroup {
  const { amount, independent, product_list, qnty } = group.condition;
  return {
    id: group.id,
    welcomeText: group.welcome_text,
    service: parseOfferService(group.freedish_service_type),
    selectable: group.is_selectable,
    quantity: qnty,
    unlocking:
      amount === ''
        ? {
            kind: 'products',
            needs: product_list.map(({ pro_id, qty }) => ({ productId: pro_id, quantity: qty })),
          }
        : { kind: 'amount', amount: penceOf(amount), isIndependent: independent === 'yes' },
    dishes: group.freedish_item.map((dish) => ({
      id: dish.fd_id,
      name: dish.fd_name,
      price: penceOf(dish.fd_price),
    })),
  };
}
