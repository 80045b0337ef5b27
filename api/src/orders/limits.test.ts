import type { CallRegistry } from '../call';
import type { Ports } from '../ports';
import { orderRoutes } from './routes';

it('the calls that change orders have limits of their own: many customers share an address, and a till speaks for one business', () => {
  const registry: CallRegistry = new Map();
  // No call is made, so nothing of the ports is used.
  orderRoutes(registry, {} as Ports);
  const limitOf = (name: 'business/order' | 'business/order_state') => registry.get(name)?.options.limit;
  expect(limitOf('business/order')).toStrictEqual({ times: 1_200, seconds: 600 });
  expect(limitOf('business/order_state')).toStrictEqual({ times: 600, seconds: 60 });
});
