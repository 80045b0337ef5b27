import { Banner, ClockIcon, Dialog, TextButton } from '@storefront/ui';
import { useState } from 'react';
import { copy } from '../../copy';
import type { Business, OrderMode } from '../../domain/business';
import { availabilityLabel, orderNotice } from '../../domain/order-notice';
import styles from './order-notices.module.css';

const words = copy.notice;

const Mode = ({ name, mode }: { readonly name: string; readonly mode: OrderMode }) => (
  <div className={styles.mode}>
    <dt>{name}</dt>
    <dd>
      <ClockIcon size={16} />
      {availabilityLabel(mode)}
    </dd>
  </div>
);

/** Whether food can be ordered too, and the allergy information (BKG-26 to BKG-30). */
export function OrderNotices({ business }: { readonly business: Business }) {
  const [isReading, setReading] = useState(false);
  const notice = orderNotice(business);
  if (!notice && business.allergyText === '') return null;
  return (
    <section aria-label={words.label}>
      <Banner tone={!notice ? 'info' : notice.nextOpen === '' ? 'success' : 'warning'} title={notice?.text}>
        {notice && notice.nextOpen !== '' && <p>{notice.nextOpen}</p>}
        {notice && (
          <dl className={styles.modes}>
            <Mode name={words.collection} mode={business.collection} />
            <Mode name={words.delivery} mode={business.delivery} />
          </dl>
        )}
        {business.allergyText !== '' && (
          <TextButton className={styles.link} onClick={() => setReading(true)}>
            {words.allergy}
          </TextButton>
        )}
      </Banner>
      <Dialog open={isReading} onClose={() => setReading(false)} title={words.allergy}>
        <p className={styles.allergy}>{business.allergyText}</p>
      </Dialog>
    </section>
  );
}
