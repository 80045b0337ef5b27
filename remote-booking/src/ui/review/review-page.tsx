import { observer } from 'mobx-react-lite';
import type { ReviewsStore } from '../../stores/reviews-store';
import type { PartPageModel } from '../../stores/part-page-model';
import { BusinessFrame } from '../business/business-frame';
import { ClosedNotice } from '../business/closed-notice';
import { ReviewsPanel } from './reviews-panel';

/** The reviews page of a business. */
export const ReviewPage = observer(function ReviewPage({
  model,
}: {
  readonly model: PartPageModel<ReviewsStore>;
}) {
  return (
    <>
      <BusinessFrame store={model.business} Link={model.Link} here="review">
        {({ slug, name }) => <ReviewsPanel store={model.part} slug={slug} name={name} Link={model.Link} />}
      </BusinessFrame>
      <ClosedNotice popup={model.closed} />
    </>
  );
});
