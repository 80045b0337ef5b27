import { assertNever } from '@storefront/contract';
import type { Answer, Discount as WireDiscount } from '@storefront/contract';
import { formatPounds, wireDiscount } from '@storefront/pricing';
import type { Discount } from '@storefront/pricing';
import { refused } from '../answers';
import type { CatalogueDiscount } from '../catalogue/format';
import { dateInWords } from '../hours/words';
import { copy } from './copy';
import type { CodeJudgement } from './judge-code';

const maxDishesNamed = 3;

/** The answer of `business/manual_discount`; its sentences show under the coupon box (CPN-10). */
export function presentCode(judgement: CodeJudgement): Answer<'business/manual_discount'> {
  switch (judgement.kind) {
    case 'applies':
      return {
        responsecode: '200',
        discount_price: formatPounds(judgement.saved),
        discount: wireDiscount(judgement.discount, judgement.saved),
      };
    case 'no-code':
      return refused(copy.noCode);
    case 'unknown':
      return refused(copy.unknown);
    case 'empty-cart':
      return refused(copy.emptyCart);
    case 'not-yet':
      return refused(copy.notYet(dateInWords(judgement.from)));
    case 'over':
      return refused(copy.over);
    case 'other-mode':
      return refused(copy.otherMode(modeWord(judgement.discount)));
    case 'below-minimum':
      return refused(copy.belowMinimum(formatPounds(judgement.minimum), formatPounds(judgement.missing)));
    case 'no-matching-dish':
      return refused(copy.noMatchingDish(listed(judgement.dishes)));
    case 'saves-nothing':
      return refused(copy.savesNothing);
    default:
      return assertNever(judgement);
  }
}

/** A discount of the catalogue as it goes over the wire; one with a code is a typed one (DAT-12). */
export function presentDiscount(discount: CatalogueDiscount): WireDiscount {
  const { discountid, code, discounttext, payby, commonrate, minshop, discounted_product_id } = discount;
  return {
    discountid,
    code,
    discounttext,
    payby,
    commonrate,
    minshop,
    discounted_product_id,
    coupon_type: code === '' ? '' : 'manual',
  };
}

function modeWord({ service }: Discount): string {
  switch (service) {
    case 'collection':
      return copy.modes.collection;
    // A discount for both modes is never refused for its mode.
    case 'delivery':
    case 'both':
      return copy.modes.delivery;
    default:
      return assertNever(service);
  }
}

/** 'A', 'A or B', 'A, B or C', 'A, B, C or 4 other dishes'. */
function listed(names: readonly string[]): string {
  if (names.length === 0) return copy.otherDishes;
  const shown = names.slice(0, maxDishesNamed);
  const left = names.length - shown.length;
  if (left > 0) return copy.either(shown, copy.moreDishes(left));
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : copy.either(shown, last);
}
