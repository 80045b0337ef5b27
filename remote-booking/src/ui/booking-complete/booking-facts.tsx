import { formatServiceTime } from '@storefront/contract';
import { PhoneIcon, PinIcon, Price, linkLook } from '@storefront/ui';
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

/** The address at which map apps of phones open, and the map in other browsers. */
const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;

/** Where the table is and whom to call; nothing where the restaurant has gone. */
function Place({ booking: { businessName, address, phone } }: { readonly booking: Booking }) {
  return (
    <>
      {address !== '' && (
        <p className={styles.place}>
          <PinIcon size={18} />
          <span>
            {address}{' '}
            <a className={linkLook()} href={directionsTo(`${businessName}, ${address}`)}>
              {copy.complete.directions}
            </a>
          </span>
        </p>
      )}
      {phone !== '' && (
        <p className={styles.place}>
          <PhoneIcon size={18} />
          <a className={linkLook()} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
            {copy.complete.call(businessName)}
          </a>
        </p>
      )}
    </>
  );
}

/** The booking: when and where, then the rest in rows. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <h2 className={styles.business}>{booking.businessName}</h2>
      <p className={styles.when}>{formatServiceTime(booking.at)}</p>
      <Place booking={booking} />
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
