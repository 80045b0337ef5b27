import { Button, IconButton, TextField, TrashIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { EditableBusiness } from '../../domain/menu-desk';
import type { DraftForm } from '../../stores/draft-form';
import { PeriodsField } from './periods-field';
import styles from './menu-desk.module.css';

interface DaysFormProps {
  readonly form: DraftForm<{ days: EditableBusiness['special_days'] }>;
}

/** Dates that have hours of their own. */
export const DaysForm = observer(function DaysForm({ form }: DaysFormProps) {
  const { days } = form.value;
  return (
    <>
      {days.length === 0 && <p className={styles.lead}>{copy.desk.noDays}</p>}
      {days.map((day, index) => (
        // Its date is what a person changes.
        <div key={index} className={styles.box}>
          <div className={styles.item}>
            <TextField
              label={copy.desk.date}
              type="date"
              value={day.date}
              onChange={(date) => form.change(() => (day.date = date))}
            />
            <IconButton
              label={copy.desk.remove(day.date || copy.desk.thing.day)}
              onClick={() => form.change((value) => void value.days.splice(index, 1))}
            >
              <TrashIcon size={20} />
            </IconButton>
          </div>
          <PeriodsField
            name={day.date || copy.desk.thing.day}
            periods={day.hours}
            change={(recipe) => form.change(recipe)}
          />
        </div>
      ))}
      <Button
        tone="secondary"
        size="large"
        onClick={() => form.change((value) => void value.days.push({ date: '', hours: [] }))}
      >
        {copy.desk.addDay}
      </Button>
    </>
  );
});
