import { formatSlot, secondHourNote } from '@storefront/contract';
import { Grid, SelectField, TextField } from '@storefront/ui';
import type { SelectOption } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BookingStore } from '../../stores/booking-store';
import { ReservationNote } from './reservation-note';
import styles from './booking-form.module.css';

const words = copy.booking;

const timesHint = ({ form, isLoadingDay, day, slots }: BookingStore): string => {
  if (form.date === '') return words.dateFirst;
  if (isLoadingDay) return words.looking;
  if (!day) return words.dateFirst;
  return slots.length === 0 ? words.noSlots : words.freeSlots(slots.length);
};

const timeOptions = ({ slots, lostTime }: BookingStore): readonly SelectOption[] => {
  const free = slots.map(({ at }) => ({ value: formatSlot(at), label: formatSlot(at) }));
  return lostTime === undefined
    ? free
    : [...free, { value: lostTime, label: words.markedTime(lostTime), disabled: true }];
};

/** Says in a line of its own what a narrow select cuts off: in which of the two equal hours the table is (D114). */
const timeHint = ({ slot }: BookingStore): string | undefined =>
  slot?.at.isRepeated ? secondHourNote(slot.at.time) : undefined;

/** Date, time and guests; choosing a date loads its times, its prices and its note (BKG-18 to BKG-20). */
export const TableFields = observer(function TableFields({ booking }: { readonly booking: BookingStore }) {
  const { form, slots, day } = booking;
  return (
    <>
      <Grid gap={4} columns="small">
        <TextField
          type="date"
          label={words.date}
          required
          min={booking.today}
          value={booking.dateText}
          error={booking.errorOf('date')}
          onChange={(text) => void booking.typeDate(text)}
          onBlur={booking.leaveDate}
        />
        <SelectField
          label={words.time}
          required
          value={form.time}
          placeholder={words.choose}
          disabled={slots.length === 0}
          options={timeOptions(booking)}
          hint={timeHint(booking)}
          error={booking.errorOf('time')}
          onChange={(time) => booking.fill('time', time)}
          onBlur={() => booking.touch('time')}
        />
        <SelectField
          label={words.guests}
          required
          value={form.guests}
          placeholder={words.choose}
          options={booking.guestOptions.map((guests) => ({ value: guests, label: words.guestCount(guests) }))}
          error={booking.errorOf('guests')}
          onChange={booking.chooseGuests}
          onBlur={() => booking.touch('guests')}
        />
      </Grid>
      <p className={styles.times} role="status">
        {timesHint(booking)}
      </p>
      {day && <ReservationNote key={day.date} note={day.note} />}
    </>
  );
});
