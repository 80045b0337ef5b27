import { secondHourNote } from '@storefront/contract';
import { ChoiceChip, ChoiceGroup, TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { copy } from '../../copy';
import type { Slot } from '../../domain/booking';
import { groupByMeal, shortTime, timeText } from '../../domain/meals';
import type { Meal } from '../../domain/meals';
import type { BookingStore } from '../../stores/booking-store';
import styles from './table-fields.module.css';

const timesHint = (booking: BookingStore): string => {
  const { form, isLoadingDay, day, slots } = booking;
  if (form.date === '') return copy.booking.dateFirst;
  if (isLoadingDay) return copy.booking.looking;
  if (!day) return copy.booking.dateFirst;
  const free = slots.filter((slot) => booking.hasRoom(slot)).length;
  return free === 0 ? copy.booking.noSlots : copy.booking.freeSlots(free);
};

interface TimeChipProps {
  readonly booking: BookingStore;
  readonly name: string;
  readonly slot: Slot;
}

const TimeChip = observer(function TimeChip({ booking, name, slot }: TimeChipProps) {
  const text = timeText(slot);
  const isFull = !booking.hasRoom(slot);
  const isChosen = text === booking.form.time;
  return (
    <ChoiceChip
      name={name}
      value={text}
      checked={isChosen}
      disabled={isFull}
      onChoose={() => booking.fill('time', text)}
    >
      <span className={isFull ? styles.struck : undefined}>{shortTime(slot)}</span>
      {isFull && <span className={styles.small}>{copy.booking.full}</span>}
    </ChoiceChip>
  );
});

interface MealTimesProps {
  readonly booking: BookingStore;
  readonly name: string;
  readonly meal: Meal;
  readonly isWhole: boolean;
}

const MealTimes = observer(function MealTimes({ booking, name, meal, isWhole }: MealTimesProps) {
  const heading = useId();
  const { time } = booking.form;
  const shown = isWhole
    ? meal.slots
    : meal.slots.filter((slot) => meal.usual.includes(slot) || timeText(slot) === time);
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-labelledby={heading} className={styles.meal}>
      <p id={heading} className={styles.mealName}>
        {meal.name}
      </p>
      <div className={styles.times}>
        {shown.map((slot) => (
          <TimeChip key={slot.id} booking={booking} name={name} slot={slot} />
        ))}
      </div>
    </div>
  );
});

/** The times of the chosen date by meal; full ones show and cannot be chosen, and a lost one stays, marked (BKG-35, BKG-36, BKS-13). */
export const TimeField = observer(function TimeField({ booking }: { readonly booking: BookingStore }) {
  const { slots, slot, lostTime } = booking;
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  const meals = groupByMeal(slots);
  const isCut = meals.some((meal) => meal.usual.length < meal.slots.length);
  const isListed = slots.some((one) => timeText(one) === lostTime);
  return (
    <ChoiceGroup
      legend={copy.booking.time}
      variant="column"
      role="radiogroup"
      required
      hint={slot?.at.isRepeated ? secondHourNote(slot.at.time) : undefined}
      error={booking.errorOf('time')}
      className={styles.timeField}
    >
      <p className={styles.hint} role="status">
        {timesHint(booking)}
      </p>
      {meals.map((meal) => (
        <MealTimes key={meal.name} booking={booking} name={name} meal={meal} isWhole={isWhole} />
      ))}
      {lostTime !== undefined && !isListed && (
        <ChoiceChip name={name} value={lostTime} checked disabled onChoose={() => undefined}>
          {copy.booking.markedTime(lostTime)}
        </ChoiceChip>
      )}
      {isCut && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.booking.fewerTimes : copy.booking.allTimes(slots.length)}
        </TextButton>
      )}
    </ChoiceGroup>
  );
});
