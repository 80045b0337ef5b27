import type { Navigation } from '@storefront/host';

/** What is used of the router. */
export interface Router {
  navigate(path: string, options?: { replace?: boolean }): void;
}

/** What is used of the browser's location. */
export interface Address {
  readonly origin: string;
  assign(url: string): void;
  reload(): void;
}

/** Moving about through the router; `notFound` shows the 404 page where the customer is. */
export function routerNavigation(router: Router, address: Address, notFound: () => void): Navigation {
  return {
    go: (path) => router.navigate(path),
    replace: (path) => router.navigate(path, { replace: true }),
    leave: (url) => {
      const { protocol, href } = new URL(url, address.origin);
      // The address may come from a provider by way of the server: a script is no place to go to.
      if (protocol !== 'https:' && protocol !== 'http:')
        throw new Error(`Not an address to leave for: ${url}`);
      address.assign(href);
    },
    reload: () => address.reload(),
    notFound,
  };
}
