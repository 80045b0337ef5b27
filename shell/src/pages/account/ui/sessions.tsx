import { Banner, Button, Card } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { dayAndTime } from '../../london-time';
import styles from './account.module.css';
import { copy } from '../copy';
import type { SessionsStore } from '../stores/sessions-store';

const words = copy.sessions;

interface SessionsProps {
  readonly model: SessionsStore;
}

/** Where the user is logged in, with a button to log out everywhere else. */
export const Sessions = observer(function Sessions({ model }: SessionsProps) {
  const { loading, ending } = model;
  const heading = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={heading} className={styles.fields}>
      <div className={styles.words}>
        <h2 id={heading}>{words.heading}</h2>
        <p className={styles.quiet}>{words.lead}</p>
      </div>
      {loading.kind === 'running' && <p role="status">{copy.loading}</p>}
      {[loading, ending].map(
        (state, place) =>
          state.kind === 'failed' && (
            <Banner key={place} tone="danger" role="alert">
              {state.sentence}
            </Banner>
          ),
      )}
      <ul>
        {model.sessions.map(({ since, isThis }) => (
          <li key={since}>
            {words.since(dayAndTime(since))}
            {isThis && words.here}
          </li>
        ))}
      </ul>
      <div role="status" className={styles.status}>
        {ending.kind === 'done' && <Banner tone="success">{ending.value}</Banner>}
      </div>
      {model.others > 0 && (
        <Button
          tone="secondary"
          busy={ending.kind === 'running'}
          onClick={() => void model.logOutEverywhere()}
        >
          {words.end}
        </Button>
      )}
    </Card>
  );
});
