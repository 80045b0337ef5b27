import { defineWidget } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { Given } from '../stores/given';
import { PartTabModel } from '../stores/part-tab-model';
import { ReviewsStore } from '../stores/reviews-store';
import { ReviewsPanel } from '../ui/review/reviews-panel';

const ReviewsTab = observer(function ReviewsTab({ model }: { readonly model: PartTabModel<ReviewsStore> }) {
  return <ReviewsPanel store={model.part} slug={model.slug} name="" Link={model.Link} />;
});

export default defineWidget({
  create: (host, given: Given) => new PartTabModel(host, given, (gateway) => new ReviewsStore(gateway)),
  Component: ReviewsTab,
});
