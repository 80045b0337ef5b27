import type { Host } from '@storefront/host';
import { buttonLook } from '@storefront/ui';
import { copy } from '../copy';
import styles from './not-found.module.css';

/** The 404 page: an empty plate, and links to go on (NFD-1 to NFD-3). */
export function NotFound({ Link }: { Link: Host['Link'] }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.code}>{copy.code}</h1>
      <p className={styles.text}>{copy.text}</p>
      <div className={styles.ways}>
        <Link to="/" className={buttonLook({ size: 'large' })}>
          {copy.home}
        </Link>
        <Link to="/contact-us" className={buttonLook({ tone: 'secondary', size: 'large' })}>
          {copy.contact}
        </Link>
      </div>
    </div>
  );
}
