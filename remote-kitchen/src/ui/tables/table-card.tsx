import { Badge, Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Table } from '../../domain/table';
import type { TablesPageModel } from '../../stores/tables-page-model';
import styles from './tables.module.css';

const tones = { held: 'warning', expected: 'neutral', seated: 'success', no_show: 'danger' } as const;

interface TableCardProps {
  readonly model: TablesPageModel;
  readonly table: Table;
}

/** Guests with what they have asked for, and where they are (KIT-31, KIT-32). */
export const TableCard = observer(function TableCard({ model, table }: TableCardProps) {
  const { id, guests, name, phone, occasion, message, isWalkIn, state, next, bookingNumber } = table;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.bar}>
        <h4 id={id}>
          {isWalkIn ? copy.tables.withoutBooking : name} · {copy.tables.guests(guests)}
        </h4>
        <Badge tone={tones[state]}>{copy.tables.states[state]}</Badge>
      </header>
      {!isWalkIn && (
        <p className={styles.facts}>
          <span className={styles.muted}>{copy.tables.booking(bookingNumber)}</span>
          {phone !== '' && (
            <a className={styles.phone} href={`tel:${phone}`}>
              {phone}
            </a>
          )}
        </p>
      )}
      {occasion !== '' && <p>{occasion}</p>}
      {message !== '' && <p className={styles.message}>{message}</p>}
      {next.length > 0 && (
        <div className={styles.buttons}>
          {next.map((step) => (
            <Button
              key={step}
              size="large"
              tone={step === 'seated' ? 'primary' : 'secondary'}
              busy={model.changes.acts.isBusy(id)}
              onClick={() => void model.change(table, step)}
            >
              {isWalkIn && step === 'no_show' ? copy.tables.steps.expected : copy.tables.steps[step]}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
});
