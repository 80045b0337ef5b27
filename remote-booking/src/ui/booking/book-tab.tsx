import { FailedState, Loading, SkeletonText, Stack } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BookingPageModel } from '../../stores/booking-page-model';
import { ClosedNotice } from '../business/closed-notice';
import { BookingPanel } from './booking-panel';
import { OrderNotices } from './order-notices';

/** The booking form as a tab of the business page. */
export const BookTab = observer(function BookTab({ model }: { readonly model: BookingPageModel }) {
  const { details } = model.business;
  if (details.kind === 'done') {
    return (
      <Stack gap={6}>
        <BookingPanel model={model} />
        <OrderNotices business={details.value} />
        <ClosedNotice popup={model.closed} />
      </Stack>
    );
  }
  if (details.kind === 'failed') {
    return (
      <FailedState title={copy.business.failed} size="panel" onRetry={() => void model.business.retry()}>
        {details.sentence}
      </FailedState>
    );
  }
  return (
    <Loading label={copy.business.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
});
