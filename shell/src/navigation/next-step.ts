import { matchRoute } from '@storefront/contract';
import type { PublicBrand, RouteName } from '@storefront/contract';
import type { ShownRoute } from '../page-frame/page-store';

/** Where customers mostly go from a route, as a path that the route table knows. */
const nextPaths: Partial<Record<RouteName, string>> = { business: '/checkout', checkout: '/order-complete' };

/** The route that is worth prefetching while the browser is idle on another (SHL-1). */
export function nextStep(brand: PublicBrand, from: ShownRoute): ShownRoute | undefined {
  const path = from.kind === 'page' && from.route.name !== 'added' ? nextPaths[from.route.name] : undefined;
  const match = path === undefined ? undefined : matchRoute(brand, path);
  return match?.kind === 'page' ? match : undefined;
}
