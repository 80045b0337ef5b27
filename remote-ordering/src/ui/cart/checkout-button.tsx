import { Button, poundsText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './checkout-button.module.css';

/** Go to checkout, with the total; below the minimum order it is disabled and says why (CRT-22 to CRT-25). */
export const CheckoutButton = observer(function CheckoutButton({
  model,
}: {
  readonly model: BusinessPageModel;
}) {
  const { checkout, totals } = model;
  return (
    <div className={styles.checkout}>
      {totals.minimumOrderText !== '' && (
        <p className={styles.minimum} role="status">
          {totals.minimumOrderText}
        </p>
      )}
      {checkout.isShown && (
        <Button size="large" wide disabled={checkout.isDisabled} onClick={() => void checkout.go()}>
          {copy.cart.checkout} · {poundsText(totals.figures.total)}
        </Button>
      )}
    </div>
  );
});
