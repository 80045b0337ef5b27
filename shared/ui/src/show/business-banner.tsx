import type { ReactNode } from 'react';
import { copy } from '../copy';
import { PinIcon } from '../icons';
import { PageWidth } from '../layout';
import { Skeleton, SkeletonText } from '../state';
import { Badge } from './badge';
import styles from './business-banner.module.css';
import { Picture } from './picture';
import { PoweredBy } from './powered-by';

interface BusinessBannerProps {
  readonly business: {
    readonly name: string;
    /** Addresses of pictures; '' for none. */
    readonly logo: string;
    readonly cover: string;
    /** Those of street, colony and city that are known (BIZ-3, BKG-2). */
    readonly addressParts: readonly string[];
    readonly cuisines: readonly string[];
    /** Whether it shows the mark of the platform that the business works with (BIZ-5, BKG-3). */
    readonly isPoweredBy: boolean;
  };
  /** A line about the business under its name. */
  readonly lead?: string;
  /** Its rating, beside its name. */
  readonly stars?: ReactNode;
  /** At the right on wide screens, else below. */
  readonly side?: ReactNode;
  /** Content below, such as links to its other pages. */
  readonly children?: ReactNode;
}

/** Cover, logo, name, address and cuisines of a business (BIZ-2 to BIZ-5, BKG-1 to BKG-3, REV-1). */
export function BusinessBanner({ business, lead = '', stars, side, children }: BusinessBannerProps) {
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
            {stars}
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
        {(side !== undefined || business.isPoweredBy) && (
          <div className={styles.side}>
            {side}
            {business.isPoweredBy && <PoweredBy />}
          </div>
        )}
      </PageWidth>
      {children}
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
