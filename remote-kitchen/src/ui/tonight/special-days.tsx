import { londonLongDate, londonWeekday } from '@storefront/contract';
import { Banner, Button, Segments, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SpecialDay } from '../../domain/tonight';
import type { TonightPageModel } from '../../stores/tonight-page-model';
import styles from './tonight.module.css';

interface SpecialDaysProps {
  readonly model: TonightPageModel;
  readonly days: readonly SpecialDay[];
}

/** The dates that have hours of their own, and the form that adds one (KIT-24). */
export const SpecialDays = observer(function SpecialDays({ model, days }: SpecialDaysProps) {
  return (
    <section className={styles.part} aria-labelledby="tonight-days">
      <h3 id="tonight-days">{copy.tonight.days}</h3>
      <p className={styles.lead}>{copy.tonight.daysLead}</p>
      <ul>
        {days.map((day) => (
          <li key={day.date} className={styles.line}>
            <span>
              <strong>{dateText(day.date)}</strong> <span className={styles.lead}>{hoursText(day)}</span>
            </span>
            <Button
              size="large"
              tone="secondary"
              busy={model.changes.acts.isBusy(day.date)}
              onClick={() => void model.unsetDay(day)}
            >
              {copy.tonight.usual(dateText(day.date))}
            </Button>
          </li>
        ))}
      </ul>
      <DayForm model={model} />
    </section>
  );
});

const DayForm = observer(function DayForm({ model }: { readonly model: TonightPageModel }) {
  const { day } = model;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.setDay();
      }}
    >
      <TextField
        label={copy.tonight.date}
        type="date"
        value={day.date}
        onChange={(date) => day.change({ date })}
      />
      <Segments<'closed' | 'open'>
        legend={copy.tonight.openOrClosed}
        options={[
          { value: 'closed', label: copy.tonight.closed },
          { value: 'open', label: copy.tonight.open },
        ]}
        value={day.isOpen ? 'open' : 'closed'}
        onChange={(state) => day.change({ isOpen: state === 'open' })}
      />
      {day.isOpen && (
        <>
          <TextField
            label={copy.tonight.start}
            type="time"
            value={day.start}
            onChange={(start) => day.change({ start })}
          />
          <TextField
            label={copy.tonight.end}
            type="time"
            value={day.end}
            onChange={(end) => day.change({ end })}
          />
        </>
      )}
      {day.fault !== '' && (
        <Banner tone="danger" role="alert">
          {day.fault}
        </Banner>
      )}
      <Button type="submit" size="large" tone="secondary">
        {copy.tonight.set}
      </Button>
    </form>
  );
});

const dateText = (date: string) => {
  const instant = Date.parse(date);
  return `${londonWeekday(instant)}, ${londonLongDate(instant)}`;
};

const hoursText = ({ hours }: SpecialDay) =>
  hours.length === 0 ? copy.tonight.closed : hours.map(({ start, end }) => `${start}–${end}`).join(', ');
