import type { RegistryAnswer } from '@storefront/contract';
import { Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { latelyHours, notableEntries } from '../domain/now';
import { timeText } from '../domain/times';
import { whoText } from '../domain/who-text';
import { Answer } from './answer';
import { useQuery } from './console-context';
import styles from './lately-panel.module.css';
import { Panel } from './page';

const every = 5_000;
const shownAtFirst = 4;

type Entry = RegistryAnswer<'audit'>[number];

/** What was done to what visitors get in the last hours, and by whom: the question of who comes in the morning (CON-6). */
export const LatelyPanel = observer(function LatelyPanel() {
  const [isWhole, setWhole] = useState(false);
  // The server counts them: the clock of who looks may be wrong.
  const store = useQuery('audit', { hours: latelyHours }, every);
  return (
    <Panel
      title="Lately"
      note={`the last ${latelyHours} hours`}
      actions={<Link to={`/audit?hours=${latelyHours}`}>All that was done</Link>}
    >
      <Answer store={store} label="what has happened">
        {(answer) => {
          const entries = notableEntries(answer);
          if (entries.length === 0)
            return <p className={styles.calm}>Nobody has changed what visitors get.</p>;
          const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
          return (
            <>
              <ul className={styles.list} aria-label="What has happened">
                {shown.map((entry) => (
                  <LatelyEntry key={entry.id} entry={entry} />
                ))}
              </ul>
              {shown.length < entries.length && (
                <Button tone="quiet" size="small" onClick={() => setWhole(true)}>
                  {`${entries.length - shown.length} more`}
                </Button>
              )}
            </>
          );
        }}
      </Answer>
    </Panel>
  );
});

function LatelyEntry({ entry }: { readonly entry: Entry }) {
  const { at, action, subject, reason } = entry;
  return (
    <li className={styles.entry} data-kind={action === 'rollout abort' ? 'aborted' : undefined}>
      <time className={styles.when} dateTime={at}>
        {timeText(at)}
      </time>
      <span className={styles.words}>
        <strong>{`${whoText(entry)}: ${action}`}</strong>{' '}
        {subject.includes('@') ? (
          <Link to={`/releases/${encodeURIComponent(subject)}`}>{subject}</Link>
        ) : (
          subject
        )}
        {` – ${reason}`}
      </span>
    </li>
  );
}
