import { definePage } from '@storefront/host';
import { Information } from './ui/information';
import { InformationStore } from './stores/information-store';

export default definePage({
  create: (host, location) => new InformationStore(host, location.params['page']),
  Component: Information,
});
