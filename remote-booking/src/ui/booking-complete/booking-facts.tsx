import { formatServiceTime } from '@storefront/contract';
import { BusinessContacts, Price } from '@storefront/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { Booking } from '../../domain/booking';
import styles from './booking-complete-page.module.css';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The booking: when and where, then the rest in rows. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <h2 className={styles.business}>{booking.businessName}</h2>
      <p className={styles.when}>{formatServiceTime(booking.at)}</p>
      <BusinessContacts name={booking.businessName} address={booking.address} phone={booking.phone} />
      <dl className={styles.facts}>
        <Fact label={copy.complete.reference}>{booking.number}</Fact>
        <Fact label={copy.complete.guests}>{booking.guests}</Fact>
        <Fact label={copy.complete.name}>{booking.name}</Fact>
        <Fact label={copy.complete.occasion}>{booking.occasion}</Fact>
        {booking.message !== '' && <Fact label={copy.complete.message}>{booking.message}</Fact>}
        {booking.amountDue > 0 && (
          <Fact label={booking.isPaid ? copy.complete.paid : copy.complete.due}>
            <Price pence={booking.amountDue} />
          </Fact>
        )}
      </dl>
    </>
  );
}
