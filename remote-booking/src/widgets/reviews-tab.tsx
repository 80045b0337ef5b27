import { defineWidget } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { TabBusiness } from '../stores/tab-business';
import { PartTabModel } from '../stores/part-tab-model';
import { ReviewsStore } from '../stores/reviews-store';
import { ReviewsPanel } from '../ui/review/reviews-panel';

const ReviewsTab = observer(function ReviewsTab({ model }: { readonly model: PartTabModel<ReviewsStore> }) {
  return <ReviewsPanel store={model.part} slug={model.slug} name="" Link={model.Link} />;
});

export default defineWidget({
  create: (host, business: TabBusiness) =>
    new PartTabModel(host, business, (gateway) => new ReviewsStore(gateway)),
  Component: ReviewsTab,
});
