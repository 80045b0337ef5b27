import { orderBanner } from '@storefront/business';
import { Dialog, ModeTimes, OrderStatus, TextButton } from '@storefront/ui';
import { useState } from 'react';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';
import styles from './order-notices.module.css';

/** Whether food can be ordered too, and the allergy information (BKG-26 to BKG-30). */
export function OrderNotices({ business }: { readonly business: Business }) {
  const [isReading, setReading] = useState(false);
  const banner = orderBanner(business);
  const takesOrders = banner.kind !== 'bookings';
  if (!takesOrders && business.allergyText === '') return null;
  return (
    <section aria-label={copy.notice.label}>
      <OrderStatus banner={banner}>
        {takesOrders && <ModeTimes modes={business.modes} />}
        {business.allergyText !== '' && (
          <TextButton className={styles.link} onClick={() => setReading(true)}>
            {copy.notice.allergy}
          </TextButton>
        )}
      </OrderStatus>
      <Dialog open={isReading} onClose={() => setReading(false)} title={copy.notice.allergy}>
        <p className={styles.allergy}>{business.allergyText}</p>
      </Dialog>
    </section>
  );
}
