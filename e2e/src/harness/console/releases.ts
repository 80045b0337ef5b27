import type { RegistryAnswer } from '@storefront/contract';
import { abortReason, at, longRelease } from './words';

const releaseOf = (id: string, hour: number, author = 'checkout-team') => {
  const [name = '', version = ''] = id.split('@');
  return {
    name,
    version,
    publishedAt: at(String(hour).padStart(2, '0') + ':00'),
    author,
    commit: '4be1c0a97d5f3e2b1a90',
    revoked: false,
  };
};
export const releases: RegistryAnswer<'releases'> = [
  {
    ...releaseOf('ordering@3.1.0', 21, 'ordering-team'),
    aborted: { rollout: 'r40', at: at('22:14'), by: 'guard', reason: abortReason },
  },
  releaseOf('checkout@2.1.0', 20),
  releaseOf('listing@1.9.0', 19, 'listing-team'),
  releaseOf(longRelease, 18, 'northbank-partners-of-the-southern-quarter'),
  ...['2.0.0', '1.9.1', '1.9.0', '1.8.0'].map((version, index) =>
    releaseOf(`checkout@${version}`, 12 - index),
  ),
  { ...releaseOf('checkout@1.7.0', 7), revoked: true },
  releaseOf('ordering@3.0.1', 6, 'ordering-team'),
];

const integrity = `sha384-${'Zm9vYmFy'.repeat(8)}`;
const fileOf = (path: string, bytes: number) => ({
  path,
  bytes,
  brotliBytes: Math.round(bytes / 3.4),
  integrity,
});
export const release: RegistryAnswer<'release'> = {
  hash: integrity,
  accepted: ['marketplace'],
  // Safe: the console shows no other part of a manifest.
  manifest: {
    feature: 'ordering',
    version: '3.1.0',
    author: 'ordering-team',
    commit: '4be1c0a97d5f3e2b1a90c4d2e8f7a6b5c4d3e2f1',
    publishedAt: at('21:00'),
    hostContract: { needed: '^2.4.0' },
    shared: [
      { name: 'react', version: '^19.0.0', provided: false },
      { name: 'mobx', version: '^7.0.0', provided: false },
    ],
    exposes: { './page': { js: ['page.1f0a77bc21.js'], css: ['page.77bc21aa01.css'] } },
    files: [
      fileOf('entry.9c1e0a77bc.js', 12_410),
      fileOf('page.1f0a77bc21.js', 88_020),
      fileOf('page.77bc21aa01.css', 21_007),
    ],
  } as never,
  openedAt: at('21:10'),
  aborted: { rollout: 'r40', at: at('22:14'), by: 'guard', reason: abortReason },
};

export const faults: RegistryAnswer<'release/faults'> = [
  {
    during: 'render',
    code: 'TypeError',
    place: 'remote-ordering/src/ui/menu/dish-card.tsx:41 in DishCard',
    stack: [
      'remote-ordering/src/ui/menu/dish-card.tsx:41 in DishCard',
      'remote-ordering/src/ui/menu/menu-tab.tsx:88 in MenuTab',
    ],
    brands: ['marketplace', 'northbank'],
    visitors: 1_031,
    since: at('21:12'),
    last: at('22:14'),
  },
  {
    during: 'promise',
    code: 'NetworkError',
    place: null,
    stack: ['page.1f0a77bc21.js:1:40211'],
    brands: ['marketplace'],
    visitors: 2,
    since: at('21:40'),
    last: at('21:52'),
  },
];
