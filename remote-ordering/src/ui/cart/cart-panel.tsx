import { BagIcon, EmptyState, Price, Totals } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { CartContent } from './cart-content';
import { CheckoutButton } from './checkout-button';
import styles from './cart-panel.module.css';

/** The cart at the right of a wide screen. */
export const CartPanel = observer(function CartPanel({ model }: { readonly model: BusinessPageModel }) {
  return (
    <section className={styles.panel} aria-label={copy.cart.title}>
      <h2 className={styles.title}>{copy.cart.title}</h2>
      {model.cart.isEmpty ? (
        <>
          <EmptyState size="panel" icon={<BagIcon size={32} />} title={copy.cart.emptyTitle}>
            {copy.cart.empty}
          </EmptyState>
          <div className={styles.foot}>
            <Totals rows={[{ label: copy.cart.total, value: <Price pence={0} />, kind: 'total' }]} />
          </div>
        </>
      ) : (
        <>
          <div className={styles.body}>
            <CartContent model={model} />
          </div>
          <div className={styles.foot}>
            <CheckoutButton model={model} />
          </div>
        </>
      )}
    </section>
  );
});
