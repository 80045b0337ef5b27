import { formatDate } from '@storefront/contract';
import { ChoiceChip, ChoiceGroup, TextButton, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { copy } from '../../copy';
import type { BookableDay } from '../../domain/booking';
import type { BookingStore } from '../../stores/booking-store';
import styles from './table-fields.module.css';

/** 'Fri', '27' and 'Nov' of a date. */
function partsOf(date: string) {
  const [weekday = '', day = '', month = ''] = formatDate(date).split(' ');
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3) };
}

const stateWords = { free: '', unknown: '', full: copy.booking.full, closed: copy.booking.closed } as const;

interface DayChipProps {
  readonly booking: BookingStore;
  readonly name: string;
  readonly day: BookableDay;
}

const DayChip = observer(function DayChip({ booking, name, day: { date, state } }: DayChipProps) {
  const { weekday, day, month } = partsOf(date);
  return (
    <ChoiceChip
      name={name}
      value={date}
      className={styles.day}
      checked={date === booking.form.date}
      disabled={state === 'full' || state === 'closed'}
      onChoose={() => void booking.typeDate(date)}
    >
      <span className={styles.small}>{date === booking.today ? copy.booking.today : weekday}</span>{' '}
      <span className={styles.number}>{day}</span>{' '}
      <span className={styles.small}>{stateWords[state] === '' ? month : stateWords[state]}</span>
    </ChoiceChip>
  );
});

/** Fourteen days at a press, and any other date by a field (BKG-33, BKG-34, BKG-9). */
export const DateField = observer(function DateField({ booking }: { readonly booking: BookingStore }) {
  const { form, days } = booking;
  const name = useId();
  const [isFieldOpen, setFieldOpen] = useState(false);
  const isElsewhere = form.date !== '' && !days.some(({ date }) => date === form.date);
  return (
    <div className={styles.dates}>
      <ChoiceGroup
        legend={copy.booking.date}
        variant="column"
        role="radiogroup"
        required
        error={booking.errorOf('date')}
      >
        <div className={styles.days}>
          {days.map((day) => (
            <DayChip key={day.date} booking={booking} name={name} day={day} />
          ))}
        </div>
      </ChoiceGroup>
      {isFieldOpen || isElsewhere ? (
        <TextField
          type="date"
          label={copy.booking.otherDate}
          min={booking.today}
          value={booking.dateText}
          onChange={(text) => void booking.typeDate(text)}
          onBlur={booking.leaveDate}
        />
      ) : (
        <TextButton onClick={() => setFieldOpen(true)}>{copy.booking.otherDate}</TextButton>
      )}
    </div>
  );
});
