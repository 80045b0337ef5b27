import { VisuallyHidden } from '@storefront/ui';
import { copy } from './copy';
import styles from './page-skeleton.module.css';

/** Takes the place of a page while its files load; invisible for the first moment, so that a quick page does not flicker. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={copy.loading}>
      <h1>
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
      </h1>
      <div className={styles.cover} />
      <div className={styles.rows}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
