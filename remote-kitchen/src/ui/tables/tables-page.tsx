import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  Loading,
  PageFailure,
  SkeletonText,
  TableIcon,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { countGuests, listTimes } from '../../domain/table';
import type { TableDay } from '../../domain/table';
import type { TablesPageModel } from '../../stores/tables-page-model';
import { DayStepper } from '../day-stepper/day-stepper';
import { KitchenFrame } from '../frame/kitchen-frame';
import { TimeRow } from './time-row';
import { WalkInDialog } from './walk-in-dialog';
import styles from './tables.module.css';

/** The page of the tables. */
export function TablesPage({ model }: { readonly model: TablesPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="tables">
      <Content model={model} />
    </KitchenFrame>
  );
}

const Content = observer(function Content({ model }: { readonly model: TablesPageModel }) {
  const {
    changes: { acts },
    tables: { task },
  } = model;
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.heading}>{copy.tables.heading}</h2>
        <DayStepper day={model.day} onGo={model.go} />
      </div>
      {acts.sentence !== '' && <PageFailure>{acts.sentence}</PageFailure>}
      {task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => model.tables.reload()}>
          {task.sentence}
        </FailedState>
      )}
      {task.isRunning && (
        <Loading label={copy.loading}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {task.value && <Day model={model} day={task.value} />}
      <WalkInDialog model={model} />
    </>
  );
});

const Day = observer(function Day({
  model,
  day,
}: {
  readonly model: TablesPageModel;
  readonly day: TableDay;
}) {
  if (day.covers === 0)
    return (
      <EmptyState icon={<TableIcon size={36} />} title={copy.tables.none}>
        {copy.tables.noneText}
      </EmptyState>
    );
  const times = listTimes(day);
  if (times.length === 0)
    return (
      <EmptyState icon={<TableIcon size={36} />} title={copy.tables.closed}>
        {copy.tables.closedText}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.sum}>{copy.tables.guests(countGuests(day))}</p>
        <Button
          size="large"
          tone="secondary"
          busy={model.changes.acts.isBusy('')}
          onClick={() => void model.block(undefined, !day.isBlocked)}
        >
          {day.isBlocked ? copy.tables.openDay : copy.tables.blockDay}
        </Button>
      </div>
      {day.isBlocked && (
        <Banner tone="warning" role="status">
          {copy.tables.dayBlocked}
        </Banner>
      )}
      <ol className={styles.times}>
        {times.map(({ slot, tables }) => (
          <li key={slot.id}>
            <TimeRow model={model} slot={slot} tables={tables} covers={day.covers} />
          </li>
        ))}
      </ol>
    </>
  );
});
