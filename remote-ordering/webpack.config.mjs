import { remoteConfig } from '@storefront/build/webpack';

export default remoteConfig({
  directory: import.meta.dirname,
  feature: 'ordering',
  exposes: { './pages/business': './src/pages/business' },
});
