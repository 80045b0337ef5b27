import { remoteConfig } from '@storefront/build/webpack';

export default remoteConfig({
  directory: import.meta.dirname,
  feature: 'listing',
  exposes: { './pages/home': './src/pages/home', './pages/listing': './src/pages/listing' },
});
