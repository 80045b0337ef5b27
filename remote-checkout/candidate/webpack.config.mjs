import { dirname } from 'node:path';
import { remoteConfig } from '@storefront/build/webpack';
import { exposes } from '../webpack.config.mjs';

// Checkout with Express checkout: the same sources, but another page is exposed under the same name.
export default remoteConfig({
  directory: dirname(import.meta.dirname),
  feature: 'checkout',
  candidate: true,
  exposes: { ...exposes, './pages/checkout': './src/pages/express-checkout' },
});
