import { formatServiceTime } from '@storefront/contract';
import { Price } from '@storefront/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { Booking } from '../../domain/booking';
import styles from './booking-complete-page.module.css';

const words = copy.complete;

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The booking in rows. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <h2 className={styles.business}>{booking.businessName}</h2>
      <dl className={styles.facts}>
        <Fact label={words.when}>{formatServiceTime(booking.at)}</Fact>
        <Fact label={words.guests}>{booking.guests}</Fact>
        <Fact label={words.name}>{booking.name}</Fact>
        <Fact label={words.occasion}>{booking.occasion}</Fact>
        {booking.message !== '' && <Fact label={words.message}>{booking.message}</Fact>}
        {booking.amountDue > 0 && (
          <Fact label={booking.isPaid ? words.paid : words.due}>
            <Price pence={booking.amountDue} />
          </Fact>
        )}
        <Fact label={words.reference}>
          <span className={styles.reference}>{booking.number}</span>
        </Fact>
      </dl>
    </>
  );
}
