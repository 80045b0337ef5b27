import { DeliveryIcon, Price, Totals } from '@storefront/ui';
import type { TotalsRow } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ServiceModeStore } from '../../stores/service-mode-store';
import type { TotalsStore } from '../../stores/totals-store';
import styles from './cart-totals.module.css';

const words = copy.cart;

interface CartTotalsProps {
  readonly totals: TotalsStore;
  readonly mode: ServiceModeStore;
}

/** All figures of the cart, and the amount missing for free delivery (TOT-1 to TOT-8, G23). */
export const CartTotals = observer(function CartTotals({ totals, mode }: CartTotalsProps) {
  const { figures, discountLabel, freeDeliveryText, freeDeliveryReached } = totals;
  const charge = (label: string, pence: number): TotalsRow[] =>
    pence === 0 ? [] : [{ label, value: <Price pence={pence} /> }];
  const rows: TotalsRow[] = [
    { label: words.subtotal, value: <Price pence={figures.subtotal} /> },
    ...(figures.discount === 0
      ? []
      : [{ label: discountLabel, value: <Price pence={-figures.discount} />, kind: 'saving' as const }]),
    ...(mode.mode === 'delivery'
      ? [
          {
            label: words.delivery,
            value: figures.delivery === 0 ? words.free : <Price pence={figures.delivery} />,
          },
        ]
      : []),
    ...charge(words.service, figures.service),
    ...charge(words.bag, figures.bag),
    { label: words.total, value: <Price pence={figures.total} />, kind: 'total' },
  ];
  return (
    <div className={styles.totals}>
      {freeDeliveryText !== '' && (
        <div className={styles.hint}>
          <p className={styles.words}>
            <DeliveryIcon size={18} /> {freeDeliveryText}
          </p>
          {freeDeliveryReached !== undefined && (
            // The text beside the progress bar says the same.
            <progress className={styles.reached} value={freeDeliveryReached} aria-hidden="true" />
          )}
        </div>
      )}
      <Totals rows={rows} />
    </div>
  );
});
