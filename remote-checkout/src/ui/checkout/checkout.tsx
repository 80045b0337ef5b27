import { classNames, useRootMark } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CheckoutStore } from '../../stores/checkout-store';
import { LoaderOverlay } from './loader-overlay';
import { OrderDetails } from './order-details';
import { PlaceOrder } from './place-order';
import { Popups } from './popups';
import { Sum } from './sum';
import styles from './checkout.module.css';

interface CheckoutProps {
  readonly checkout: CheckoutStore;
  /** On a small screen the button stands at the foot of the window, so that it is always in sight. */
  readonly hasFootBar?: boolean;
  /** What the customer is asked, or is shown of what is known. */
  readonly children: ReactNode;
}

/** What is asked at the left, what is ordered and what it costs at the right; one below the other on a phone. */
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
      <LoaderOverlay shown={checkout.placing.isBusy} />
      <Popups popups={checkout.popups} />
    </>
  );
});
