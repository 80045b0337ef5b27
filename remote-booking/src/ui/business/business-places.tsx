import type { Host } from '@storefront/host';
import { PageWidth } from '@storefront/ui';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';
import styles from './business-places.module.css';

const words = copy.business;

export type Place = 'book' | 'info' | 'review';

interface BusinessPlacesProps {
  readonly business: Business;
  readonly Link: Host['Link'];
  readonly here: Place;
}

/** Links to the other pages of a business. */
export function BusinessPlaces({ business, Link, here }: BusinessPlacesProps) {
  const query = `?${new URLSearchParams({ business: business.slug })}`;
  const places = [
    { place: 'menu', to: `/business/${business.slug}`, name: words.menu },
    ...(business.booking ? [{ place: 'book', to: `/booking${query}`, name: words.book }] : []),
    { place: 'info', to: `/info${query}`, name: words.info },
    { place: 'review', to: `/review${query}`, name: words.review },
  ];
  return (
    <div className={styles.line}>
      <PageWidth as="nav" aria-label={words.places} className={styles.nav}>
        <ul className={styles.places}>
          {places.map(({ place, to, name }) => (
            <li key={place}>
              <Link to={to} className={styles.place} aria-current={place === here ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  );
}
