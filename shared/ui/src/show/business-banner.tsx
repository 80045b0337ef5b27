import { orderBanner } from '@storefront/business';
import type { ShownBusiness } from '@storefront/business';
import type { ReactNode } from 'react';
import { businessCopy, copy } from '../copy';
import { ClockIcon, PinIcon } from '../icons';
import { PageWidth } from '../layout';
import { Sign } from '../sign';
import { Skeleton, SkeletonText } from '../state';
import styles from './business-banner.module.css';
import { deliveryFromText, ModeTimes } from './mode-times';
import { Picture } from './picture';
import { PoweredBy } from './powered-by';
import { Stars } from './stars';

interface BusinessBannerProps {
  readonly business: ShownBusiness;
  /** A line about the business under its sign. */
  readonly lead?: string;
  /** What stands for the times of its modes, where a mode can be chosen. */
  readonly modes?: ReactNode;
}

/** The head of every page of a business: its sign, and under it its own photograph, rating, address, cuisines, hours and times (BIZ-2 to BIZ-5, BKG-1 to BKG-3, BIZ-22, REV-1). */
export function BusinessBanner({ business, lead = '', modes }: BusinessBannerProps) {
  const { kind } = orderBanner(business);
  return (
    <header className={styles.banner}>
      <Sign
        as="h1"
        size="head"
        look={business.look}
        name={business.name}
        {...(business.logo !== '' && {
          logo: <Picture src={business.logo} alt={copy.logoOf(business.name)} ratio="square" urgent />,
        })}
        state={kind === 'bookings' ? 'open' : kind}
        {...(kind !== 'bookings' && { board: businessCopy.boards[kind] })}
      >
        {business.name}
      </Sign>
      <PageWidth className={styles.facts}>
        {business.cover !== '' && !business.isCoverIllustration && (
          <Picture src={business.cover} alt="" ratio="fill" ground="warm" className={styles.window} urgent />
        )}
        <div className={styles.words}>
          {lead !== '' && <p className={styles.lead}>{lead}</p>}
          <div className={styles.line}>
            {business.rating !== '' && (
              <Stars
                rating={Number(business.rating)}
                variant="one"
                count={businessCopy.reviews(business.reviewCount)}
              />
            )}
            {business.cuisines.length > 0 && (
              <ul className={styles.cuisines} aria-label={copy.cuisines}>
                {business.cuisines.map((cuisine) => (
                  <li key={cuisine}>{cuisine}</li>
                ))}
              </ul>
            )}
          </div>
          <p className={styles.address}>
            <PinIcon size={18} />
            <span data-lines={2}>{business.addressParts.join(', ')}</span>
          </p>
          <div className={styles.line}>
            {business.openNow !== '' && (
              <p className={styles.hours}>
                <ClockIcon size={18} />
                {business.openNow}
              </p>
            )}
            {business.isPoweredBy && <PoweredBy />}
          </div>
        </div>
        <div className={styles.side}>
          {modes ?? (
            <ModeTimes
              modes={business.modes}
              details={{ delivery: deliveryFromText(business.deliveryFrom) }}
            />
          )}
        </div>
      </PageWidth>
    </header>
  );
}

/** The banner before the business is known, with skeletons in place of its parts. */
export function BusinessBannerSkeleton() {
  return (
    <div className={styles.banner}>
      <Skeleton className={styles.waitingSign} />
      <PageWidth className={styles.facts}>
        <div className={styles.words}>
          <SkeletonText lines={2} />
        </div>
      </PageWidth>
    </div>
  );
}
