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
import { copy } from '../../copy';
import type { BookingPageModel } from '../../stores/booking-page-model';
import { BookingCart } from './booking-cart';
import { BookingForm } from './booking-form';
import styles from './booking-panel.module.css';

const words = copy.cart;

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
        <Card as="aside" padding="large" className={styles.side} aria-label={words.title}>
          <h2 className={styles.title}>{words.title}</h2>
          <BookingCart model={model} />
        </Card>
      </div>
      <div className={styles.bar}>
        <span className={styles.due}>
          <span className={styles.small}>{words.due}</span>
          <Price pence={booking.figures.amountDue} />
        </span>
        <Button size="large" onClick={model.openCart}>
          {words.open}
        </Button>
      </div>
      <Sheet open={model.isCartOpen} onClose={model.closeCart} title={words.title}>
        <BookingCart model={model} />
      </Sheet>
      {/* Over the sheet that the press came from, yet under what the answer opens. */}
      <WaitingVeil shown={submission.isLoading} isOverDialog={model.isCartOpen && !popup.isOpen}>
        {words.booking}
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
