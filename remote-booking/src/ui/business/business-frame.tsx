import { FailedState, Loading, PageWidth, Skeleton, SkeletonText } from '@storefront/ui';
import type { Host } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';
import type { BusinessStore } from '../../stores/business-store';
import { BusinessBanner } from './business-banner';
import banner from './business-banner.module.css';
import styles from './business-frame.module.css';

const words = copy.business;

interface BusinessFrameProps {
  readonly store: BusinessStore;
  readonly Link: Host['Link'];
  readonly here: 'book' | 'info' | 'review';
  readonly children: (business: Business) => ReactNode;
}

/** A page of a business: its banner above what the page is about; or that it is on its way, or did not come. */
export const BusinessFrame = observer(({ store, Link, here, children }: BusinessFrameProps) => {
  const { details } = store;
  if (details.kind === 'failed') {
    return (
      <FailedState title={words.failed} onRetry={() => void store.retry()}>
        {details.sentence}
      </FailedState>
    );
  }
  if (details.kind !== 'done') {
    return (
      <Loading label={words.loading}>
        <div className={banner.cover}>
          <Skeleton shape="banner" className={banner.coverBone} />
        </div>
        <PageWidth className={styles.waiting}>
          <Skeleton shape="title" width="half" />
          <SkeletonText lines={6} />
        </PageWidth>
      </Loading>
    );
  }
  return (
    <>
      <BusinessBanner business={details.value} Link={Link} here={here} />
      <PageWidth className={styles.page}>{children(details.value)}</PageWidth>
    </>
  );
});
