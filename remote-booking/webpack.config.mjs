import { remoteConfig } from '@storefront/build/webpack';

export default remoteConfig({
  directory: import.meta.dirname,
  feature: 'booking',
  exposes: {
    './pages/booking': './src/pages/booking',
    './pages/booking-complete': './src/pages/booking-complete',
    './pages/info': './src/pages/info',
    './pages/review': './src/pages/review',
    './pages/write-review': './src/pages/write-review',
    './widgets/BookTab': './src/widgets/book-tab',
    './widgets/InfoTab': './src/widgets/info-tab',
    './widgets/ReviewsTab': './src/widgets/reviews-tab',
  },
});
