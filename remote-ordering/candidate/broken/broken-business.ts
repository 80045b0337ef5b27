import { definePage } from '@storefront/host';
import business from '../../src/pages/business';

/**
 * The broken business page that the rollout demo publishes as 1.1.0. It builds, loads, is drawn and throws nothing, but its Add buttons do
 * nothing: nobody can order.
 */
export default definePage({
  ...business,
  create(host, location) {
    const model = business.create(host, location);
    const adding = Object.create(model.adding, { add: { value: () => undefined } }) as typeof model.adding;
    return Object.assign(model, { adding });
  },
});
