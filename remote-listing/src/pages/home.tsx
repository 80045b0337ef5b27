import { definePage } from '@storefront/host';
import { HomePageModel } from '../stores/home-page-model';
import { HomePage } from '../ui/home/home-page';

export default definePage({ create: (host) => new HomePageModel(host), Component: HomePage });
