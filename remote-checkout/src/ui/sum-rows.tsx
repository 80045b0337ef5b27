import { assertNever } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { Price } from '@storefront/ui';
import type { TotalsRow } from '@storefront/ui';
import { copy } from '../copy';
import type { Sum } from '../domain/checkout-cart';

const words = copy.checkout.totals;

/** The rows of a sum in the order of D77; a discount only when one applies, a delivery charge only for delivery. */
export function sumRows(
  sum: Sum,
  discountLabel: string | undefined,
  mode: ChosenMode,
): readonly (TotalsRow | false)[] {
  const discount = <Price pence={-sum.discount} />;
  return [
    { label: words.subtotal, value: <Price pence={sum.subtotal} /> },
    discountLabel !== undefined &&
      sum.discount > 0 && { label: discountLabel, value: discount, kind: 'saving' },
    deliveryRow(sum, mode),
    { label: words.service, value: <Price pence={sum.service} /> },
    { label: words.bag, value: <Price pence={sum.bag} /> },
    { label: words.total, value: <Price pence={sum.total} />, kind: 'total' },
  ];
}

function deliveryRow({ delivery }: Sum, mode: ChosenMode): TotalsRow | false {
  switch (mode) {
    case 'delivery':
      return { label: words.delivery, value: delivery === 0 ? words.free : <Price pence={delivery} /> };
    case 'collection':
      return false;
    default:
      return assertNever(mode);
  }
}
