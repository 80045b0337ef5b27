import { memo } from 'react';
import { placeNamed } from '@storefront/host';
import type { Host } from '@storefront/host';
import { Badge, ClockIcon, Picture, PinIcon, Sign, Stars, TagIcon } from '@storefront/ui';
import { copy } from '../../copy';
import { badgeOf } from '../../domain/badge';
import type { Badge as BadgeText } from '../../domain/badge';
import { takesOrders } from '../../domain/restaurant';
import type { Restaurant } from '../../domain/restaurant';
import { ModeIndicator } from './mode-indicator';
import styles from './restaurant-card.module.css';

const words = copy.listing;
const states = { 'Order-now': 'open', 'Pre-order': 'preorder', Closed: 'closed' } as const satisfies Record<
  BadgeText,
  string
>;

/** Shows the specification's '45 mins' when orders are taken and the business gives no minutes of its own (LST-34, D93). */
const hasFixedMinutes = (restaurant: Restaurant) =>
  takesOrders(restaurant) &&
  restaurant.collectionMinutes === undefined &&
  restaurant.deliveryMinutes === undefined;

/** One restaurant as its shop front; the whole card is a link to its page (LST-27). */
export const RestaurantCard = memo(({ restaurant, Link }: { restaurant: Restaurant; Link: Host['Link'] }) => {
  const badge = badgeOf(restaurant);
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
            alt={restaurant.coverDish === '' ? '' : words.illustrationOf(restaurant.coverDish)}
            ratio="fill"
            ground="warm"
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
              count={`(${words.reviews(restaurant.reviews)})`}
            />
          )}
          <span className={styles.cuisines} data-lines={1}>
            {restaurant.cuisines}
          </span>
          {restaurant.promoted && <Badge tone="warm">{words.promoted}</Badge>}
        </p>
        <ul className={styles.facts}>
          <ModeIndicator
            mode="delivery"
            possible={restaurant.delivery}
            minutes={restaurant.deliveryMinutes}
          />
          <ModeIndicator
            mode="collection"
            possible={restaurant.collection}
            minutes={restaurant.collectionMinutes}
          />
          {hasFixedMinutes(restaurant) && (
            <li className={styles.fact}>
              <ClockIcon size={16} />
              {words.duration}
            </li>
          )}
          {restaurant.minimumOrder !== '' && (
            <li className={styles.minimum}>{words.minimum(restaurant.minimumOrder)}</li>
          )}
        </ul>
        <p className={styles.place}>
          <PinIcon size={16} />
          <span data-lines={1}>{restaurant.address}</span>
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
});
RestaurantCard.displayName = 'RestaurantCard';

function Offers({ offers }: Pick<Restaurant, 'offers'>) {
  return (
    <div className={styles.offers}>
      <TagIcon size={16} />
      <div>
        {offers.map(({ mode, text }, at) => (
          <p key={mode}>
            <strong>{words.offer[mode]}:</strong> <bdi>{text}</bdi>
            {at === offers.length - 1 && <small> {words.conditions}</small>}
          </p>
        ))}
      </div>
    </div>
  );
}
