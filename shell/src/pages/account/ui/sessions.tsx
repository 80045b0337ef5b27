import { Banner, Button, Card } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { dayAndTime } from '../../london-time';
import styles from './account.module.css';
import { copy } from '../copy';
import type { SessionsStore } from '../stores/sessions-store';

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
        <h2 id={heading}>{copy.sessions.heading}</h2>
        <p className={styles.quiet}>{copy.sessions.lead}</p>
      </div>
      {loading.kind === 'running' && <p role="status">{copy.loading}</p>}
      {[loading, ending].map(
        (state, index) =>
          state.kind === 'failed' && (
            <Banner key={index} tone="danger" role="alert">
              {state.sentence}
            </Banner>
          ),
      )}
      <ul>
        {model.sessions.map(({ since, isThis }) => (
          <li key={since}>
            {copy.sessions.since(dayAndTime(since))}
            {isThis && copy.sessions.here}
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
          {copy.sessions.end}
        </Button>
      )}
    </Card>
  );
});
