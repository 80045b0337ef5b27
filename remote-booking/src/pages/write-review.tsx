import { definePage } from '@storefront/host';
import { WriteReviewPageModel } from '../stores/write-review-page-model';
import { WriteReviewPage } from '../ui/write-review/write-review-page';

export default definePage({
  create: (host, location) => new WriteReviewPageModel(host, location),
  Component: WriteReviewPage,
});
