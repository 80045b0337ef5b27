import { remoteConfig } from '@storefront/build/webpack';

export default remoteConfig({
  directory: import.meta.dirname,
  feature: 'kitchen',
  exposes: {
    './pages/kitchen': './src/pages/kitchen',
    './pages/tonight': './src/pages/tonight',
    './pages/tables': './src/pages/tables',
    './pages/menu': './src/pages/menu',
    './pages/past': './src/pages/past',
    './pages/figures': './src/pages/figures',
    './pages/log': './src/pages/log',
  },
});
