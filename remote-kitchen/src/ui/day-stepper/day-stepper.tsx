import { londonLongDate, londonWeekday } from '@storefront/contract';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ChosenDay } from '../../stores/chosen-day';
import styles from './day-stepper.module.css';

interface DayStepperProps {
  readonly day: ChosenDay;
  /** Goes some days on, or back. */
  readonly onGo: (days: number) => void;
}

/** The day that a page shows, with the ways to the days beside it. */
export const DayStepper = observer(function DayStepper({ day, onGo }: DayStepperProps) {
  const instant = Date.parse(day.date);
  return (
    <div className={styles.day}>
      <IconButton
        className={styles.step ?? ''}
        label={copy.dates.before}
        disabled={day.isFirst}
        onClick={() => onGo(-1)}
      >
        <ChevronLeftIcon size={24} />
      </IconButton>
      <span className={styles.date} role="status">
        {day.isToday ? copy.dates.today : `${londonWeekday(instant)}, ${londonLongDate(instant)}`}
      </span>
      <IconButton
        className={styles.step ?? ''}
        label={copy.dates.after}
        disabled={day.isLast}
        onClick={() => onGo(1)}
      >
        <ChevronRightIcon size={24} />
      </IconButton>
    </div>
  );
});
