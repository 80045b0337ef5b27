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

/** Navigation through the router; `notFound` shows the 404 page at the current address. */
export function routerNavigation(router: Router, address: Address, notFound: () => void): Navigation {
  return {
    go: (path) => router.navigate(path),
    replace: (path) => router.navigate(path, { replace: true }),
    leave: (url) => {
      const { protocol, href } = new URL(url, address.origin);
      // A payment provider may have sent the address through the server: refuse anything but a web address, such as a script.
      if (protocol !== 'https:' && protocol !== 'http:')
        throw new Error(`Not an address to leave for: ${url}`);
      address.assign(href);
    },
    reload: () => address.reload(),
    notFound,
  };
}
