import { join } from 'node:path';
import { remoteConfig } from '@storefront/build/webpack';
import { exposes } from '../../webpack.config.mjs';

// A release that shows half prices, for `npm run demo:rollout`, which sets its version and its folder.
export default remoteConfig({
  directory: join(import.meta.dirname, '../..'),
  feature: 'checkout',
  candidate: true,
  exposes: { ...exposes, './pages/checkout': './candidate/broken/half-prices' },
});
