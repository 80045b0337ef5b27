import { Card, Loading, Skeleton, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import styles from './checkout.module.css';

/** A placeholder of the checkout, while the visitor is redirected. */
export function CheckoutSkeleton() {
  return (
    <Loading label={copy.checkout.loading} className={styles.columns}>
      <div className={styles.column}>
        <Card>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
        </Card>
        <Card>
          <Skeleton shape="title" width="half" />
          <SkeletonText lines={4} />
        </Card>
      </div>
      <div className={styles.column}>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </div>
    </Loading>
  );
}
