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

const words = copy.reviews;

interface ReviewsPanelProps {
  readonly store: ReviewsStore;
  readonly slug: string;
  readonly name: string;
  readonly Link: Host['Link'];
}

const ReviewsSkeleton = () => (
  <Loading label={words.loading} className={styles.list}>
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
        <p className={styles.genuine}>{words.genuine(summary?.business ?? name)}</p>
        <Link to={`/information/feedback/${slug}`} className={buttonLook({ tone: 'secondary' })}>
          {words.write}
        </Link>
      </div>
      <section className={styles.main} aria-label={words.title} aria-busy={store.isLoading}>
        {summary && <h2 className={styles.count}>{words.count(summary.count, summary.business)}</h2>}
        <ul className={styles.list}>
          {reviews.map((review, at) => (
            <ReviewItem key={at} review={review} />
          ))}
        </ul>
        {store.isLoading && <ReviewsSkeleton />}
        {sentence !== '' && (
          <EmptyState title={sentence} size="panel" icon={<StarIcon size={32} />}>
            {store.isEmpty ? words.beFirst : undefined}
          </EmptyState>
        )}
        {isUnreachable && (
          <FailedState title={words.failed} size="panel" onRetry={() => void store.retry()}>
            {copy.unreachable}
          </FailedState>
        )}
        {store.canLoadMore && (
          <Button tone="secondary" className={styles.more} onClick={() => void store.loadMore()}>
            {words.more}
          </Button>
        )}
      </section>
    </div>
  );
});
