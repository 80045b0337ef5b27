import type { BusinessTab } from '@storefront/business';
import { EmptyState, Loading, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './business-tabs.module.css';

const widgets = { review: 'ReviewsTab', info: 'InfoTab', book: 'BookTab' } as const;

const waiting = (
  <Loading label={copy.page.loadingTab}>
    <SkeletonText lines={6} />
  </Loading>
);

/** Reviews, information and booking: widgets of the booking remote, loaded when their tab is first opened. */
export const WidgetTab = observer(function WidgetTab({
  model,
  tab,
}: {
  readonly model: BusinessPageModel;
  readonly tab: Exclude<BusinessTab, 'menu'>;
}) {
  const { Slot } = model;
  const { business } = model.business;
  if (!business) return null;
  if (tab === 'book' && !business.takesBookings) return <EmptyState title={copy.page.noBooking} />;
  return (
    <div className={styles.lent}>
      <Slot
        feature="booking"
        widget={widgets[tab]}
        with={{ businessId: business.id, slug: business.slug }}
        waiting={waiting}
      />
    </div>
  );
});
