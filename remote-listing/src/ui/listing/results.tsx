import { observer } from 'mobx-react-lite';
import type { Host } from '@storefront/host';
import { memo, useDeferredValue, useState } from 'react';
import { Button, EmptyState, FailedState, Loading, PinIcon, Skeleton, SkeletonText } from '@storefront/ui';
import { copy } from '../../copy';
import type { Restaurant } from '../../domain/restaurant';
import type { FavouritesStore } from '../../stores/favourites-store';
import type { RestaurantWithDishes } from '../../stores/listing-store';
import type { ListingPageModel } from '../../stores/listing-page-model';
import { ChangeForm } from '../change-location/change-form';
import { RestaurantCard } from './restaurant-card';
import styles from './results.module.css';
import { Unserved } from './unserved';
import { useGrowingList } from './use-growing-list';

/** The cards, or the reason why there are none. */
export const Results = observer(function Results({ model }: { model: ListingPageModel }) {
  const { listing, favourites, Link } = model;
  const { shown, search, found } = listing;

  if (search.kind === 'running') return <ResultsSkeleton />;
  if (search.kind === 'failed' && found.restaurants.length === 0) {
    if (listing.isUnserved) return <Unserved model={model} sentence={search.sentence} />;
    return listing.refusal === undefined ? (
      <FailedState title={copy.listing.failedTitle} onRetry={() => void listing.retry()}>
        {search.sentence}
      </FailedState>
    ) : (
      <NoRestaurants title={search.sentence} change={model.changeLocation} />
    );
  }
  if (search.kind === 'idle') {
    return (
      <NoRestaurants
        title={copy.listing.noPlaceTitle}
        sentence={copy.listing.noPostcode}
        change={model.changeLocation}
      />
    );
  }
  const { withDishes, isDistrict } = listing;
  return (
    <>
      {shown.length > 0 && (
        <DeferredCards restaurants={shown} Link={Link} isDistrict={isDistrict} favourites={favourites} />
      )}
      {shown.length === 0 && withDishes.length === 0 && <NoMatch showAll={listing.showAll} />}
      {withDishes.length > 0 && (
        <DishCards
          text={listing.text.trim()}
          found={withDishes}
          Link={Link}
          isDistrict={isDistrict}
          favourites={favourites}
        />
      )}
    </>
  );
});

interface DishCardsProps extends Omit<CardsProps, 'restaurants'> {
  readonly text: string;
  readonly found: readonly RestaurantWithDishes[];
}

/** The restaurants that a dish of the typed name brings, below those of that name (D118). */
const DishCards = ({ text, found, Link, isDistrict, favourites }: DishCardsProps) => (
  <section className={styles.dishes} aria-labelledby="dishes-called">
    <h2 id="dishes-called">{copy.listing.dishesCalled(text)}</h2>
    <ul className={styles.cards}>
      {found.map(({ restaurant, dishes }) => (
        <RestaurantCard
          key={restaurant.slug}
          restaurant={restaurant}
          Link={Link}
          isDistrict={isDistrict}
          favourites={favourites}
          dishes={dishes}
        />
      ))}
    </ul>
  </section>
);

interface CardsProps {
  readonly restaurants: readonly Restaurant[];
  readonly Link: Host['Link'];
  readonly isDistrict: boolean;
  readonly favourites: FavouritesStore;
}

/**
 * React renders a pressed control first and the cards that it changes right after it (G27). Mounted with the first cards of a
 * search, so that they come together with their number.
 */
const DeferredCards = ({ restaurants, ...rest }: CardsProps) => (
  <Cards restaurants={useDeferredValue(restaurants)} {...rest} />
);

// As many windows as the screen of a phone shows below the search.
const cardsInSight = 2;

/** Memoised by its restaurants, so that a press shows before the cards that it changes are rendered. */
const Cards = memo(function Cards({ restaurants, Link, isDistrict, favourites }: CardsProps) {
  const { visible, spacer, spacerHeight } = useGrowingList(restaurants);
  // Those of the first list: a card that moves up later is not rendered for it.
  const [inSight] = useState(() => restaurants.slice(0, cardsInSight).map(({ slug }) => slug));
  return (
    <>
      <ul className={styles.cards}>
        {visible.map((restaurant) => (
          <RestaurantCard
            key={restaurant.slug}
            restaurant={restaurant}
            Link={Link}
            isDistrict={isDistrict}
            favourites={favourites}
            isInSight={inSight.includes(restaurant.slug)}
          />
        ))}
      </ul>
      <div ref={spacer} style={{ height: spacerHeight }} aria-hidden="true" />
    </>
  );
});

const ResultsSkeleton = () => (
  <Loading label={copy.listing.loading} className={styles.cards}>
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
    title={copy.listing.noneMatchTitle}
    action={
      <Button tone="secondary" onClick={showAll}>
        {copy.listing.showAll}
      </Button>
    }
  >
    {copy.listing.noneMatch}
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
    action={
      <ChangeForm change={change}>
        <Button type="submit">{copy.listing.changeLocation}</Button>
      </ChangeForm>
    }
  >
    {sentence}
  </EmptyState>
);
