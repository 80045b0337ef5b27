import { BusinessBanner, ClockIcon, Stars } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { modeNames } from '../../domain/availability';
import type { Business } from '../../domain/business';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './business-header.module.css';

/** The business, its rating and its times. */
export const BusinessHeader = observer(function BusinessHeader({
  business,
  model,
}: {
  readonly business: Business;
  readonly model: BusinessPageModel;
}) {
  return (
    <BusinessBanner
      business={business}
      lead={model.headline}
      stars={
        business.rating !== '' && (
          <Stars
            rating={Number(business.rating)}
            variant="one"
            count={copy.page.reviews(business.reviewCount)}
          />
        )
      }
      side={
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
      }
    />
  );
});
