import type { RegistryAnswer } from '@storefront/contract';

/** The teams of a shop with a partner. */
export const teams: RegistryAnswer<'teams'> = [
  {
    id: 'checkout-team',
    features: ['checkout'],
    webhook: 'hooks.checkout-team.example',
    chat: 'hooks.slack.example',
    email: 'checkout-team.example',
  },
  { id: 'northbank-partners-of-the-southern-quarter', features: ['northbank-partners/*', 'brand:northbank'] },
  { id: 'operators', features: ['*'] },
];

/** People, of whom some have no address and one a long name. */
export const members: RegistryAnswer<'members'> = [
  { team: 'checkout-team', person: 'ann', role: 'owner', email: 'ann@checkout-team.example' },
  { team: 'checkout-team', person: 'bob', role: 'member' },
  {
    team: 'northbank-partners-of-the-southern-quarter',
    person: 'maximiliane-von-hohenstein',
    role: 'owner',
    email: 'maximiliane.von.hohenstein@northbank-eats-of-the-southern-quarter.example',
  },
];

/** Tokens of a person and of machines, one that was never used and one without an end. */
export const tokens: RegistryAnswer<'tokens'> = [
  {
    id: 't3',
    team: 'checkout-team',
    name: 'CI',
    createdAt: '2026-10-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T17:58:00.000Z',
  },
  {
    id: 't14',
    team: 'checkout-team',
    person: 'ann',
    name: 'laptop',
    createdAt: '2026-11-12T09:00:00.000Z',
    lastUsedAt: '2026-11-20T18:20:00.000Z',
    expiresAt: '2027-02-10T09:00:00.000Z',
  },
  {
    id: 't15',
    team: 'northbank-partners-of-the-southern-quarter',
    person: 'maximiliane-von-hohenstein',
    name: 'the first token of Maximiliane',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2027-02-18T09:00:00.000Z',
  },
];
