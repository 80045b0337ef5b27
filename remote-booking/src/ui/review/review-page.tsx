import { observer } from 'mobx-react-lite';
import type { ReviewPageModel } from '../../stores/review-page-model';
import { BusinessFrame } from '../business/business-frame';
import { ClosedNotice } from '../business/closed-notice';
import { ReviewsPanel } from './reviews-panel';

/** The reviews page of a business. */
export const ReviewPage = observer(({ model }: { readonly model: ReviewPageModel }) => (
  <>
    <BusinessFrame store={model.business} Link={model.Link} here="review">
      {({ slug, name }) => <ReviewsPanel store={model.reviews} slug={slug} name={name} Link={model.Link} />}
    </BusinessFrame>
    <ClosedNotice popup={model.closed} />
  </>
));
