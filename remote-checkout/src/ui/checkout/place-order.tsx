import { Banner, Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from '../../stores/checkout-store';
import { paymentChoiceId } from './payment-method';
import styles from './place-order.module.css';
import { timeChoiceId } from './service-time';

/** The order button, or what the customer has to do first (ADR-3, ADR-11, G23). */
export const PlaceOrder = observer(function PlaceOrder({ checkout }: { checkout: CheckoutStore }) {
  const { placing, notReadyReason, payment, slots, placeLabel } = checkout;
  const place = () => {
    void checkout.place();
    // The press found that the chosen time is no longer possible, and the button is gone.
    if (slots.choice === undefined) document.getElementById(timeChoiceId)?.focus();
    else if (payment.sentence !== '') document.getElementById(paymentChoiceId)?.focus();
  };
  return (
    <div className={styles.place}>
      {placing.sentence !== '' && (
        <Banner tone="danger" role="alert">
          {placing.sentence}
        </Banner>
      )}
      {notReadyReason === '' ? (
        <Button size="large" wide busy={placing.isBusy} onClick={place}>
          {placeLabel}
        </Button>
      ) : (
        <p className={styles.notYet}>{notReadyReason}</p>
      )}
    </div>
  );
});
