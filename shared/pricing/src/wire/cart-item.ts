import { cartLimits } from '@storefront/contract';
import type { CartItem, ExtraGroup, SelectedOption } from '@storefront/contract';
import type { CartLine, ChosenGroup } from '../cart';
import { isCovered } from '../discounts/discount';
import type { Discount } from '../discounts/discount';
import { discountFlags } from '../discounts/flags';
import type { AutomaticDiscounts } from '../discounts/decision';
import { unitPrice } from '../lines';
import { formatPounds, parsePounds } from '../money';
import { accepted, mapParsed, parseFields, parseList, refused } from '../parsed';
import type { Parsed } from '../parsed';
import type { ClaimedLine } from '../reprice';

/** Reads wire cart items as claims: sell_price is what the customer was shown, and nothing is computed from it. */
export function parseClaimedLines(items: readonly CartItem[]): Parsed<readonly ClaimedLine[]> {
  return parseList(items, readClaimedLine);
}

/** Reads wire cart items as lines; malformed money or quantity refuses the whole cart, saying where. */
export function parseCartLines(items: readonly CartItem[]): Parsed<readonly CartLine[]> {
  return mapParsed(parseClaimedLines(items), (claims) => claims.map(({ line }) => line));
}

/**
 * Writes a line as a wire cart item (DAT-8): `has_discount` says whether the discount in force covers it (CRT-12), the flags
 * of a mode whether an automatic discount of that mode does (CRT-13).
 */
export function wireCartItem(
  line: CartLine,
  discounts: AutomaticDiscounts,
  applied: Discount | null,
): CartItem {
  const flags = discountFlags(discounts, line);
  return {
    product_id: line.productId,
    product_name: line.name,
    product_price: formatPounds(line.basePrice),
    sell_price: formatPounds(unitPrice(line)),
    product_qnty: line.quantity,
    product_type: line.productType,
    select_product_type: line.mainProduct === null ? 'product' : 'sub-product',
    main_pro_id: line.mainProduct?.id ?? '',
    main_pro_name: line.mainProduct?.name ?? '',
    extras: line.extras.map(wireExtraGroup),
    has_discount: applied !== null && isCovered(applied, line) ? 'y' : 'n',
    has_discount_pickup: flags.collection ? 'Yes' : 'No',
    has_discount_delivery: flags.delivery ? 'Yes' : 'No',
    product_comment: line.comment,
    menucategory_rank: line.categoryRank,
    product_option: line.extras.flatMap(wireSelectedOptions),
  };
}

const readClaimedLine = (item: CartItem): Parsed<ClaimedLine> =>
  mapParsed(
    parseFields({
      product_price: parsePounds(item.product_price),
      sell_price: parsePounds(item.sell_price),
      product_qnty: readQuantity(item.product_qnty),
      extras: parseList(item.extras, readExtraGroup),
    }),
    (read) => ({
      seenPrice: read.sell_price,
      line: {
        productId: item.product_id,
        name: item.product_name,
        mainProduct:
          item.select_product_type === 'product' ? null : { id: item.main_pro_id, name: item.main_pro_name },
        basePrice: read.product_price,
        quantity: read.product_qnty,
        extras: read.extras,
        comment: item.product_comment,
        categoryRank: readRank(item.menucategory_rank),
        productType: item.product_type,
      },
    }),
  );

const readExtraGroup = ({
  optionId,
  optionHeaderLabel,
  parentItemId = '',
  selection,
}: ExtraGroup): Parsed<ChosenGroup> =>
  mapParsed(
    parseList(selection, ({ itemId, itemName, itemQuantity, itemPrice }) =>
      mapParsed(
        parseFields({ itemPrice: parsePounds(itemPrice), itemQuantity: readQuantity(itemQuantity) }),
        (read) => ({ itemId, name: itemName, quantity: read.itemQuantity, price: read.itemPrice }),
      ),
    ),
    (items) => ({ groupId: optionId, label: optionHeaderLabel, parentItemId, items }),
  );

const readQuantity = (quantity: number): Parsed<number> =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity
    ? accepted(quantity)
    : refused(`${quantity} is not a quantity from 1 to ${cartLimits.quantity}`);

/** The rank of the dish's category, 0 when it is missing or not positive (CRT-14). */
const readRank = (rank: unknown): number =>
  typeof rank === 'number' && Number.isInteger(rank) && rank > 0 ? rank : 0;

const wireExtraGroup = ({ groupId, label, parentItemId, items }: ChosenGroup): ExtraGroup => ({
  optionId: groupId,
  optionHeaderLabel: label,
  parentItemId,
  selection: items.map(({ itemId, name, quantity, price }) => ({
    itemId,
    itemName: name,
    itemQuantity: quantity,
    itemPrice: formatPounds(price),
    optionId: groupId,
  })),
});

const wireSelectedOptions = ({ groupId, label, items }: ChosenGroup): SelectedOption[] =>
  items.map(({ itemId, name, quantity, price }) => ({
    optionId: groupId,
    optionHeaderLabel: label,
    itemId,
    itemName: name,
    itemQuantity: quantity,
    itemPrice: formatPounds(price),
  }));
