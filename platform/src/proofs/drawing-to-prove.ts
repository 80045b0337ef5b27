import { firstCalls, followingCalls, matchRoute, routeNames, routes } from '@storefront/contract';
import type { AddedPage, FirstData, PageState, PublicBrand, RouteName } from '@storefront/contract';
import type { Build } from '../releases/parse-build';
import { featureOf } from '../releases/release-store';
import { exampleData } from './example-answers';
import type { ServerPart } from '../render/drawing';
import type { DrawingToProve, PageToProve } from './drawing-faults';

/** The server part of the shell that most visitors have, as text; a build's server part is tried with it. */
export interface ShellToProveWith {
  readonly server: string | undefined;
}

/** Draws nothing, and lends stand-ins for everything: enough to see whether modules throw when they are loaded. */
const stubShell = `
  const anything = () => new Proxy(function () {}, {
    get: (of, key) => key === 'prototype' ? of.prototype : key === 'then' ? undefined
      : key === Symbol.toPrimitive ? () => 0 : key === Symbol.iterator ? () => [][Symbol.iterator]() : anything(),
    apply: anything,
    construct: anything,
  });
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'mobx', 'mobx-react-lite'];
  exports.shared = Object.fromEntries(names.map((name) => [name, anything()]));
  exports.draw = async () => { throw Object.assign(new Error(), { name: 'AsksForMore' }); };`;

const base = 'https://brand.invalid/releases/tried/';

/** How a build's server part is tried before it is published; undefined when it has none. */
export function drawingToProve(build: Build, shell: ShellToProveWith): DrawingToProve | undefined {
  const { description, server } = build;
  if (server === undefined) return undefined;
  const { feature, version } = description;
  const own = featureOf(feature);
  const part = (of: string, code: string): ServerPart => ({
    key: of,
    base,
    code,
    name: `${feature}@${version}`,
  });
  const code = Buffer.from(server.bytes).toString('utf8');
  const pair =
    own === 'shell'
      ? { shell: part('shell', code), remote: undefined }
      : { shell: part('shell', shell.server ?? stubShell), remote: part('remote', code) };
  const pages = own === 'shell' ? shellPages() : [...routePages(own), ...addedPages(build)];
  return { path: server.path, pair, pages };
}

function shellPages(): PageToProve[] {
  return ['/contact-us', '/information/tried', '/nowhere'].map((address) => ({
    name: address,
    ...drawingsOf({ address }, firstDataOf(address)),
  }));
}

/** The queries of the pages that load nothing without one. */
const queries: { readonly [name in RouteName]?: Readonly<Record<string, string>> } = {
  listing: { search_by_postcode: 'E1 6AN' },
  booking: { business: 'tried' },
  info: { business: 'tried' },
  review: { business: 'tried' },
  'order-complete': { v: 'tried' },
  'booking-complete': { v: 'tried' },
};

/** The pages of the specification's routes that a feature shows, each at one address. */
function routePages(feature: string): PageToProve[] {
  const pages = new Map<string, PageToProve>();
  for (const { name, owner, patterns, on } of routes) {
    if (owner.kind !== 'remote' || owner.feature !== feature || !on.includes(triedBrand.kind)) continue;
    const { expose } = owner;
    const path = addressOf(patterns[0] ?? '/');
    const query = queries[name] ?? {};
    const text = new URLSearchParams(query).toString();
    const address = text === '' ? path : `${path}?${text}`;
    pages.set(expose, { name: expose, ...drawingsOf({ address, expose }, firstDataOf(path, query)) });
  }
  return [...pages.values()];
}

/** The first data of a page at this address, from examples; none for a page that loads nothing. */
function firstDataOf(path: string, query: Readonly<Record<string, string>> = {}): FirstData[] {
  const match = matchRoute(triedBrand, path, query);
  if (match.kind !== 'page') return [];
  const first = exampleData(firstCalls(triedBrand, match, query));
  return [...first, ...exampleData(followingCalls(triedBrand, match, query, first))];
}

function drawingsOf(
  page: { readonly address: string; readonly expose?: string },
  firstData: FirstData[],
): Pick<PageToProve, 'drawing' | 'withData'> {
  return {
    drawing: JSON.stringify({ ...page, page: aState() }),
    withData:
      firstData.length > 0 ? JSON.stringify({ ...page, page: { ...aState(), firstData } }) : undefined,
  };
}

function addedPages({ description: { feature, pages = [] } }: Build): PageToProve[] {
  return pages.map(({ kinds: _kinds, ...page }) => {
    const added: AddedPage = { feature: featureOf(feature), ...page };
    return {
      name: page.expose,
      drawing: JSON.stringify({
        address: addressOf(page.paths[0] ?? '/'),
        expose: page.expose,
        page: aState([added]),
      }),
      // Only its own team knows what it loads.
      withData: undefined,
    };
  });
}

function addressOf(pattern: string): string {
  return pattern.replace(/:\w+\??/g, 'tried').replace('*', 'tried');
}

function aState(pages: AddedPage[] = []): PageState {
  return {
    brand: triedBrand,
    now: 1_795_000_000_000,
    status: 200,
    decisions: {},
    pages,
    firstData: [],
    siteOrigin: 'https://brand.invalid',
    apiOrigin: '',
    assetOrigin: '',
    apiAuthorization: '',
  };
}

const triedBrand: PublicBrand = {
  id: 'tried',
  kind: 'marketplace',
  business: null,
  name: 'A brand',
  texts: {
    homeTitle: 'Title',
    homeText: 'Text',
    metaTitle: 'Title',
    metaKeywords: '',
    metaDescription: 'Description',
    footer: 'Footer',
  },
  logo: '/logo.svg',
  favicon: '/favicon.svg',
  paymentModes: ['cod'],
  guestCheckout: true,
  routes: [...routeNames],
  legalPages: [{ slug: 'tried', title: 'Terms' }],
  contact: { email: 'a@brand.invalid', phone: '', address: '' },
};
