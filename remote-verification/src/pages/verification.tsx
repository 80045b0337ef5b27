import { definePage } from '@storefront/host';
import { VerificationPageModel } from '../stores/verification-page-model';
import { VerificationPage } from '../ui/verification-page';

export default definePage({
  create: (host, location) => new VerificationPageModel(host, location),
  Component: VerificationPage,
});
