import type { OkAnswer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { Badge, buttonLook, EmptyState, TableIcon } from '@storefront/ui';
import styles from './account.module.css';
import { copy } from './copy';
import { calendarDay } from '../london-time';
import { PagedList } from './paged-list';
import type { PagedStore } from './paged-store';
import { bookingTone } from './state-tone';

type Booking = OkAnswer<'users/bookings'>['list'][number];
type Link = Host['Link'];

/** The user's table bookings, newest first, each with its state. */
export const Bookings = ({ bookings, Link }: { bookings: PagedStore<Booking>; Link: Link }) => (
  <PagedList
    list={bookings}
    row={(booking) => <BookingRow key={booking.id} booking={booking} Link={Link} />}
    empty={
      <EmptyState
        icon={<TableIcon size={36} />}
        title={copy.noBookings}
        action={
          <Link to="/" className={buttonLook()}>
            {copy.start}
          </Link>
        }
      >
        {copy.noBookingsText}
      </EmptyState>
    }
  />
);

const BookingRow = ({ booking, Link }: { booking: Booking; Link: Link }) => (
  <li className={styles.row}>
    <div className={styles.what}>
      <h2>
        <Link to={`/booking-complete?v=${booking.id}`} className={styles.whole}>
          {booking.business_name}
        </Link>
      </h2>
      <p>
        {calendarDay(booking.date)}, {booking.time} · {copy.guests(booking.guest)}
      </p>
    </div>
    <div className={styles.figures}>
      <Badge tone={bookingTone(booking.state)}>{copy.bookingStates[booking.state]}</Badge>
    </div>
  </li>
);
