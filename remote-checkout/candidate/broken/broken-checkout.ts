import { definePage } from '@storefront/host';
import express from '../../src/pages/express-checkout';

/**
 * Checkout as the rollout demo publishes it under 2.1.0: it builds, loads and is drawn on the server, so it can be published, and throws
 * as soon as somebody opens it in a browser.
 */
export default definePage({
  ...express,
  create(host, location) {
    if ('document' in globalThis) throw new TypeError('A mistake that no test has found');
    return express.create(host, location);
  },
});
