import { Badge, Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Table, TableSlot } from '../../domain/table';
import type { TablesPageModel } from '../../stores/tables-page-model';
import { TableCard } from './table-card';
import styles from './tables.module.css';

interface TimeRowProps {
  readonly model: TablesPageModel;
  readonly slot: TableSlot;
  readonly tables: readonly Table[];
  readonly covers: number;
}

/** A time of the day: its covers, its guests, and what can be done with it (KIT-33, KIT-34). */
export const TimeRow = observer(function TimeRow({ model, slot, tables, covers }: TimeRowProps) {
  const { time, taken, free, isBlocked, isOpen, id } = slot;
  const isBusy = model.changes.acts.isBusy(id);
  return (
    <section className={styles.time} aria-labelledby={`tables-${id}`}>
      <header className={styles.bar}>
        <div className={styles.facts}>
          <h3 id={`tables-${id}`}>{time}</h3>
          <span className={styles.muted}>{copy.tables.covers(taken, covers)}</span>
          {isBlocked && <Badge tone="warning">{copy.tables.blocked}</Badge>}
        </div>
        {isOpen && (
          <div className={styles.buttons}>
            {free > 0 && (
              <Button
                size="large"
                tone="quiet"
                aria-label={copy.tables.at(copy.tables.walkIn, time)}
                busy={isBusy}
                onClick={() => model.openSeating(slot)}
              >
                {copy.tables.walkIn}
              </Button>
            )}
            <Button
              size="large"
              tone="quiet"
              aria-label={copy.tables.at(isBlocked ? copy.tables.open : copy.tables.block, time)}
              busy={isBusy}
              onClick={() => void model.block(slot, !isBlocked)}
            >
              {isBlocked ? copy.tables.open : copy.tables.block}
            </Button>
          </div>
        )}
      </header>
      {tables.length > 0 && (
        <div className={styles.tables}>
          {tables.map((table) => (
            <TableCard key={table.id} model={model} table={table} />
          ))}
        </div>
      )}
    </section>
  );
});
