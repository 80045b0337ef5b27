import { join } from 'node:path';
import { remoteConfig } from '@storefront/build/webpack';

// A release in which nobody can add a dish, for `npm run demo:rollout`, which sets its version and its folder.
export default remoteConfig({
  directory: join(import.meta.dirname, '../..'),
  feature: 'ordering',
  candidate: true,
  exposes: { './pages/business': './candidate/broken/broken-business' },
});
