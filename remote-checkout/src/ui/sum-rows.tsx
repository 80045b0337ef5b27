import { assertNever } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import { Price } from '@storefront/ui';
import type { TotalsRow } from '@storefront/ui';
import { copy } from '../copy';
import type { Sum } from '../domain/checkout-cart';

/** The rows of a sum in the order of D77; a discount only when one applies, a delivery charge only for delivery, a tip only when there is one. */
export function sumRows(
  sum: Sum,
  discountLabel: string | undefined,
  mode: ChosenMode,
): readonly (TotalsRow | false)[] {
  const discount = <Price pence={-sum.discount} />;
  return [
    { label: copy.totals.subtotal, value: <Price pence={sum.subtotal} /> },
    discountLabel !== undefined &&
      sum.discount > 0 && { label: discountLabel, value: discount, kind: 'saving' },
    deliveryRow(sum, mode),
    { label: copy.totals.service, value: <Price pence={sum.service} /> },
    { label: copy.totals.bag, value: <Price pence={sum.bag} /> },
    sum.tip > 0 && { label: copy.totals.tip, value: <Price pence={sum.tip} /> },
    { label: copy.totals.total, value: <Price pence={sum.total} />, kind: 'total' },
  ];
}

function deliveryRow({ delivery }: Sum, mode: ChosenMode): TotalsRow | false {
  switch (mode) {
    case 'delivery':
      return {
        label: copy.totals.delivery,
        value: delivery === 0 ? copy.totals.free : <Price pence={delivery} />,
      };
    case 'collection':
      return false;
    default:
      return assertNever(mode);
  }
}
