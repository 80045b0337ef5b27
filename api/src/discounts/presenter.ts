import { assertNever } from '@storefront/contract';
import type { Answer, Discount as WireDiscount } from '@storefront/contract';
import { formatPounds, wireDiscount } from '@storefront/pricing';
import type { Discount } from '@storefront/pricing';
import { refused } from '../answers';
import type { CatalogueDiscount } from '../catalogue/format';
import { dateInWords } from '../hours/words';
import type { CodeJudgement } from './judge-code';

const mostDishesNamed = 3;

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
      return refused('Please enter a discount code.');
    case 'unknown':
      return refused('We do not know that code. Please check it and try again.');
    case 'empty-cart':
      return refused('Add something to your cart before you use a code.');
    case 'not-yet':
      return refused(`This code can be used from ${dateInWords(judgement.from)}.`);
    case 'over':
      return refused('This code can no longer be used.');
    case 'other-mode':
      return refused(`This code is for ${modeWord(judgement.discount)} only.`);
    case 'below-minimum':
      return refused(
        `This code needs £${formatPounds(judgement.minimum)} of food. ` +
          `Add £${formatPounds(judgement.missing)} more to use it.`,
      );
    case 'no-matching-dish':
      return refused(`This code is for ${listed(judgement.dishes)}. Add one to use it.`);
    case 'saves-nothing':
      return refused('This code saves nothing on what is in your cart.');
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

const modeWord = ({ service }: Discount) => (service === 'collection' ? 'collection' : 'delivery');

/** 'A', 'A or B', 'A, B or C', 'A, B, C or 4 other dishes'. */
function listed(names: readonly string[]): string {
  if (names.length === 0) return 'other dishes';
  const shown = names.slice(0, mostDishesNamed);
  const left = names.length - shown.length;
  if (left > 0) return `${shown.join(', ')} or ${left} other ${left === 1 ? 'dish' : 'dishes'}`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}
