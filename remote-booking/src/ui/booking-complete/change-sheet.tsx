import { AlertPopup, Banner, Button, Price, Sheet } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { copy } from '../../copy';
import type { Booking } from '../../domain/booking';
import type { BookingStatusStore } from '../../stores/booking-status-store';
import { ChangeStore } from '../../stores/change-store';
import { TableFields } from '../booking/table-fields';
import styles from './change-sheet.module.css';

export interface ChangeSheetProps {
  readonly booking: Booking;
  readonly status: BookingStatusStore;
}

/** Another day, time or number of guests; the booking stays as it is until that is confirmed (BKC-1, BKC-4). */
export const ChangeSheet = observer(function ChangeSheet({ booking, status }: ChangeSheetProps) {
  const [change] = useState(() => new ChangeStore(status.changeDeps(booking)));
  const { popup, table, fault } = change;
  useEffect(() => {
    void change.load();
    return change.stop;
  }, [change]);
  const confirm = async () => {
    const changed = await change.submit();
    if (changed) status.showChanged(changed);
  };
  return (
    <Sheet
      open
      onClose={status.closeChange}
      title={copy.change.title}
      description={copy.change.text(booking.number)}
      footer={
        <>
          {fault !== '' && (
            <Banner tone="warning" role="alert">
              {fault}
            </Banner>
          )}
          <Button tone="secondary" onClick={status.closeChange}>
            {copy.change.keep}
          </Button>
          <Button busy={change.isSending} disabled={!change.isReady} onClick={() => void confirm()}>
            {copy.change.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <TableFields booking={table} />
        {change.isPriceChanged && (
          <p className={styles.price} role="status">
            {copy.change.price}: <Price pence={table.figures.amountDue} />
          </p>
        )}
        <AlertPopup
          open={popup.isOpen}
          onClose={popup.close}
          title={popup.shown?.title ?? ''}
          message={popup.shown?.text ?? ''}
        />
      </div>
    </Sheet>
  );
});
