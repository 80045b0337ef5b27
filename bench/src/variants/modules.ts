/** Every page and widget of the remotes by feature and exposed name, each as a chunk of the one build. */
const chunks: Readonly<Record<string, () => Promise<unknown>>> = {
  'listing ./pages/home': () => import('../../../remote-listing/src/pages/home'),
  'listing ./pages/listing': () => import('../../../remote-listing/src/pages/listing'),
  'ordering ./pages/business': () => import('../../../remote-ordering/src/pages/business'),
  'booking ./pages/booking': () => import('../../../remote-booking/src/pages/booking'),
  'booking ./pages/booking-complete': () => import('../../../remote-booking/src/pages/booking-complete'),
  'booking ./pages/info': () => import('../../../remote-booking/src/pages/info'),
  'booking ./pages/review': () => import('../../../remote-booking/src/pages/review'),
  'booking ./pages/write-review': () => import('../../../remote-booking/src/pages/write-review'),
  'booking ./widgets/BookTab': () => import('../../../remote-booking/src/widgets/book-tab'),
  'booking ./widgets/InfoTab': () => import('../../../remote-booking/src/widgets/info-tab'),
  'booking ./widgets/ReviewsTab': () => import('../../../remote-booking/src/widgets/reviews-tab'),
  'checkout ./pages/checkout': () => import('../../../remote-checkout/src/pages/checkout'),
  'checkout ./pages/order-complete': () => import('../../../remote-checkout/src/pages/order-complete'),
  'verification ./pages/verification': () => import('../../../remote-verification/src/pages/verification'),
};

/** Brings a module by feature and exposed name; rejects when the build has no such thing. */
export const fromChunks = (feature: string, expose: string): Promise<unknown> => {
  const bring = chunks[`${feature} ${expose}`];
  return bring ? bring() : Promise.reject(new Error(`The build has no ${feature} ${expose}`));
};
