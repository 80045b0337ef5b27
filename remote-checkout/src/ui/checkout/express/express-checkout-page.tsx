import { observer } from 'mobx-react-lite';
import type { ExpressPageModel } from '../../../stores/express-page-model';
import { Checkout } from '../checkout';
import { CheckoutFrame } from '../checkout-frame';
import { FreeDishWaiting } from '../free-dish-waiting';
import { ExpressOrForm } from './express-or-form';

interface ExpressCheckoutPageProps {
  readonly model: ExpressPageModel;
}

/** Express checkout for customers who can order as last time, and the long form for everybody else. */
export const ExpressCheckoutPage = observer(function ExpressCheckoutPage({
  model,
}: ExpressCheckoutPageProps) {
  const { page, express } = model;
  const { checkout, backPath, Link } = page;
  return (
    <CheckoutFrame model={page}>
      {checkout && express && express.screen !== 'asking' ? (
        <Checkout checkout={checkout} backPath={backPath} Link={Link}>
          <FreeDishWaiting cart={checkout.cart} backPath={backPath} Link={Link} />
          <ExpressOrForm checkout={checkout} express={express} backPath={backPath} Link={Link} />
        </Checkout>
      ) : undefined}
    </CheckoutFrame>
  );
});
