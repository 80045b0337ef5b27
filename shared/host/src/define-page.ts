import type { ComponentType } from 'react';
import type { Host, PageLocation } from './host';

/** What a page's `create` returns: its stores behind one object. All life-cycle verbs are optional. */
export interface PageModel {
  /** Fetches what the first paint needs; may run before the page is mounted. Failures become state, never a rejection. */
  load?(): Promise<void>;
  /** The page is on screen: reactions, subscriptions and timers begin. */
  start?(): void;
  /** The page is gone: whatever `start` began ends. */
  stop?(): void;
  /** The address changed within the same page, as when a tab or a filter is chosen or the customer goes back. */
  locationChanged?(location: PageLocation): void;
}

/** A page as a remote exposes it and the shell shows it. */
export interface Page<Model extends PageModel = PageModel> {
  readonly kind: 'page';
  create(host: Host, location: PageLocation): Model;
  readonly Component: ComponentType<{ model: Model }>;
}

/** Declares a page: `create` builds its stores from the Host, so that the same page can be made twice, in a test or in the shell. */
export function definePage<Model extends PageModel>(page: Omit<Page<Model>, 'kind'>): Page<Model> {
  return { kind: 'page', ...page };
}
