import { observer } from 'mobx-react-lite';
import type { BookingStore } from '../../stores/booking-store';
import { DateField } from './date-field';
import { GuestsField } from './guests-field';
import { ReservationNote } from './reservation-note';
import { TimeField } from './time-field';

/** Guests, date and time, in the order in which a table is chosen (BKG-33); choosing a date loads its times, prices and note (BKG-18 to BKG-20). */
export const TableFields = observer(function TableFields({ booking }: { readonly booking: BookingStore }) {
  const { day } = booking;
  return (
    <>
      <GuestsField booking={booking} />
      <DateField booking={booking} />
      <TimeField booking={booking} />
      {day && <ReservationNote key={day.date} note={day.note} />}
    </>
  );
});
