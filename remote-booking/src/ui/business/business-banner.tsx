import type { Host } from '@storefront/host';
import { Badge, PageWidth, Picture, PinIcon, Stars } from '@storefront/ui';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';
import styles from './business-banner.module.css';
import { PoweredBy } from './powered-by';

const words = copy.business;

interface BusinessBannerProps {
  readonly business: Business;
  readonly Link: Host['Link'];
  readonly here: 'book' | 'info' | 'review';
}

/** Whose page this is: cover, logo, name, address, cuisines, stars (BKG-1 to BKG-3, REV-1), and the way to its other pages. */
export const BusinessBanner = ({ business, Link, here }: BusinessBannerProps) => {
  const of = `?${new URLSearchParams({ business: business.slug })}`;
  const places = [
    { place: 'menu', to: `/business/${business.slug}`, name: words.menu },
    ...(business.booking ? [{ place: 'book', to: `/booking${of}`, name: words.book }] : []),
    { place: 'info', to: `/info${of}`, name: words.info },
    { place: 'review', to: `/review${of}`, name: words.review },
  ];
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <Picture src={business.cover} alt="" ratio="fill" ground="warm" urgent />
      </div>
      <PageWidth className={styles.head}>
        <Picture
          src={business.logo}
          alt={words.logo(business.name)}
          ratio="square"
          corners="rounded"
          className={styles.logo}
          urgent
        />
        <div className={styles.words}>
          <div className={styles.titles}>
            <h1 className={styles.name}>{business.name}</h1>
            {business.rating !== '' && <Stars rating={Number(business.rating)} count={business.rating} />}
          </div>
          <p className={styles.address}>
            <PinIcon size={18} />
            {business.addressParts.join(', ')}
          </p>
          {business.cuisines.length > 0 && (
            <ul className={styles.cuisines} aria-label={words.cuisines}>
              {business.cuisines.map((cuisine) => (
                <li key={cuisine}>
                  <Badge tone="warm">{cuisine}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
        {business.isPoweredBy && (
          <div className={styles.side}>
            <PoweredBy />
          </div>
        )}
      </PageWidth>
      <PageWidth as="nav" aria-label={words.places}>
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
    </header>
  );
};
