import { observer } from 'mobx-react-lite';
import type { Host } from '@storefront/host';
import { memo, useDeferredValue } from 'react';
import { Button, EmptyState, FailedState, Loading, PinIcon, Skeleton, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import type { Restaurant } from '../../domain/restaurant';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { RestaurantCard } from './restaurant-card';
import styles from './results.module.css';
import { Unserved } from './unserved';
import { useGrowingList } from './use-growing-list';

const words = copy.listing;

/** The cards, or the reason why there are none. */
export const Results = observer(function Results({ model }: { model: ListingPageModel }) {
  const { listing, Link } = model;
  const { shown, search, found } = listing;
  // React renders the pressed control first and the new cards right after it (G27).
  const restaurants = useDeferredValue(shown);

  if (search.kind === 'running') return <ResultsSkeleton />;
  if (search.kind === 'failed' && found.restaurants.length === 0) {
    if (listing.isUnserved) return <Unserved model={model} sentence={search.sentence} />;
    return listing.refusal === undefined ? (
      <FailedState title={words.failedTitle} onRetry={() => void listing.retry()}>
        {search.sentence}
      </FailedState>
    ) : (
      <NoRestaurants title={search.sentence} change={model.changeLocation} />
    );
  }
  if (search.kind === 'idle') {
    return (
      <NoRestaurants title={words.noPlaceTitle} sentence={words.noPostcode} change={model.changeLocation} />
    );
  }
  if (shown.length === 0) return <NoMatch showAll={listing.showAll} />;
  return <Cards restaurants={restaurants} Link={Link} />;
});

interface CardsProps {
  readonly restaurants: readonly Restaurant[];
  readonly Link: Host['Link'];
}

/** Memoised by its restaurants, so that a press shows before the cards that it changes are rendered. */
const Cards = memo(function Cards({ restaurants, Link }: CardsProps) {
  const { visible, spacer, spacerHeight } = useGrowingList(restaurants);
  return (
    <>
      <ul className={styles.cards}>
        {visible.map((restaurant) => (
          <RestaurantCard key={restaurant.slug} restaurant={restaurant} Link={Link} />
        ))}
      </ul>
      <div ref={spacer} style={{ height: spacerHeight }} aria-hidden="true" />
    </>
  );
});

const ResultsSkeleton = () => (
  <Loading label={words.loading} className={styles.cards}>
    {Array.from({ length: 9 }, (_, at) => (
      <div key={at} className={styles.waiting}>
        <Skeleton shape="banner" />
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={4} />
      </div>
    ))}
  </Loading>
);

const NoMatch = ({ showAll }: { showAll: () => void }) => (
  <EmptyState
    title={words.noneMatchTitle}
    action={
      <Button tone="secondary" onClick={showAll}>
        {words.showAll}
      </Button>
    }
  >
    {words.noneMatch}
  </EmptyState>
);

interface NoRestaurantsProps {
  readonly title: string;
  readonly sentence?: string;
  readonly change: () => void;
}

const NoRestaurants = ({ title, sentence, change }: NoRestaurantsProps) => (
  <EmptyState
    title={title}
    icon={<PinIcon size={36} />}
    action={<Button onClick={change}>{words.changeLocation}</Button>}
  >
    {sentence}
  </EmptyState>
);
