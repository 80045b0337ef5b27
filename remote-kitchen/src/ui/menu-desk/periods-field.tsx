import { Button, IconButton, TextField, TrashIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Periods } from '../../domain/menu-desk';
import styles from './menu-desk.module.css';

interface PeriodsFieldProps {
  /** What the hours are of, such as 'Monday'. */
  readonly name: string;
  /** The periods in the form; they are changed where they are, inside `change`. */
  readonly periods: Periods;
  readonly change: (recipe: () => void) => void;
}

/** From when until when something is open; closed without a period. */
export const PeriodsField = observer(function PeriodsField({ name, periods, change }: PeriodsFieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {periods.length === 0 && <p className={styles.lead}>{copy.desk.closed}</p>}
      {periods.map((period, index) => (
        // A period has no name of its own.
        <div key={index} className={styles.period}>
          <TextField
            label={copy.desk.from}
            type="time"
            value={period[0]}
            onChange={(from) => change(() => (period[0] = from))}
          />
          <TextField
            label={copy.desk.until}
            type="time"
            value={period[1]}
            onChange={(until) => change(() => (period[1] = until))}
          />
          <IconButton
            label={copy.desk.remove(copy.desk.thing.period)}
            onClick={() => change(() => void periods.splice(index, 1))}
          >
            <TrashIcon size={20} />
          </IconButton>
        </div>
      ))}
      <Button tone="quiet" size="large" onClick={() => change(() => void periods.push(['12:00', '22:00']))}>
        {copy.desk.addPeriod(name)}
      </Button>
    </fieldset>
  );
});
