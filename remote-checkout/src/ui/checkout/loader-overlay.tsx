import { Spinner } from '@storefront/ui';
import { copy } from '../../copy';
import styles from './loader-overlay.module.css';

/** Covers the page while the order is being placed (CHK-12). */
export function LoaderOverlay({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown && (
        <div className={styles.veil} data-holds-scroll="">
          <p className={styles.words}>
            <Spinner /> {copy.checkout.place.working}
          </p>
        </div>
      )}
    </div>
  );
}
