import { defineWidget } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { Given } from '../stores/given';
import { ReviewsTabModel } from '../stores/reviews-tab-model';
import { ReviewsPanel } from '../ui/review/reviews-panel';

const ReviewsTab = observer(({ model }: { readonly model: ReviewsTabModel }) => (
  <ReviewsPanel store={model.reviews} slug={model.slug} name="" Link={model.Link} />
));

export default defineWidget({
  create: (host, given: Given) => new ReviewsTabModel(host, given),
  Component: ReviewsTab,
});
