export default {
  projects: [
    '<rootDir>/shared/contract',
    '<rootDir>/shared/pricing',
    '<rootDir>/shared/host',
    '<rootDir>/shared/ui',
    '<rootDir>/shared/build',
    '<rootDir>/shell',
    '<rootDir>/remote-listing',
    '<rootDir>/remote-ordering',
    '<rootDir>/remote-booking',
    '<rootDir>/remote-checkout',
    '<rootDir>/remote-verification',
    '<rootDir>/api',
    '<rootDir>/platform',
    '<rootDir>/docs',
    '<rootDir>/deploy',
  ],
};
