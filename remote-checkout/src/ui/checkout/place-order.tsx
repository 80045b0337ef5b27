import type { Host } from '@storefront/host';
import { Banner, Button, Price } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CheckoutStore } from '../../stores/checkout-store';
import { FirstStep } from './first-step';
import { paymentChoiceId } from './payment-method';
import styles from './place-order.module.css';
import { timeChoiceId } from './service-time';

interface PlaceOrderProps {
  readonly checkout: CheckoutStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** The order button, or what the customer has to do first (ADR-3, ADR-11, G23). */
export const PlaceOrder = observer(function PlaceOrder({ checkout, backPath, Link }: PlaceOrderProps) {
  const { placing, firstStep, payment, slots, placeLabel, totals } = checkout;
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
      {firstStep === undefined ? (
        <Button size="large" wide busy={placing.isBusy} onClick={place}>
          {placeLabel}
        </Button>
      ) : (
        <div className={styles.step}>
          <p className={styles.total}>
            {copy.totals.total} <Price pence={totals.figures.total} />
          </p>
          <FirstStep checkout={checkout} backPath={backPath} Link={Link} />
        </div>
      )}
    </div>
  );
});
