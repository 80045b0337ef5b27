import type { Host } from '@storefront/host';
import { Card, StarIcon, VisuallyHidden } from '@storefront/ui';
import { copy } from '../../copy';
import type { Order } from '../../domain/order';
import styles from './order-rating.module.css';

const choices = [1, 2, 3, 4, 5] as const;

interface OrderRatingProps {
  readonly order: Order;
  readonly Link: Host['Link'];
}

/** Five stars once the order has come; each leads to its review with that many stars filled in. */
export function OrderRating({ order, Link }: OrderRatingProps) {
  const { state, key, business } = order;
  if (state !== 'completed') return null;
  const target = (stars: number) =>
    `/information/feedback/${encodeURIComponent(business.slug)}?${new URLSearchParams({ key, stars: String(stars) })}`;
  return (
    <Card as="section" aria-label={copy.order.rate} className={styles.rating}>
      <h2 className={styles.heading}>{copy.order.rate}</h2>
      <ul className={styles.stars}>
        {choices.map((stars) => (
          <li key={stars}>
            <Link to={target(stars)} className={styles.star}>
              <StarIcon size={32} />
              <VisuallyHidden>{copy.order.stars(stars)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
