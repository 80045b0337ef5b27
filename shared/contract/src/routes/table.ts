import type { BrandKind } from '../brand';
import type { RouteName } from './names';

/** Who shows a route: a page module exposed by a remote, or the shell itself. */
type RemoteOwner = { kind: 'remote'; feature: string; expose: string };
type RouteOwner = RemoteOwner | { kind: 'shell' };

/** A row of the route table. In a pattern `:name` takes one segment, `:name?` one or none, a last `*` any rest. */
export interface Route {
  name: RouteName;
  patterns: readonly string[];
  on: readonly BrandKind[];
  owner: RouteOwner;
}

/** The route of a page that a release brings beside the table (REL-12). */
export interface AddedRoute {
  name: 'added';
  owner: RemoteOwner;
  title: string;
}

const marketplace = ['marketplace'] as const;
const single = ['single-business'] as const;
const every = ['marketplace', 'single-business'] as const;
const shell: RouteOwner = { kind: 'shell' };

function page(feature: string, name: string): RouteOwner {
  return { kind: 'remote', feature, expose: `./pages/${name}` };
}

/** Every route of the storefront (RTE-1..15, D1..D4, D71); a path that none takes is the 404 page (RTE-18). */
export const routes: readonly Route[] = [
  { name: 'home', patterns: ['/', '/home', '/home/*'], on: marketplace, owner: page('listing', 'home') },
  { name: 'listing', patterns: ['/listing'], on: marketplace, owner: page('listing', 'listing') },
  { name: 'business', patterns: ['/business/:slug'], on: marketplace, owner: page('ordering', 'business') },
  { name: 'business', patterns: ['/'], on: single, owner: page('ordering', 'business') },
  {
    name: 'business-booking',
    patterns: ['/business/:slug/booking'],
    on: marketplace,
    owner: page('booking', 'booking'),
  },
  { name: 'booking', patterns: ['/booking'], on: every, owner: page('booking', 'booking') },
  { name: 'info', patterns: ['/info'], on: every, owner: page('booking', 'info') },
  { name: 'review', patterns: ['/review'], on: every, owner: page('booking', 'review') },
  {
    name: 'write-review',
    patterns: ['/information/feedback/:slug'],
    on: every,
    owner: page('booking', 'write-review'),
  },
  { name: 'checkout', patterns: ['/checkout'], on: every, owner: page('checkout', 'checkout') },
  {
    name: 'verification',
    patterns: ['/order/checkout-otp/:okey'],
    on: every,
    owner: page('verification', 'verification'),
  },
  {
    name: 'order-complete',
    patterns: ['/order-complete'],
    on: every,
    owner: page('checkout', 'order-complete'),
  },
  {
    name: 'booking-complete',
    patterns: ['/booking-complete'],
    on: every,
    owner: page('booking', 'booking-complete'),
  },
  { name: 'account', patterns: ['/account/:section?'], on: every, owner: shell },
  { name: 'information', patterns: ['/information/:page?'], on: every, owner: shell },
  { name: 'contact-us', patterns: ['/contact-us'], on: every, owner: shell },
];

/** Every page module that the route table needs of a feature, such as './pages/menu' (REL-3). */
export function exposesNeededOf(feature: string): string[] {
  const exposes = routes.flatMap(({ owner }) =>
    owner.kind === 'remote' && owner.feature === feature ? [owner.expose] : [],
  );
  return [...new Set(exposes)];
}
