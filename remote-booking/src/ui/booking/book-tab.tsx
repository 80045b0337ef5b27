import { FailedState, Loading, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BookingPageModel } from '../../stores/booking-page-model';
import { BookingPanel } from './booking-panel';

const words = copy.business;

/** The booking form as a tab of the business page. */
export const BookTab = observer(function BookTab({ model }: { readonly model: BookingPageModel }) {
  const { details } = model.business;
  if (details.kind === 'done') return <BookingPanel model={model} />;
  if (details.kind === 'failed') {
    return (
      <FailedState title={words.failed} size="panel" onRetry={() => void model.business.retry()}>
        {details.sentence}
      </FailedState>
    );
  }
  return (
    <Loading label={words.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
});
