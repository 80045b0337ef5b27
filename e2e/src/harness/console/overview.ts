import type { RegistryAnswer } from '@storefront/contract';
import { longRelease } from './words';

const stableCell = (feature: string, version = '1.0.0', before?: string) => ({
  feature,
  name: feature,
  release: `${feature}@${version}`,
  stable: `${feature}@${version}`,
  reason: `${feature}@${version} because it is stable`,
  lastGood: before === undefined ? [] : [`${feature}@${before}`],
  canRollBack: before !== undefined,
});

const canary = (rollout: string, release: string, share: number, state: 'running' | 'paused' | 'held') => ({
  canary: { rollout, release, share, state, leftOut: false },
});

type Cell = RegistryAnswer<'overview'>['brands'][number]['cells'][number];
const usualCells: readonly Cell[] = [
  stableCell('account'),
  stableCell('booking', '1.4.0', '1.3.2'),
  { ...stableCell('checkout', '2.0.0', '1.9.1'), ...canary('r41', 'checkout@2.1.0', 1_000, 'running') },
  { ...stableCell('listing', '1.8.0', '1.7.0'), ...canary('r42', 'listing@1.9.0', 100, 'held') },
  stableCell('ordering', '3.0.1', '3.0.0'),
  stableCell('shell', '5.2.0', '5.1.0'),
  stableCell('verification'),
];

/** Three brands: with rollouts, frozen and pinned, and one where all is well. */
export const overview: RegistryAnswer<'overview'> = {
  brands: [
    {
      id: 'marketplace',
      name: 'Supperhood',
      kind: 'marketplace',
      hosts: ['supperhood.example', 'www.supperhood.example'],
      cells: usualCells,
    },
    {
      id: 'northbank',
      name: 'Northbank Eats',
      kind: 'marketplace',
      hosts: ['northbank-eats-of-the-southern-quarter.example'],
      frozenUntil: '2027-01-02T06:00:00.000Z',
      cells: [
        ...usualCells.map((cell) =>
          cell.canary ? { ...cell, canary: { ...cell.canary, leftOut: true } } : cell,
        ),
        {
          ...stableCell('rewards'),
          name: longRelease.split('@')[0] ?? '',
          release: longRelease,
          stable: longRelease,
          pin: { release: longRelease, by: 'registry' },
        },
      ],
    },
    {
      id: 'saffron-yard',
      name: 'Saffron Yard',
      kind: 'single-business',
      hosts: ['saffron-yard.example'],
      cells: usualCells.map(({ feature, release }) => stableCell(feature, release?.split('@')[1])),
    },
  ],
  faults: [],
};
