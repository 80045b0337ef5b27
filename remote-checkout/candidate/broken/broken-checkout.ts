import { definePage } from '@storefront/host';
import express from '../../src/pages/express-checkout';

/** Checkout as the rollout demo publishes it under 2.1.0: it builds and loads, and throws as soon as somebody opens it. */
export default definePage({
  ...express,
  create() {
    throw new TypeError('A mistake that no test has found');
  },
});
