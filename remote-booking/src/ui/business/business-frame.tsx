import type { BusinessTab } from '@storefront/business';
import {
  BusinessBanner,
  BusinessBannerSkeleton,
  FailedState,
  Loading,
  PageWidth,
  SkeletonText,
} from '@storefront/ui';
import type { Host } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';
import type { BusinessStore } from '../../stores/business-store';
import styles from './business-frame.module.css';
import { BusinessPlaces } from './business-places';

interface BusinessFrameProps {
  readonly store: BusinessStore;
  readonly Link: Host['Link'];
  readonly here: BusinessTab;
  readonly children: (business: Business) => ReactNode;
}

/** A page of a business: its banner above the page's content, or that the business is loading or did not load. */
export const BusinessFrame = observer(function BusinessFrame({
  store,
  Link,
  here,
  children,
}: BusinessFrameProps) {
  const { details } = store;
  if (details.kind === 'failed') {
    return (
      <FailedState title={copy.business.failed} onRetry={() => void store.retry()}>
        {details.sentence}
      </FailedState>
    );
  }
  if (details.kind !== 'done') {
    return (
      <Loading label={copy.business.loading}>
        <BusinessBannerSkeleton />
        <PageWidth className={styles.page}>
          <SkeletonText lines={6} />
        </PageWidth>
      </Loading>
    );
  }
  const business = details.value;
  return (
    <>
      <BusinessBanner business={business} />
      <PageWidth>
        <BusinessPlaces business={business} Link={Link} here={here} />
      </PageWidth>
      <PageWidth className={styles.page}>{children(business)}</PageWidth>
    </>
  );
});
