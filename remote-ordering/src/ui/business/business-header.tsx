import { Badge, ClockIcon, PageWidth, Picture, PinIcon, Stars } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { modeNames } from '../../domain/availability';
import type { Business } from '../../domain/business';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './business-header.module.css';
import { PoweredBy } from './powered-by';

const words = copy.page;

/** Who cooks here: cover, logo, name, address, cuisines, rating, and how long it takes (BIZ-2 to BIZ-5). */
export const BusinessHeader = observer(
  ({ business, model }: { readonly business: Business; readonly model: BusinessPageModel }) => (
    <header className={styles.header}>
      <div className={styles.cover}>
        <Picture
          src={business.cover}
          alt=""
          ratio="fill"
          ground="warm"
          className={styles.coverPicture}
          urgent
        />
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
            {business.rating !== '' && (
              <Stars
                rating={Number(business.rating)}
                look="one"
                count={words.reviews(business.reviewCount)}
              />
            )}
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
        <div className={styles.side}>
          <dl className={styles.modes}>
            {modeNames.map((mode) => (
              <div key={mode} className={styles.mode} data-possible={model.mode.isPossible(mode)}>
                <dt>{copy.mode.names[mode]}</dt>
                <dd>
                  <ClockIcon size={16} />
                  {model.mode.availabilityOf(mode)}
                </dd>
              </div>
            ))}
          </dl>
          {business.isPoweredBy && <PoweredBy />}
        </div>
      </PageWidth>
    </header>
  ),
);
