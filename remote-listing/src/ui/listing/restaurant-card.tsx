import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { placeNamed } from '@storefront/host';
import type { Host } from '@storefront/host';
import {
  Badge,
  ClockIcon,
  HeartIcon,
  Picture,
  PinIcon,
  Sign,
  Stars,
  TagIcon,
  VisuallyHidden,
} from '@storefront/ui';
import { copy } from '../../copy';
import { chooseBadge } from '../../domain/badge';
import type { Badge as BadgeText } from '../../domain/badge';
import { takesOrders } from '../../domain/restaurant';
import type { Restaurant } from '../../domain/restaurant';
import type { FavouritesStore } from '../../stores/favourites-store';
import { ModeIndicator } from './mode-indicator';
import styles from './restaurant-card.module.css';

const states = { 'Order-now': 'open', 'Pre-order': 'preorder', Closed: 'closed' } as const satisfies Record<
  BadgeText,
  string
>;

/** Shows the specification's '45 mins' when orders are taken and the business gives no minutes of its own (LST-34, D93). */
const hasFixedMinutes = (restaurant: Restaurant) =>
  takesOrders(restaurant) &&
  restaurant.collectionMinutes === undefined &&
  restaurant.deliveryMinutes === undefined;

interface RestaurantCardProps {
  readonly restaurant: Restaurant;
  readonly Link: Host['Link'];
  /** Whether a whole district was searched, in which deliveries cost from the shown charge on. */
  readonly isDistrict: boolean;
  /** What marks it as a favourite; left out where nothing can be marked. */
  readonly favourites?: FavouritesStore;
  /** The dishes that the customer searched for. */
  readonly dishes?: readonly string[];
  /** Whether its window is in sight at first, so that its picture is requested before the scripts. */
  readonly isInSight?: boolean;
}

/** One restaurant as its shop front; the whole card is a link to its page (LST-27). */
export const RestaurantCard = memo(
  ({ restaurant, Link, isDistrict, favourites, dishes = [], isInSight = false }: RestaurantCardProps) => {
    const badge = chooseBadge(restaurant);
    const hasWindow = restaurant.cover !== '';
    return (
      <li className={styles.card} data-badge={badge} data-window={hasWindow} {...placeNamed(restaurant.slug)}>
        <Sign
          as="h2"
          size={hasWindow ? 'card' : 'tall'}
          look={restaurant.look}
          name={restaurant.name}
          {...(restaurant.logo !== '' && { logo: <Picture src={restaurant.logo} alt="" ratio="square" /> })}
          state={states[badge]}
          board={badge}
        >
          <Link to={`/business/${restaurant.slug}`} className={styles.link}>
            {restaurant.name}
          </Link>
        </Sign>
        {hasWindow && (
          <div className={styles.window}>
            <Picture
              src={restaurant.cover}
              alt={restaurant.coverDish === '' ? '' : copy.listing.illustrationOf(restaurant.coverDish)}
              ratio="fill"
              ground="warm"
              urgent={isInSight}
            />
            {restaurant.coverDish !== '' && (
              <span className={styles.dish} aria-hidden="true">
                {restaurant.coverDish}
              </span>
            )}
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.about}>
            {restaurant.rating !== undefined && (
              <Stars
                rating={Number(restaurant.rating)}
                variant="one"
                count={`(${copy.listing.reviews(restaurant.reviews)})`}
              />
            )}
            <span className={styles.cuisines} data-lines={1}>
              {restaurant.cuisines}
            </span>
            {restaurant.promoted && <Badge tone="warm">{copy.listing.promoted}</Badge>}
          </p>
          <ul className={styles.facts}>
            <ModeIndicator
              mode="delivery"
              possible={restaurant.delivery}
              minutes={restaurant.deliveryMinutes}
              charge={restaurant.deliveryCharge}
              isFrom={isDistrict}
            />
            <ModeIndicator
              mode="collection"
              possible={restaurant.collection}
              minutes={restaurant.collectionMinutes}
            />
            {hasFixedMinutes(restaurant) && (
              <li className={styles.fact}>
                <ClockIcon size={16} />
                {copy.listing.duration}
              </li>
            )}
            {restaurant.minimumOrder !== '' && (
              <li className={styles.minimum}>{copy.listing.minimum(restaurant.minimumOrder)}</li>
            )}
          </ul>
          {dishes.length > 0 && (
            <p className={styles.dishes} data-lines={2}>
              {dishes.join(', ')}
            </p>
          )}
          <p className={styles.place}>
            <PinIcon size={16} />
            {restaurant.distance !== undefined && (
              <span className={styles.distance}>
                <span aria-hidden="true">{copy.listing.miles(restaurant.distance)}</span>
                <VisuallyHidden>{copy.listing.milesAway(restaurant.distance)}</VisuallyHidden>
              </span>
            )}
            <span className={styles.address} data-lines={1}>
              {restaurant.address}
            </span>
            {favourites && <Favourite restaurant={restaurant} store={favourites} />}
          </p>
          {(restaurant.nextOpen !== '' || restaurant.deliveryOpening !== '') && (
            <p className={styles.hours}>
              <ClockIcon size={16} />
              {restaurant.nextOpen !== '' && <span>{restaurant.nextOpen}</span>}
              {restaurant.deliveryOpening !== '' && <span>{restaurant.deliveryOpening}</span>}
            </p>
          )}
          {restaurant.offers.length > 0 && <Offers offers={restaurant.offers} />}
        </div>
      </li>
    );
  },
);
RestaurantCard.displayName = 'RestaurantCard';

function Offers({ offers }: Pick<Restaurant, 'offers'>) {
  return (
    <div className={styles.offers}>
      <TagIcon size={16} />
      <div>
        {offers.map(({ mode, text }, at) => (
          <p key={mode}>
            <strong>{copy.listing.offer[mode]}:</strong> <bdi>{text}</bdi>
            {at === offers.length - 1 && <small> {copy.listing.conditions}</small>}
          </p>
        ))}
      </div>
    </div>
  );
}

interface FavouriteProps {
  readonly restaurant: Restaurant;
  readonly store: FavouritesStore;
}

const Favourite = observer(function Favourite({ restaurant: { slug, name }, store }: FavouriteProps) {
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={store.slugs.has(slug)}
      aria-label={copy.listing.favourite(name)}
      onClick={() => store.toggle(slug)}
    >
      <HeartIcon size={20} />
    </button>
  );
});
