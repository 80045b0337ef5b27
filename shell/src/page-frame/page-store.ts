import type { RouteMatch, RouteName } from '@storefront/contract';
import type { PageLocation } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FrameStore } from './frame-store';
import type { ModuleLoader } from './module-loader';

/** A route that shows something: a page of the table, or the 404 page. */
export type ShownRoute = Exclude<RouteMatch, { kind: 'redirect' }>;

/** A route of the table, a page that a release brings, or the 404 page. */
export type ShownRouteName = RouteName | 'added' | 'not-found';

/** Where the module of a route is: with a remote, or with the shell itself under the feature `shell`. */
export function findModule(match: ShownRoute): { feature: string; expose: string; route: ShownRouteName } {
  if (match.kind === 'not-found') return { feature: 'shell', expose: 'not-found', route: 'not-found' };
  const { name, owner } = match.route;
  return owner.kind === 'remote'
    ? { feature: owner.feature, expose: owner.expose, route: name }
    : { feature: 'shell', expose: name, route: name };
}

export interface PageStoreDeps {
  readonly loader: ModuleLoader;
  /** Makes the frame of a page; `location` gives the address as it is when the page is made. */
  readonly frameFor: (match: ShownRoute, location: () => PageLocation) => FrameStore;
}

/** The page that the address shows: made once for a path, told of every change of the query within it. */
export class PageStore {
  current: { readonly match: ShownRoute; readonly frame: FrameStore } | undefined;
  location: PageLocation = { path: '/', params: {}, query: {} };
  readonly #deps: PageStoreDeps;
  #shownKey: string | undefined;

  constructor(deps: PageStoreDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { current: observableRef, location: observableRef }, { autoBind: true });
  }

  /** Observed apart from the query: what depends on the path alone is not drawn again when a filter changes the query (G27). */
  get path(): string {
    return this.location.path;
  }

  /** Shows the page of a new address. Returns whether it is another page than before. */
  show(match: ShownRoute, location: PageLocation): boolean {
    this.location = location;
    const key = JSON.stringify([location.path, location.params]);
    if (key === this.#shownKey) {
      const framed = this.current?.frame.framed;
      if (framed?.kind === 'shown') framed.opened.model.locationChanged?.(location);
      return false;
    }
    this.#shownKey = key;
    this.open(match);
    return true;
  }

  /** Shows the 404 page at this address, because what the path names does not exist (D47). */
  showNotFound() {
    this.open({ kind: 'not-found' });
  }

  /** Loads the module of a route that the customer is likely to go to (SHL-1). */
  prefetch(match: RouteMatch) {
    if (match.kind === 'redirect') return;
    const { feature, expose } = findModule(match);
    this.#deps.loader.prefetch(feature, expose);
  }

  private open(match: ShownRoute) {
    this.current?.frame.leave();
    this.current = { match, frame: this.#deps.frameFor(match, () => this.location) };
    void this.current.frame.begin();
  }
}
