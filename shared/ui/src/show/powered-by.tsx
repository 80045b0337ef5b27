import { copy } from '../copy';
import styles from './powered-by.module.css';

/** The mark of the platform that the business works with (BIZ-5, BKG-3). */
export function PoweredBy() {
  return (
    <svg
      className={styles.mark}
      viewBox="8 0 176 28"
      width="132"
      height="21"
      role="img"
      aria-label={copy.poweredBy}
    >
      <path
        className={styles.sign}
        d="M9 4.5h6.4a4.6 4.6 0 0 1 2.7 8.3 5.3 5.3 0 0 1-2.2 10.2H9zm4 3.6v3.4h2a1.7 1.7 0 0 0 0-3.4zm0 6.8v4.4h2.7a2.2 2.2 0 0 0 0-4.4z"
      />
      <text x="30" y="19.5" textLength={76} className={styles.small}>
        powered by
      </text>
      <text x="112" y="20" textLength={70} className={styles.name}>
        Bookyup
      </text>
    </svg>
  );
}
