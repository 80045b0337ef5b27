import type { Locator, Page } from 'playwright-core';
import { addressOf } from '../harness/browser';
import {
  addButtonOf,
  bringToCheckout,
  fillDetails,
  openSaffronYard,
  placeCashOrder,
} from '../harness/journey';

/** How a customer reaches a page of a feature, and what shows that it has loaded. */
export interface Visit {
  readonly feature: string;
  /** The page in words. */
  readonly page: string;
  /** What the customer does before the fault; returns the address that is opened then. */
  prepare(page: Page): Promise<string>;
  contentOf(page: Page): Locator;
}

const address = (path: string) => async () => addressOf('marketplace', path);

/** One page of each feature. */
export const visits: readonly Visit[] = [
  {
    feature: 'listing',
    page: 'the restaurants of a postcode',
    prepare: address('/listing?search_by_postcode=E1+6AN'),
    contentOf: (page) => page.getByText(/^\d+ Restaurents Open$/),
  },
  {
    feature: 'ordering',
    page: 'a menu',
    prepare: address('/business/saffron-yard'),
    contentOf: (page) => addButtonOf(page, 'Tandoori Salmon'),
  },
  {
    feature: 'booking',
    page: 'booking a table',
    async prepare(page) {
      await openSaffronYard(page, 'marketplace');
      return addressOf('marketplace', '/business/saffron-yard/booking');
    },
    contentOf: (page) => page.getByRole('radiogroup', { name: /^Guests/ }),
  },
  {
    feature: 'checkout',
    page: 'the checkout, with a basket',
    async prepare(page) {
      await bringToCheckout(page, 'marketplace', 'Collection');
      return addressOf('marketplace', '/checkout');
    },
    contentOf: (page) => page.getByRole('heading', { name: 'Check Out', exact: true }),
  },
  {
    feature: 'verification',
    page: 'typing in the code of an order',
    async prepare(page) {
      await bringToCheckout(page, 'marketplace', 'Collection');
      await fillDetails(page, 'Collection');
      await placeCashOrder(page);
      await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
      return page.url();
    },
    contentOf: (page) => page.getByRole('heading', { name: 'Confirm your order' }),
  },
  {
    feature: 'kitchen',
    page: 'logging in to a kitchen',
    prepare: address('/kitchen'),
    contentOf: (page) => page.getByLabel(/^Token of the restaurant/),
  },
  {
    feature: 'shell',
    page: 'the contact page',
    prepare: address('/contact-us'),
    contentOf: (page) => page.getByRole('heading', { level: 1, name: 'Contact us' }),
  },
];
