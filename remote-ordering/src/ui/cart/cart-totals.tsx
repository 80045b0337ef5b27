import { DeliveryIcon, Price, Totals } from '@storefront/ui';
import type { TotalsRow } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ServiceModeStore } from '../../stores/service-mode-store';
import type { TotalsStore } from '../../stores/totals-store';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  readonly totals: TotalsStore;
  readonly mode: ServiceModeStore;
}

/** All figures of the cart, and the amount missing for free delivery (TOT-1 to TOT-8, G23). */
export const CartTotals = observer(function CartTotals({ totals, mode }: CartTotalsProps) {
  const { figures, discountLabel, freeDeliveryText, freeDeliveryReached } = totals;
  const { subtotal, discount, delivery, service, bag, total } = figures;
  const deliveryText = delivery === 0 ? copy.cart.free : <Price pence={delivery} />;
  const rows: readonly (TotalsRow | false)[] = [
    { label: copy.cart.subtotal, value: <Price pence={subtotal} /> },
    discount !== 0 && { label: discountLabel, value: <Price pence={-discount} />, kind: 'saving' },
    mode.mode === 'delivery' && { label: copy.cart.delivery, value: deliveryText },
    service !== 0 && { label: copy.cart.service, value: <Price pence={service} /> },
    bag !== 0 && { label: copy.cart.bag, value: <Price pence={bag} /> },
    { label: copy.cart.total, value: <Price pence={total} />, kind: 'total' },
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
