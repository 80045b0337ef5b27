import { WaitingVeil, classNames, useRootMark } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { CheckoutStore } from '../../stores/checkout-store';
import { OrderDetails } from './order-details';
import { PlaceOrder } from './place-order';
import { Popups } from './popups';
import { Sum } from './sum';
import styles from './checkout.module.css';

interface CheckoutProps {
  readonly checkout: CheckoutStore;
  /** Whether the button stays at the foot of a small window, so that it is always visible. */
  readonly hasFootBar?: boolean;
  /** The form, or the summary of Express checkout. */
  readonly children: ReactNode;
}

/** The form on the left, the order and its price on the right; one below the other on a phone. */
export const Checkout = observer(function Checkout(props: CheckoutProps) {
  const { checkout, hasFootBar = false, children } = props;
  useRootMark('data-foot-bar', hasFootBar);
  return (
    <>
      <div className={classNames(styles.columns, hasFootBar && styles.withFootBar)}>
        <div className={styles.column}>{children}</div>
        <div className={classNames(styles.column, styles.side)}>
          <div className={styles.summary}>
            <OrderDetails cart={checkout.cart} />
            <Sum totals={checkout.totals} mode={checkout.cart.cart.mode} />
            <PlaceOrder checkout={checkout} />
          </div>
        </div>
      </div>
      {/* While the order is being placed (CHK-12). */}
      <WaitingVeil shown={checkout.placing.isBusy}>{copy.checkout.place.working}</WaitingVeil>
      <Popups popups={checkout.popups} />
    </>
  );
});
