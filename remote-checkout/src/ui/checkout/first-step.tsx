import { assertNever } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { Button, buttonLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CheckoutStore } from '../../stores/checkout-store';
import { focusAddressForm } from './information/address-form';
import styles from './place-order.module.css';
import { timeChoiceId } from './service-time';

interface FirstStepProps {
  readonly checkout: CheckoutStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** Leads to what the order still needs. It commits to nothing: the one button that does so comes in its place (ADR-3, ADR-11). */
export const FirstStep = observer(function FirstStep({ checkout, backPath, Link }: FirstStepProps) {
  const { firstStep, information } = checkout;
  const fillIn = () => {
    if (information.form) focusAddressForm(information.form.firstFault ?? 'name');
    else information.reopen();
  };
  switch (firstStep) {
    case 'information':
      return (
        <Button tone="secondary" wide onClick={fillIn}>
          {copy.place.first.information}
        </Button>
      );
    case 'dishes':
      return (
        <Link to={backPath} className={buttonLook({ tone: 'secondary', wide: true })}>
          {copy.place.first.dishes}
        </Link>
      );
    case 'time':
      return (
        <Button tone="secondary" wide onClick={() => document.getElementById(timeChoiceId)?.focus()}>
          {copy.place.first.time}
        </Button>
      );
    case 'none':
      return <p className={styles.none}>{copy.place.first.none}</p>;
    case undefined:
      return null;
    default:
      return assertNever(firstStep);
  }
});
