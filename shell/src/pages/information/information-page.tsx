import { definePage } from '@storefront/host';
import { Information } from './information';
import { InformationStore } from './information-store';

export default definePage({
  create: (host, location) => new InformationStore(host, location.params['page']),
  Component: Information,
});
