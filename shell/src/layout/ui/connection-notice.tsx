import { Banner, Button } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ConnectionStore } from '../../api-client/connection-store';
import { copy } from '../copy';
import styles from './connection-notice.module.css';

/** Tells the parts of pages that stick under the header how much room the notice takes there. */
const shareHeight = (place: HTMLElement | null) => {
  if (!place) return;
  const { documentElement } = place.ownerDocument;
  const observer = new ResizeObserver(() =>
    documentElement.style.setProperty('--notice-height', `${place.offsetHeight}px`),
  );
  observer.observe(place);
  return () => observer.disconnect();
};

/** Says that the server cannot be reached, or that the device is offline, and that it can be again (D48); its place stays, so that both are announced. */
export const ConnectionNotice = observer(function ConnectionNotice({
  connection,
}: {
  connection: ConnectionStore;
}) {
  const { state, isOffline, tryNow } = connection;
  return (
    <div ref={shareHeight} className={styles.place} role="status">
      {state === 'lost' && (
        <Banner
          className={styles.banner ?? ''}
          tone="warning"
          title={isOffline ? copy.offline : copy.lost}
          action={
            <Button tone="secondary" size="small" onClick={tryNow}>
              {copy.tryNow}
            </Button>
          }
        >
          {isOffline ? copy.offlineText : copy.lostText}
        </Banner>
      )}
      {state === 'back' && <Banner className={styles.banner ?? ''} tone="success" title={copy.back} />}
    </div>
  );
});
