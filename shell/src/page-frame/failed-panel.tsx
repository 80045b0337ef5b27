import { Button } from '@storefront/ui';
import { Link } from 'react-router-dom';
import { copy } from './copy';
import styles from './failed-panel.module.css';

interface FailedProps {
  readonly retry: () => void;
  /** Whether the device has no network: then nothing of ours has gone wrong. */
  readonly isOffline: boolean;
}

/** Replaces a page of which no release works or can be fetched; offers Retry and links to pages that work (SHL-3). */
export function FailedPage({ retry, isOffline }: FailedProps) {
  return (
    <section className={styles.page}>
      <div className={styles.plate} aria-hidden="true" />
      <h1 className={styles.title}>{isOffline ? copy.pageOffline : copy.pageFailed}</h1>
      <p className={styles.text}>{isOffline ? copy.pageOfflineText : copy.pageFailedText}</p>
      <div className={styles.ways}>
        <Button onClick={retry}>{copy.retry}</Button>
        <Link to="/">{copy.home}</Link>
        <Link to="/contact-us">{copy.contact}</Link>
      </div>
    </section>
  );
}

/** Replaces a widget of which no release works. */
export function FailedWidget({ retry, isOffline }: FailedProps) {
  return (
    <div className={styles.widget} role="status">
      <p>{isOffline ? copy.widgetOffline : copy.widgetFailed}</p>
      <Button tone="secondary" size="small" onClick={retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
