import type { RegistryAnswer } from '@storefront/contract';
import { abortReason, at, fromOneNetwork, longRelease } from './words';

type Entry = RegistryAnswer<'audit'>[number];
const entry = (id: number, parts: Partial<Entry>): Entry => ({
  id,
  at: at('21:10'),
  actor: 'checkout-team',
  action: 'rollout start',
  subject: 'checkout@2.1.0',
  brands: 'all',
  before: null,
  after: { rollout: 'r41' },
  reason: 'the address is asked for once',
  refused: false,
  faults: [],
  ...parts,
});

export const audit: RegistryAnswer<'audit'> = [
  entry(128, {
    at: at('22:41'),
    actor: 'guard',
    action: 'rollout hold',
    subject: 'listing@1.9.0',
    reason: fromOneNetwork,
  }),
  entry(127, {
    at: at('22:14'),
    actor: 'guard',
    action: 'rollout abort',
    subject: 'ordering@3.1.0',
    reason: abortReason,
  }),
  entry(126, {
    at: at('22:01'),
    action: 'rollback',
    subject: 'shell',
    refused: true,
    faults: ['checkout-team has no right to releases of shell.'],
  }),
  entry(125, {}),
  entry(124, {
    at: at('20:30'),
    actor: 'northbank-partners-of-the-southern-quarter',
    action: 'rollout pause',
    subject: longRelease,
    brands: ['northbank'],
    reason: `sha384-${'x'.repeat(90)}`,
  }),
  entry(123, {
    at: at('18:02'),
    actor: 'operators',
    action: 'freeze',
    subject: 'northbank',
    brands: ['northbank'],
    reason: 'the weeks of the holidays',
  }),
  entry(122, {
    at: at('17:40'),
    actor: 'operators',
    action: 'pin',
    subject: longRelease,
    brands: ['northbank'],
    reason: 'asked for by the partner',
  }),
];
