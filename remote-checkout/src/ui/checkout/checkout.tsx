import type { Host } from '@storefront/host';
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
  readonly backPath: string;
  readonly Link: Host['Link'];
  /** The form, or the summary of Express checkout. */
  readonly children: ReactNode;
}

/** The form on the left, the order and its price on the right; one below the other on a phone. */
export const Checkout = observer(function Checkout(props: CheckoutProps) {
  const { checkout, backPath, Link, children } = props;
  // The total and the next step stay at the foot of a small window, so that they are always in sight.
  useRootMark('data-foot-bar');
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <div className={classNames(styles.column, styles.side)}>
          <div className={styles.summary}>
            <OrderDetails cart={checkout.cart} />
            <Sum totals={checkout.totals} mode={checkout.cart.cart.mode} />
            <PlaceOrder checkout={checkout} backPath={backPath} Link={Link} />
          </div>
        </div>
      </div>
      {/* While the order is being placed (CHK-12). */}
      <WaitingVeil shown={checkout.placing.isBusy}>{copy.place.working}</WaitingVeil>
      <Popups popups={checkout.popups} />
    </>
  );
});
