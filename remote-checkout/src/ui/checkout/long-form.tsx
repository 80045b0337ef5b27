import type { Host } from '@storefront/host';
import type { CheckoutStore } from '../../stores/checkout-store';
import { Information } from './information/information';
import { Note } from './note';
import { Offers } from './offers';
import { PaymentMethod } from './payment-method';
import { ServiceTime } from './service-time';
import { TipChoice } from './tip-choice';

interface LongFormProps {
  readonly checkout: CheckoutStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** Every question of the checkout, one section below the other. */
export function LongForm({ checkout, backPath, Link }: LongFormProps) {
  return (
    <>
      <ServiceTime slots={checkout.slots} />
      <Information checkout={checkout} backPath={backPath} Link={Link} />
      <Note checkout={checkout} />
      <PaymentMethod payment={checkout.payment} />
      <Offers offers={checkout.offers} businessName={checkout.cart.business.name} />
      <TipChoice checkout={checkout} />
    </>
  );
}
