import { routeNames, routes } from '@storefront/contract';
import type { AddedPage, PageState, PublicBrand } from '@storefront/contract';
import type { PartToEvaluate } from '../render/in-worker/messages';
import type { Build } from '../releases/parse-build';
import { featureOf } from '../releases/release-store';
import type { DrawingToProve } from './in-sandbox/drawing-faults';

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
  const part = (role: PartToEvaluate['role'], code: string): PartToEvaluate => ({
    ...{ role, base, code },
    name: `${feature}@${version}`,
  });
  const code = Buffer.from(server.bytes).toString('utf8');
  const parts =
    own === 'shell'
      ? [part('shell', code)]
      : [part('shell', shell.server ?? stubShell), part('remote', code)];
  const pages = own === 'shell' ? shellPages() : [...routePages(own), ...addedPages(build)];
  return { path: server.path, parts, pages };
}

function shellPages() {
  return ['/contact-us', '/nowhere'].map((address) => ({
    name: address,
    drawing: JSON.stringify({ address, page: aState() }),
  }));
}

/** The pages of the specification's routes that a feature shows, each at one address. */
function routePages(feature: string) {
  const pages = new Map<string, string>();
  for (const { owner, patterns } of routes) {
    const [pattern = '/'] = patterns;
    if (owner.kind === 'remote' && owner.feature === feature) pages.set(owner.expose, addressOf(pattern));
  }
  return [...pages].map(([expose, address]) => ({
    name: expose,
    drawing: JSON.stringify({ address, expose, page: aState() }),
  }));
}

function addedPages({ description: { feature, pages = [] } }: Build) {
  return pages.map(({ kinds: _kinds, ...page }) => {
    const added: AddedPage = { feature: featureOf(feature), ...page };
    return {
      name: page.expose,
      drawing: JSON.stringify({
        ...{ address: addressOf(page.paths[0] ?? '/'), expose: page.expose },
        page: aState([added]),
      }),
    };
  });
}

function addressOf(pattern: string): string {
  return pattern.replace(/:\w+\??/g, 'tried').replace('*', 'tried');
}

function aState(pages: AddedPage[] = []): PageState {
  return {
    ...{ brand: triedBrand, now: 1_795_000_000_000, status: 200, decisions: {}, pages, firstData: [] },
    ...{ siteOrigin: 'https://brand.invalid', apiOrigin: '', assetOrigin: '', apiAuthorization: '' },
  };
}

const triedBrand: PublicBrand = {
  ...{ id: 'tried', kind: 'marketplace', business: null, name: 'A brand' },
  texts: {
    ...{ homeTitle: 'Title', homeText: 'Text', metaTitle: 'Title', metaKeywords: '' },
    ...{ metaDescription: 'Description', footer: 'Footer' },
  },
  ...{ logo: '/logo.svg', favicon: '/favicon.svg', paymentModes: ['cod'], guestCheckout: true },
  ...{ routes: [...routeNames], legalPages: [] },
  contact: { email: 'a@brand.invalid', phone: '', address: '' },
};
