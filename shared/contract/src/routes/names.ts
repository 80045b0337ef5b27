/** The routes a brand can switch on. */
export const routeNames = [
  'home',
  'listing',
  'business',
  'business-booking',
  'booking',
  'info',
  'review',
  'write-review',
  'checkout',
  'verification',
  'order-complete',
  'booking-complete',
  'account',
  'information',
  'contact-us',
] as const;

/** The name of a route. */
export type RouteName = (typeof routeNames)[number];
