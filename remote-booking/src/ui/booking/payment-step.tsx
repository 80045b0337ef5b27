import type { Host } from '@storefront/host';
import { Checkbox, linkLook, RadioGroup } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BookingStore } from '../../stores/booking-store';

interface PaymentStepProps {
  readonly booking: BookingStore;
  readonly Link: Host['Link'];
}

/** How an amount due is paid, and the agreement to the terms (BKP-5, BKP-10, BKG-12, BKG-13). */
export const PaymentStep = observer(function PaymentStep({ booking, Link }: PaymentStepProps) {
  const { payment, business } = booking;
  return (
    <>
      <RadioGroup
        legend={copy.cart.pay}
        variant="column"
        options={business?.payOptions ?? []}
        value={payment.paymode ?? undefined}
        error={payment.isPaymodeRefused ? copy.cart.payRefused : ''}
        onChange={booking.choosePaymode}
      />
      <Checkbox
        checked={booking.hasAgreed}
        onChange={booking.agree}
        label={
          <>
            {copy.cart.agree}{' '}
            <Link to="/information/terms-and-condition" newTab className={linkLook()}>
              {copy.cart.terms}
            </Link>{' '}
            {copy.cart.and}{' '}
            <Link to="/information/privacy-policy" newTab className={linkLook()}>
              {copy.cart.privacy}
            </Link>
          </>
        }
      />
    </>
  );
});
