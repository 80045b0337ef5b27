import { definePage } from '@storefront/host';
import express from '../../src/pages/express-checkout';

/**
 * The broken checkout that the rollout demo publishes as 2.1.0. It builds, loads and renders on the server, so it can be published, but
 * it throws in every browser.
 */
export default definePage({
  ...express,
  create(host, location) {
    if ('document' in globalThis) throw new TypeError('A mistake that no test has found');
    return express.create(host, location);
  },
});
