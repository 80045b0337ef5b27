import type { Host } from '@storefront/host';
import { classNames } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from '../../stores/checkout-store';
import { Information } from './information/information';
import { LoaderOverlay } from './loader-overlay';
import { Note } from './note';
import { Offers } from './offers';
import { OrderDetails } from './order-details';
import { PaymentMethod } from './payment-method';
import { PlaceOrder } from './place-order';
import { Popups } from './popups';
import { ServiceTime } from './service-time';
import { Sum } from './sum';
import styles from './checkout.module.css';

interface Given {
  readonly checkout: CheckoutStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** What is asked at the left, what is ordered and what it costs at the right; one below the other on a phone. */
export const Checkout = observer(function Checkout({ checkout, backPath, Link }: Given) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ServiceTime slots={checkout.slots} />
          <Information checkout={checkout} backPath={backPath} Link={Link} />
          <Note checkout={checkout} />
          <PaymentMethod payment={checkout.payment} />
          <Offers offers={checkout.offers} businessName={checkout.cart.business.name} />
        </div>
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
