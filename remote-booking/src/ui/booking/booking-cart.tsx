import { formatDate, formatServiceTime } from '@storefront/contract';
import { Button, CalendarIcon, PeopleIcon, Price, Totals } from '@storefront/ui';
import type { TotalsRow } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { copy } from '../../copy';
import type { BookingPageModel } from '../../stores/booking-page-model';
import type { BookingStore } from '../../stores/booking-store';
import styles from './booking-cart.module.css';
import { PaymentStep } from './payment-step';

const rowsOf = ({ figures, guests }: BookingStore): (TotalsRow | false)[] => [
  figures.guests > 0 && { label: copy.cart.guestPrice(guests), value: <Price pence={figures.guests} /> },
  figures.deposit > 0 && { label: copy.cart.deposit, value: <Price pence={figures.deposit} /> },
  figures.serviceCharge > 0 && {
    label: copy.cart.serviceCharge,
    value: <Price pence={figures.serviceCharge} />,
  },
  { label: copy.cart.due, value: <Price pence={figures.amountDue} />, kind: 'total' },
];

const Choices = observer(function Choices({ booking }: { readonly booking: BookingStore }) {
  const { form, slot } = booking;
  if (form.date === '' && form.guests === '') return <p className={styles.muted}>{copy.cart.nothingYet}</p>;
  return (
    <ul className={styles.chosen}>
      {form.date !== '' && (
        <li>
          <CalendarIcon size={20} />
          {slot ? formatServiceTime(slot.at) : formatDate(form.date)}
        </li>
      )}
      {form.guests !== '' && (
        <li>
          <PeopleIcon size={20} />
          {copy.booking.guestCount(form.guests)}
        </li>
      )}
    </ul>
  );
});

/** The price of the booking, how it is paid, and the button that books (BKG-10, BKP-18 to BKP-22). */
export const BookingCart = observer(function BookingCart({ model }: { readonly model: BookingPageModel }) {
  const { booking, submission, Link } = model;
  const { payment } = booking;
  const missing = useId();
  // Price and button come together: beside the price of no day yet, the button would jump as the day's own price comes.
  if (!booking.isPriceKnown) return <p className={styles.muted}>{copy.cart.nothingYet}</p>;
  return (
    <div className={styles.cart}>
      <Choices booking={booking} />
      <Totals rows={rowsOf(booking)} />
      {booking.figures.amountDue === 0 && booking.day && <p className={styles.free}>{copy.cart.free}</p>}
      {payment.isStepShown && <PaymentStep booking={booking} Link={Link} />}
      <Button
        wide
        size="large"
        busy={submission.isLoading}
        disabled={!payment.isReady}
        aria-describedby={payment.message === '' ? undefined : missing}
        onClick={() => void submission.submit()}
      >
        {booking.buttonLabel}
      </Button>
      <p id={missing} className={styles.missing} role="status">
        {payment.message}
      </p>
    </div>
  );
});
