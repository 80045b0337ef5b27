import { definePage } from '@storefront/host';
import { ReviewPageModel } from '../stores/review-page-model';
import { ReviewPage } from '../ui/review/review-page';

export default definePage({
  create: (host, location) => new ReviewPageModel(host, location),
  Component: ReviewPage,
});
