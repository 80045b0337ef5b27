import { Button, Dialog } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { copy } from '../../copy';
import type { BookingStatusStore } from '../../stores/booking-status-store';

const words = copy.complete;

/** Asks once more before the table goes to others. */
export const CancelDialog = observer(({ status }: { readonly status: BookingStatusStore }) => {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={status.isAsking}
      onClose={status.keep}
      title={words.cancelTitle}
      description={words.cancelText}
      size="small"
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} tone="secondary" onClick={status.keep}>
            {words.keep}
          </Button>
          <Button tone="danger" busy={status.isCancelling} onClick={() => void status.cancel()}>
            {words.confirm}
          </Button>
        </>
      }
    />
  );
});
