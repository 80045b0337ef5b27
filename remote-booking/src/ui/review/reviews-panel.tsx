import type { Host } from '@storefront/host';
import {
  buttonLook,
  Button,
  EmptyState,
  FailedState,
  Loading,
  Skeleton,
  SkeletonText,
  StarIcon,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ReviewsStore } from '../../stores/reviews-store';
import { Overall } from './overall';
import { ReviewItem } from './review-item';
import styles from './reviews-panel.module.css';

interface ReviewsPanelProps {
  readonly store: ReviewsStore;
  readonly slug: string;
  readonly name: string;
  readonly Link: Host['Link'];
}

const ReviewsSkeleton = () => (
  <Loading label={copy.reviews.loading} className={styles.list}>
    {[0, 1, 2].map((at) => (
      <div key={at} className={styles.bone}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={2} />
      </div>
    ))}
  </Loading>
);

/** The summary of all reviews, then the reviews one by one (REV-2 to REV-13). */
export const ReviewsPanel = observer(function ReviewsPanel({ store, slug, name, Link }: ReviewsPanelProps) {
  const { summary, reviews, isUnreachable, sentence } = store;
  return (
    <div className={styles.panel}>
      <div className={styles.side}>
        {summary && <Overall summary={summary} />}
        <p className={styles.genuine}>{copy.reviews.genuine(summary?.business ?? name)}</p>
        <Link to={`/information/feedback/${slug}`} className={buttonLook({ tone: 'secondary' })}>
          {copy.reviews.write}
        </Link>
      </div>
      <section className={styles.main} aria-label={copy.reviews.title} aria-busy={store.isLoading}>
        {summary && <h2 className={styles.count}>{copy.reviews.count(summary.count, summary.business)}</h2>}
        <ul className={styles.list}>
          {reviews.map((review, at) => (
            <ReviewItem key={at} review={review} />
          ))}
        </ul>
        {store.isLoading && <ReviewsSkeleton />}
        {sentence !== '' && (
          <EmptyState title={sentence} size="panel" icon={<StarIcon size={32} />}>
            {store.isEmpty ? copy.reviews.beFirst : undefined}
          </EmptyState>
        )}
        {isUnreachable && (
          <FailedState title={copy.reviews.failed} size="panel" onRetry={() => void store.retry()}>
            {copy.unreachable}
          </FailedState>
        )}
        {store.canLoadMore && (
          <Button tone="secondary" className={styles.more} onClick={() => void store.loadMore()}>
            {copy.reviews.more}
          </Button>
        )}
      </section>
    </div>
  );
});
