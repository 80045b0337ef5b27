import type { RegistryAnswer } from '@storefront/contract';

/** A brand that its people have changed: what visitors get came from a draft, and another draft waits. */
export const brand: RegistryAnswer<'brand'> = {
  brand: 'northbank',
  latest: 4,
  source: 'version',
  data: JSON.stringify({ id: 'northbank', name: 'Northbank Eats' }, null, 2),
  draft: 4,
  versions: [
    {
      number: 4,
      kind: 'draft',
      by: 'northbank-partners-of-the-southern-quarter',
      person: 'maximiliane-von-hohenstein',
      at: '2026-11-20T17:42:00.000Z',
      reason: 'the colours of the winter season',
    },
    {
      number: 3,
      kind: 'live',
      by: 'operators',
      person: 'bob',
      at: '2026-11-12T09:15:00.000Z',
      reason: 'guests may order without an account',
    },
    {
      number: 2,
      kind: 'draft',
      by: 'operators',
      machine: 'CI',
      at: '2026-11-12T09:10:00.000Z',
      reason: 'guests may order without an account',
    },
    { number: 1, kind: 'live', by: 'brand file', at: '2026-11-12T09:10:00.000Z', reason: 'the brand file' },
  ],
};
