import {
  AlertPopup,
  Button,
  Card,
  EmptyState,
  Price,
  Sheet,
  TableIcon,
  WaitingVeil,
  useRootMark,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { formatDate, formatServiceTime } from '@storefront/contract';
import { copy } from '../../copy';
import type { BookingPageModel } from '../../stores/booking-page-model';
import type { BookingStore } from '../../stores/booking-store';
import { BookingCart } from './booking-cart';
import { BookingForm } from './booking-form';
import styles from './booking-panel.module.css';

/** What is chosen, on the bar of a small screen. */
const Chosen = observer(function Chosen({ booking }: { readonly booking: BookingStore }) {
  const { form, slot, figures } = booking;
  return (
    <span className={styles.chosen}>
      <span className={styles.table}>
        {form.guests === '' ? copy.cart.title : copy.booking.guestCount(form.guests)}
        {figures.amountDue > 0 && (
          <>
            {' · '}
            <Price pence={figures.amountDue} />
          </>
        )}
      </span>
      <span className={styles.small}>
        {slot ? formatServiceTime(slot.at) : form.date === '' ? copy.cart.dateFirst : formatDate(form.date)}
      </span>
    </span>
  );
});

/** Form and price side by side; on a small screen the price is a sheet that Book Now opens (BKG-10, BKG-11, BKG-17). */
export const BookingPanel = observer(function BookingPanel({ model }: { readonly model: BookingPageModel }) {
  const { booking, submission, popup } = model;
  useRootMark('data-foot-bar', booking.rules !== undefined);
  if (!booking.rules) {
    return <EmptyState title={copy.booking.unavailable} icon={<TableIcon size={36} />} />;
  }
  return (
    <>
      <div className={styles.panel}>
        <BookingForm model={model} />
        <Card as="aside" padding="large" className={styles.side} aria-label={copy.cart.title}>
          <h2 className={styles.title}>{copy.cart.title}</h2>
          <BookingCart model={model} />
        </Card>
      </div>
      <div className={styles.bar}>
        <Chosen booking={booking} />
        <Button size="large" onClick={model.bookNow} busy={submission.isLoading && !model.isCartOpen}>
          {copy.cart.open}
        </Button>
      </div>
      <Sheet open={model.isCartOpen} onClose={model.closeCart} title={copy.cart.title}>
        <BookingCart model={model} />
      </Sheet>
      {/* Over the sheet that the press came from, yet under what the answer opens. */}
      <WaitingVeil shown={submission.isLoading} isOverDialog={model.isCartOpen && !popup.isOpen}>
        {copy.cart.booking}
      </WaitingVeil>
      <AlertPopup
        open={popup.isOpen}
        onClose={popup.close}
        title={popup.shown?.title ?? ''}
        message={popup.shown?.text ?? ''}
      />
    </>
  );
});
