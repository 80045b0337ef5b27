import { londonDayAndTime } from '@storefront/contract';
import { Banner, Button, EmptyState, FailedState, Loading, NoteIcon, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Change, KitchenAct } from '../../domain/kitchen-log';
import type { LogPageModel } from '../../stores/log-page-model';
import { KitchenFrame } from '../frame/kitchen-frame';
import styles from './log-page.module.css';

/** The page of the log. */
export function LogPage({ model }: { readonly model: LogPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="log">
      <Content model={model} />
    </KitchenFrame>
  );
}

const Content = observer(function Content({ model }: { readonly model: LogPageModel }) {
  const { task } = model.log;
  return (
    <>
      <div>
        <h2 className={styles.heading}>{copy.log.heading}</h2>
        <p className={styles.lead}>{copy.log.lead}</p>
      </div>
      {task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => model.log.reload()}>
          {task.sentence}
        </FailedState>
      )}
      {task.isRunning && (
        <Loading label={copy.loading}>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {task.value && <Acts model={model} acts={task.value.acts} hasMore={task.value.hasMore} />}
    </>
  );
});

interface ActsProps {
  readonly model: LogPageModel;
  readonly acts: readonly KitchenAct[];
  readonly hasMore: boolean;
}

const Acts = observer(function Acts({ model, acts, hasMore }: ActsProps) {
  if (acts.length === 0)
    return (
      <EmptyState icon={<NoteIcon size={36} />} title={copy.log.nothing}>
        {copy.log.nothingText}
      </EmptyState>
    );
  return (
    <>
      <ol className={styles.acts}>
        {acts.map((act) => (
          <li key={act.id} className={styles.act}>
            <ActLine act={act} />
          </li>
        ))}
      </ol>
      {model.older.sentence !== '' && (
        <Banner tone="danger" role="alert">
          {model.older.sentence}
        </Banner>
      )}
      {hasMore && (
        <Button
          tone="secondary"
          size="large"
          busy={model.older.isRunning}
          onClick={() => void model.showMore()}
        >
          {copy.log.more}
        </Button>
      )}
    </>
  );
});

function ActLine({ act: { at, actor, name, act, subject, changes } }: { readonly act: KitchenAct }) {
  return (
    <>
      <p className={styles.when}>
        <time dateTime={new Date(at).toISOString()}>{londonDayAndTime(at)}</time>
        <span>{name === '' ? copy.log.who[actor] : name}</span>
      </p>
      <p>
        <strong className={styles.what}>{act}</strong> {subject}
      </p>
      <div className={styles.changes}>
        {changes.map((change) => (
          <p key={change.part}>{changeText(change)}</p>
        ))}
      </div>
    </>
  );
}

const states = new Map<string, string>(Object.entries(copy.states));

/** The server names the states of an order by its own words, and money by its digits alone. */
function changeText({ part, before, after }: Change): string {
  const words = (text: string) => (part === 'refunded' ? `£${text}` : (states.get(text) ?? text));
  if (before === '') return words(after);
  return after === '' ? copy.log.gone(words(before)) : copy.log.change(words(before), words(after));
}
