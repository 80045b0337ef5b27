import type { Host } from '@storefront/host';
import { Badge, Button, buttonLook, classNames, EmptyState, TableIcon, VisuallyHidden } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import styles from './account.module.css';
import type { BookingsStore } from '../stores/bookings-store';
import { CancelDialog } from './cancel-dialog';
import { copy } from '../copy';
import { DoneNotice } from './done-notice';
import type { PastBooking } from '../domain/past-booking';
import { dayAndTime } from '../../london-time';
import { PagedList } from './paged-list';
import { bookingTone } from './state-tone';

type Link = Host['Link'];

/** The user's table bookings, newest first, each with its state and, while that is allowed, the ways to change and to cancel it (ACC-4, BKC-10). */
export const Bookings = observer(function Bookings({
  bookings,
  Link,
}: {
  bookings: BookingsStore;
  Link: Link;
}) {
  const { cancelling } = bookings;
  return (
    <>
      <DoneNotice sentence={cancelling.kind === 'done' ? cancelling.value : ''} />
      <PagedList
        list={bookings.list}
        row={(booking) => <BookingRow key={booking.id} bookings={bookings} booking={booking} Link={Link} />}
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
      <CancelDialog model={bookings} />
    </>
  );
});

interface RowProps {
  readonly bookings: BookingsStore;
  readonly booking: PastBooking;
  readonly Link: Link;
}

const BookingRow = observer(function BookingRow({ bookings, booking, Link }: RowProps) {
  const { when } = booking;
  const canCancel = bookings.canCancel(booking);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          <Link to={`/booking-complete?v=${booking.id}`} className={styles.whole}>
            {booking.businessName}
          </Link>
        </h2>
        <p>{[when, copy.guests(booking.guests), copy.bookingNumber(booking.number)].join(copy.dot)}</p>
        {canCancel && <p className={styles.quiet}>{copy.cancel.until(dayAndTime(booking.cancelUntil))}</p>}
      </div>
      <div className={styles.figures}>
        <Badge tone={bookingTone(booking.state)}>{copy.bookingStates[booking.state]}</Badge>
        {bookings.canPay(booking) && (
          <Button
            size="small"
            className={styles.above}
            busy={bookings.isOpeningPayment(booking)}
            onClick={() => void bookings.pay(booking)}
          >
            {copy.payTable}
            <VisuallyHidden>{copy.ofTable(booking.businessName, when)}</VisuallyHidden>
          </Button>
        )}
        {bookings.canChange(booking) && (
          <Link
            to={`/booking-complete?v=${booking.id}&to=change`}
            className={classNames(buttonLook({ tone: 'secondary', size: 'small' }), styles.above)}
          >
            {copy.changeTable}
            <VisuallyHidden>{copy.table(booking.businessName, when)}</VisuallyHidden>
          </Link>
        )}
        {canCancel && (
          <Button
            tone="quiet"
            size="small"
            className={styles.above}
            onClick={() => bookings.askToCancel(booking)}
          >
            {copy.cancel.action}
            <VisuallyHidden>{copy.table(booking.businessName, when)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
});
