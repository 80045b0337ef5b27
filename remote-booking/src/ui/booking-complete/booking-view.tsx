import type { Host } from '@storefront/host';
import {
  Button,
  buttonLook,
  CalendarIcon,
  Card,
  CheckCircleIcon,
  ClockIcon,
  EditIcon,
  InfoIcon,
  PhoneIcon,
  saveFile,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Booking } from '../../domain/booking';
import type { BookingStatusStore } from '../../stores/booking-status-store';
import styles from './booking-complete-page.module.css';
import { BookingFacts } from './booking-facts';
import { CancelDialog } from './cancel-dialog';
import { useChangeSheet } from './use-change-sheet';

interface BookingViewProps {
  readonly booking: Booking;
  readonly status: BookingStatusStore;
  readonly Link: Host['Link'];
  readonly Slot: Host['Slot'];
}

const marks = {
  awaiting_code: PhoneIcon,
  held: ClockIcon,
  booked: CheckCircleIcon,
  completed: CheckCircleIcon,
  cancelled: InfoIcon,
  expired: InfoIcon,
};

/** The state of the booking, its details, and what can still be done with it. */
export const BookingView = observer(function BookingView({ booking, status, Link, Slot }: BookingViewProps) {
  const { state } = booking;
  const Mark = marks[state];
  const isAhead = state === 'held' || state === 'booked';
  const ChangeSheet = useChangeSheet(status);
  const isUnconfirmed = state === 'awaiting_code';
  return (
    <>
      <div className={styles.head} data-state={state} role="status">
        <Mark size={48} />
        <h1 className={styles.title}>{copy.complete.titles[state]}</h1>
        <p className={styles.lead}>
          {copy.complete.texts[state]}
          {state === 'cancelled' && booking.isPaid && ` ${copy.complete.refunded}`}
        </p>
        {state === 'held' && (
          <Button size="large" onClick={status.pay}>
            {copy.complete.pay}
          </Button>
        )}
      </div>
      {isUnconfirmed && <Slot feature="verification" widget="BookingCode" with={{ bookingId: booking.id }} />}
      <Card as="section" padding="large" aria-label={copy.complete.head}>
        <BookingFacts booking={booking} />
      </Card>
      <div className={styles.actions}>
        {booking.calendar !== '' && state === 'booked' && (
          <Button
            tone="secondary"
            icon={<CalendarIcon size={20} />}
            onClick={() => saveFile(copy.complete.calendarFile, 'text/calendar', booking.calendar)}
          >
            {copy.complete.calendar}
          </Button>
        )}
        {status.canChange && status.mayChange && (
          <Button tone="secondary" icon={<EditIcon size={20} />} onClick={status.openChange}>
            {copy.complete.change}
          </Button>
        )}
        {status.canCancel && (
          <Button tone="quiet" onClick={status.openCancelDialog}>
            {copy.complete.cancel}
          </Button>
        )}
        {state === 'completed' && (
          <Link
            to={`/information/feedback/${booking.businessSlug}?${new URLSearchParams({ key: booking.id })}`}
            className={buttonLook({})}
          >
            {copy.complete.review}
          </Link>
        )}
        {!isAhead && !isUnconfirmed && (
          <Link
            to={`/booking?${new URLSearchParams({ business: booking.businessSlug })}`}
            className={buttonLook({ tone: 'secondary' })}
          >
            {copy.complete.again}
          </Link>
        )}
      </div>
      {isAhead && !status.canCancel && <p className={styles.small}>{copy.complete.tooLate}</p>}
      {status.canChange && !status.mayChange && <p className={styles.small}>{copy.complete.byLink}</p>}
      <CancelDialog booking={booking} status={status} />
      {status.isChangeOpen && ChangeSheet && <ChangeSheet booking={booking} status={status} />}
    </>
  );
});
