import { definePage } from '@storefront/host';
import { PartPageModel } from '../stores/part-page-model';
import { ReviewsStore } from '../stores/reviews-store';
import { ReviewPage } from '../ui/review/review-page';

export default definePage({
  create: (host, location) => new PartPageModel(host, location, (gateway) => new ReviewsStore(gateway)),
  Component: ReviewPage,
});
