import { Stack, useRestored } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { BookingPageModel } from '../../stores/booking-page-model';
import { BusinessFrame } from '../business/business-frame';
import { ClosedNotice } from '../business/closed-notice';
import { BookingPanel } from './booking-panel';
import { OrderNotices } from './order-notices';

/** The booking page, at /booking and as the separate page of a business (BKG-16). */
export const BookingPage = observer(function BookingPage({ model }: { readonly model: BookingPageModel }) {
  useRestored(model.restored);
  return (
    <>
      <BusinessFrame store={model.business} Link={model.Link} here="book">
        {(business) => (
          <Stack gap={6}>
            <BookingPanel model={model} />
            <OrderNotices business={business} />
          </Stack>
        )}
      </BusinessFrame>
      <ClosedNotice popup={model.closed} />
    </>
  );
});
