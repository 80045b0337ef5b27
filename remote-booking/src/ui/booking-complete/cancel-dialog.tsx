import { Button, Dialog } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { copy } from '../../copy';
import type { Booking } from '../../domain/booking';
import type { BookingStatusStore } from '../../stores/booking-status-store';

interface CancelDialogProps {
  readonly booking: Booking;
  readonly status: BookingStatusStore;
}

/** Asks the customer to confirm before the booking is cancelled. */
export const CancelDialog = observer(function CancelDialog({ booking, status }: CancelDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={status.isCancelDialogOpen}
      onClose={status.closeCancelDialog}
      title={copy.complete.cancelTitle}
      description={
        booking.isPaid ? `${copy.complete.cancelText} ${copy.complete.refunded}` : copy.complete.cancelText
      }
      size="small"
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} tone="secondary" onClick={status.closeCancelDialog}>
            {copy.complete.keep}
          </Button>
          <Button tone="danger" busy={status.isCancelling} onClick={() => void status.cancel()}>
            {copy.complete.confirm}
          </Button>
        </>
      }
    />
  );
});
