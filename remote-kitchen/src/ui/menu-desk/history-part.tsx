import { londonDayAndTime } from '@storefront/contract';
import { Button, EmptyState, FailedState, Loading, NoteIcon, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { MenuVersion } from '../../domain/menu-desk';
import type { MenuPageModel } from '../../stores/menu-page-model';
import styles from './menu-desk.module.css';

interface HistoryPartProps {
  readonly model: MenuPageModel;
}

/** What was published, the newest first, each with the way back. */
export const HistoryPart = observer(function HistoryPart({ model }: HistoryPartProps) {
  const { task } = model.history;
  return (
    <section className={styles.part} aria-label={copy.desk.part.history}>
      {task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => void model.history.load()}>
          {task.sentence}
        </FailedState>
      )}
      {task.isRunning && (
        <Loading label={copy.loading}>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {task.value?.versions.length === 0 && (
        <EmptyState icon={<NoteIcon size={36} />} title={copy.desk.noHistory}>
          {copy.desk.noHistoryText}
        </EmptyState>
      )}
      {task.value && task.value.versions.length > 0 && (
        <>
          <p className={styles.lead}>{copy.desk.restoreHint}</p>
          <ol>
            {task.value.versions.map((version) => (
              <li key={version.id} className={styles.line}>
                <Version model={model} version={version} />
              </li>
            ))}
          </ol>
          {task.value.hasMore && (
            <Button tone="secondary" size="large" onClick={() => void model.history.loadMore()}>
              {copy.desk.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
});

interface VersionProps extends HistoryPartProps {
  readonly version: MenuVersion;
}

const Version = observer(function Version({ model, version }: VersionProps) {
  const { id, at, by, edits } = version;
  const time = londonDayAndTime(at);
  return (
    <>
      <div className={styles.words}>
        <strong>{copy.desk.madeBy(by, time)}</strong>
        <ul>
          {edits.map(({ place, before, after }, index) => (
            // Two edits of one thing have the same words where they were made twice.
            <li key={index}>
              {place}: {copy.desk.change(before, after)}
            </li>
          ))}
        </ul>
      </div>
      <Button
        tone="secondary"
        size="large"
        aria-label={`${copy.desk.restore}: ${time}`}
        busy={model.changes.acts.isBusy(`restore ${id}`)}
        onClick={() => void model.restore(version)}
      >
        {copy.desk.restore}
      </Button>
    </>
  );
});
