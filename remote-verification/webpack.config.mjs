import { remoteConfig } from '@storefront/build/webpack';

export default remoteConfig({
  directory: import.meta.dirname,
  feature: 'verification',
  exposes: {
    './pages/verification': './src/pages/verification',
    './widgets/BookingCode': './src/widgets/booking-code',
  },
});
