import type { ShownBusiness } from '@storefront/business';
import { businessCopy, copy } from '../copy';
import { PinIcon } from '../icons';
import { PageWidth } from '../layout';
import { Skeleton, SkeletonText } from '../state';
import { Badge } from './badge';
import styles from './business-banner.module.css';
import { ModeTimes } from './mode-times';
import { Picture } from './picture';
import { PoweredBy } from './powered-by';
import { Stars } from './stars';

interface BusinessBannerProps {
  readonly business: ShownBusiness;
  /** A line about the business under its name. */
  readonly lead?: string;
}

/** The head of every page of a business: cover, logo, name, rating, address, cuisines and times (BIZ-2 to BIZ-5, BKG-1 to BKG-3, REV-1). */
export function BusinessBanner({ business, lead = '' }: BusinessBannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.cover}>
        <Picture src={business.cover} alt="" ratio="fill" ground="warm" className={styles.whole} urgent />
      </div>
      <PageWidth className={styles.head}>
        <Picture
          src={business.logo}
          alt={copy.logoOf(business.name)}
          ratio="square"
          corners="rounded"
          className={styles.logo}
          urgent
        />
        <div className={styles.words}>
          <div className={styles.titles}>
            <h1 className={styles.name} data-lines={3}>
              {business.name}
            </h1>
            {business.rating !== '' && (
              <Stars
                rating={Number(business.rating)}
                variant="one"
                count={businessCopy.reviews(business.reviewCount)}
              />
            )}
          </div>
          {lead !== '' && <p className={styles.lead}>{lead}</p>}
          <p className={styles.address}>
            <PinIcon size={18} />
            <span data-lines={3}>{business.addressParts.join(', ')}</span>
          </p>
          {business.cuisines.length > 0 && (
            <ul className={styles.cuisines} aria-label={copy.cuisines}>
              {business.cuisines.map((cuisine) => (
                <li key={cuisine}>
                  <Badge tone="warm">
                    <span data-lines={1}>{cuisine}</span>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.side}>
          <ModeTimes modes={business.modes} />
          {business.isPoweredBy && <PoweredBy />}
        </div>
      </PageWidth>
    </header>
  );
}

/** The banner before the business is known, with skeletons in place of its parts. */
export function BusinessBannerSkeleton() {
  return (
    <div className={styles.banner}>
      <div className={styles.cover}>
        <Skeleton shape="cover" className={styles.whole} />
      </div>
      <PageWidth className={styles.head}>
        <Skeleton shape="square" className={styles.logo} />
        <div className={styles.words}>
          <Skeleton shape="title" width="half" />
          <SkeletonText lines={2} />
        </div>
      </PageWidth>
    </div>
  );
}
