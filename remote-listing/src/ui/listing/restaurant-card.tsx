import { memo } from 'react';
import { placeNamed } from '@storefront/host';
import type { Host } from '@storefront/host';
import { Badge, ClockIcon, Picture, Stars } from '@storefront/ui';
import { copy } from '../../copy';
import { badgeOf } from '../../domain/badge';
import type { Badge as BadgeText } from '../../domain/badge';
import { takesOrders } from '../../domain/restaurant';
import type { Restaurant } from '../../domain/restaurant';
import { ModeIndicator } from './mode-indicator';
import styles from './restaurant-card.module.css';

const words = copy.listing;
const tones = { 'Order-now': 'success', 'Pre-order': 'warning', Closed: 'dark' } as const satisfies Record<
  BadgeText,
  string
>;

/** Shows the specification's '45 mins' when orders are taken and the business gives no minutes of its own (LST-34, D93). */
const hasFixedMinutes = (restaurant: Restaurant) =>
  takesOrders(restaurant) &&
  restaurant.collectionMinutes === undefined &&
  restaurant.deliveryMinutes === undefined;

/** One restaurant; the whole card is a link to its page (LST-27). */
export const RestaurantCard = memo(({ restaurant, Link }: { restaurant: Restaurant; Link: Host['Link'] }) => {
  const badge = badgeOf(restaurant);
  return (
    <li className={styles.card} data-badge={badge} {...placeNamed(restaurant.slug)}>
      <div className={styles.cover}>
        <Picture src={restaurant.cover} alt="" ratio="banner" ground="warm" />
        <Badge tone={tones[badge]} className={styles.badge}>
          {badge}
        </Badge>
        {restaurant.promoted && (
          <Badge tone="light" className={styles.promoted}>
            {words.promoted}
          </Badge>
        )}
        <div className={styles.logo}>
          <Picture src={restaurant.logo} alt="" ratio="square" />
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} data-lines={2}>
          <Link to={`/business/${restaurant.slug}`} className={styles.link}>
            {restaurant.name}
          </Link>
        </h2>
        {restaurant.rating !== undefined && (
          <p className={styles.rating}>
            <Stars
              rating={Number(restaurant.rating)}
              variant="one"
              count={`(${words.reviews(restaurant.reviews)})`}
            />
          </p>
        )}
        <p className={styles.cuisines} data-lines={2}>
          {restaurant.cuisines}
        </p>
        <p className={styles.muted} data-lines={2}>
          {restaurant.address}
        </p>
        <ul className={styles.facts}>
          <ModeIndicator
            mode="collection"
            possible={restaurant.collection}
            minutes={restaurant.collectionMinutes}
          />
          <ModeIndicator
            mode="delivery"
            possible={restaurant.delivery}
            minutes={restaurant.deliveryMinutes}
          />
          {hasFixedMinutes(restaurant) && (
            <li className={styles.fact}>
              <ClockIcon size={18} />
              {words.duration}
            </li>
          )}
          {restaurant.minimumOrder !== '' && <li>{words.minimum(restaurant.minimumOrder)}</li>}
        </ul>
        {(restaurant.nextOpen !== '' || restaurant.deliveryOpening !== '') && (
          <p className={styles.hours}>
            {restaurant.nextOpen !== '' && <span>{restaurant.nextOpen}</span>}
            {restaurant.deliveryOpening !== '' && <span>{restaurant.deliveryOpening}</span>}
          </p>
        )}
        {restaurant.offers.length > 0 && (
          <div className={styles.offers}>
            {restaurant.offers.map(({ mode, text }) => (
              <p key={mode} data-lines={3}>
                <strong>{words.offer[mode]}:</strong> <bdi>{text}</bdi>
              </p>
            ))}
            <small>{words.conditions}</small>
          </div>
        )}
      </div>
    </li>
  );
});
RestaurantCard.displayName = 'RestaurantCard';
