import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { BookingStatusStore } from '../../stores/booking-status-store';
import type { ChangeSheetProps } from './change-sheet';

/** The sheet to change a booking, once it is asked for and its file has been fetched. */
export function useChangeSheet(status: BookingStatusStore): ComponentType<ChangeSheetProps> | undefined {
  const [ChangeSheet, setChangeSheet] = useState<ComponentType<ChangeSheetProps>>();
  const isMissing = status.isChangeOpen && ChangeSheet === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import('./change-sheet').then(
      (file) => setChangeSheet(() => file.ChangeSheet),
      () => status.changeFailed(),
    );
  }, [isMissing, status]);
  return ChangeSheet;
}
