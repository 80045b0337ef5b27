import { definePage } from '@storefront/host';
import { Information } from './ui/information';
import { informationPageModel } from './stores/information-page-model';

export default definePage({ create: informationPageModel, Component: Information });
