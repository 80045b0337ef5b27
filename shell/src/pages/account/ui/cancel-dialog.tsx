import { Banner, Button, Dialog } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { BookingsStore } from '../stores/bookings-store';
import { copy } from '../copy';
import type { PastBooking } from '../domain/past-booking';

const textOf = (booking: PastBooking) => {
  const text = copy.cancel.text(booking.businessName, booking.when);
  return booking.isPaid ? `${text} ${copy.cancel.refunded}` : text;
};

/** Asks for confirmation before the booking is cancelled. */
export const CancelDialog = observer(function CancelDialog({ model }: { model: BookingsStore }) {
  const { toConfirm, cancelling } = model;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={toConfirm !== undefined}
      onClose={model.keep}
      title={copy.cancel.title}
      description={toConfirm && textOf(toConfirm)}
      size="small"
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} tone="secondary" onClick={model.keep}>
            {copy.cancel.keep}
          </Button>
          <Button tone="danger" busy={cancelling.kind === 'running'} onClick={() => void model.cancel()}>
            {copy.cancel.confirm}
          </Button>
        </>
      }
    >
      {cancelling.kind === 'failed' ? (
        <Banner tone="danger" role="alert">
          {cancelling.sentence}
        </Banner>
      ) : undefined}
    </Dialog>
  );
});
