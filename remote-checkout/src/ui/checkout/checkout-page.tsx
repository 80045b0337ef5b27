import { observer } from 'mobx-react-lite';
import type { CheckoutPageModel } from '../../stores/checkout-page-model';
import { Checkout } from './checkout';
import { CheckoutFrame } from './checkout-frame';
import { FreeDishWaiting } from './free-dish-waiting';
import { LongForm } from './long-form';

/** The checkout page: its frame and the long form. */
export const CheckoutPage = observer(function CheckoutPage({ model }: { model: CheckoutPageModel }) {
  const { checkout, backPath, Link } = model;
  return (
    <CheckoutFrame model={model}>
      {checkout && (
        <Checkout checkout={checkout} backPath={backPath} Link={Link}>
          <FreeDishWaiting cart={checkout.cart} backPath={backPath} Link={Link} />
          <LongForm checkout={checkout} backPath={backPath} Link={Link} />
        </Checkout>
      )}
    </CheckoutFrame>
  );
});
