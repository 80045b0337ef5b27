import { cartLimits } from '@storefront/contract';
import type { CartItem, ExtraGroup, SelectedOption } from '@storefront/contract';
import type { CartLine, ChosenGroup } from '../cart';
import type { Discount } from '../discounts/discount';
import { discountMarks } from '../discounts/flags';
import type { DiscountMarks } from '../discounts/flags';
import type { AutomaticDiscounts } from '../discounts/decision';
import { unitPrice } from '../lines';
import { formatPounds, parsePounds } from '../money';
import { accepted, mapParsed, parseFields, parseList, refused } from '../parsed';
import type { Parsed } from '../parsed';
import type { ClaimedLine } from '../reprice';

/** Parses wire cart items as claims: sell_price is what the customer was shown, and nothing is computed from it. */
export function parseClaimedLines(items: readonly CartItem[]): Parsed<readonly ClaimedLine[]> {
  return parseList(items, parseClaimedLine);
}

/** Parses wire cart items as lines; malformed money or quantity refuses the whole cart, saying where. */
export function parseCartLines(items: readonly CartItem[]): Parsed<readonly CartLine[]> {
  return mapParsed(parseClaimedLines(items), (claims) => claims.map(({ line }) => line));
}

/** Writes a line as a wire cart item, marked by the discounts that cover it now (DAT-8). */
export function wireCartItem(
  line: CartLine,
  discounts: AutomaticDiscounts,
  applied: Discount | null,
): CartItem {
  return wireMarkedLine(line, discountMarks(discounts, applied, line));
}

/** Writes a line with the marks it is given: `has_discount` and the flags of both modes (CRT-12, CRT-13). */
export function wireMarkedLine(line: CartLine, marks: DiscountMarks): CartItem {
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
    has_discount: marks.isDiscounted ? 'y' : 'n',
    has_discount_pickup: marks.collection ? 'Yes' : 'No',
    has_discount_delivery: marks.delivery ? 'Yes' : 'No',
    product_comment: line.comment,
    menucategory_rank: line.categoryRank,
    product_option: line.extras.flatMap(wireSelectedOptions),
  };
}

/** Parses the marks that a wire cart item carries. */
export function parseDiscountMarks(
  item: Pick<CartItem, 'has_discount' | 'has_discount_pickup' | 'has_discount_delivery'>,
): DiscountMarks {
  return {
    isDiscounted: item.has_discount === 'y',
    delivery: item.has_discount_delivery === 'Yes',
    collection: item.has_discount_pickup === 'Yes',
  };
}

const parseClaimedLine = (item: CartItem): Parsed<ClaimedLine> =>
  mapParsed(
    parseFields({
      product_price: parsePounds(item.product_price),
      sell_price: parsePounds(item.sell_price),
      product_qnty: parseQuantity(item.product_qnty),
      extras: parseList(item.extras, parseExtraGroup),
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
        categoryRank: parseRank(item.menucategory_rank),
        productType: item.product_type,
      },
    }),
  );

const parseExtraGroup = ({
  optionId,
  optionHeaderLabel,
  parentItemId = '',
  selection,
}: ExtraGroup): Parsed<ChosenGroup> =>
  mapParsed(
    parseList(selection, ({ itemId, itemName, itemQuantity, itemPrice }) =>
      mapParsed(
        parseFields({ itemPrice: parsePounds(itemPrice), itemQuantity: parseQuantity(itemQuantity) }),
        (read) => ({ itemId, name: itemName, quantity: read.itemQuantity, price: read.itemPrice }),
      ),
    ),
    (items) => ({ groupId: optionId, label: optionHeaderLabel, parentItemId, items }),
  );

const parseQuantity = (quantity: number): Parsed<number> =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity
    ? accepted(quantity)
    : refused(`${quantity} is not a quantity from 1 to ${cartLimits.quantity}`);

/** The rank of the dish's category, 0 when it is missing or not positive (CRT-14). */
const parseRank = (rank: unknown): number =>
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
