import { remoteConfig } from '@storefront/build/webpack';

export const exposes = {
  './pages/checkout': './src/pages/checkout',
  './pages/order-complete': './src/pages/order-complete',
};

export default remoteConfig({ directory: import.meta.dirname, feature: 'checkout', exposes });
