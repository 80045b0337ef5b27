import type { ReleaseManifest } from '@storefront/contract';
import type { DecidingBrand } from '../decisions/feature-plan';
import { planFor, SharedPlans } from '../decisions/plan';
import type { Plan } from '../decisions/plan';
import { anonymousVisitAt } from '../decisions/visit';
import type { Visit } from '../decisions/visit';
import { formerAcceptances } from '../registry/acceptance';
import type { RegistrySnapshot, Rollout, StableTurn } from '../registry/snapshot';
import { aBrand } from './brands';
import { aReleaseOf } from './releases';

/** The instant of the visits in tests. */
export const testNow = Date.parse('2026-11-21T18:00:00.000Z');

/** Turns with ids from 1 on: `promote checkout@2.0.0`, or `rollback checkout@1.0.0 on northbank leeds`. */
export function turnsOf(...sentences: readonly string[]): StableTurn[] {
  return sentences.map((sentence, index) => {
    const [, kind, name = '', version = '', brands] =
      /^(promote|rollback) (\S+)@(\S+)(?: on (.+))?$/.exec(sentence) ?? [];
    if (kind !== 'promote' && kind !== 'rollback') throw new Error(`This is no turn: ${sentence}`);
    const scope = brands === undefined ? 'all' : brands.split(' ');
    return { id: index + 1, kind, name, version, brands: scope, at: '2026-11-21T12:00:00.000Z' };
  });
}

/** A rollout of checkout@2.1.0 to a tenth of the visitors of every brand; `changes` are what a test is about. */
export function aRollout({ share = 1_000, ...changes }: Partial<Rollout> & { share?: number } = {}): Rollout {
  return {
    id: 'r7',
    name: 'checkout',
    version: '2.1.0',
    brands: 'all',
    state: 'running',
    steps: [{ share, minimumMinutes: 30, minimumPageLoads: 100 }],
    step: 0,
    stepBeganAt: '2026-11-21T12:00:00.000Z',
    salt: 'salt of r7',
    watch: ['failure'],
    ...changes,
  };
}

/**
 * A registry with these changes; releases that turns, rollouts and pins name are added unless they are given, and every brand there has
 * accepted them.
 */
export function aRegistry(changes: Partial<RegistrySnapshot> = {}): RegistrySnapshot {
  const {
    turns = turnsOf('promote shell@1.0.0', 'promote checkout@2.0.0'),
    rollouts = [],
    pins = [],
  } = changes;
  const named = [...turns, ...rollouts, ...pins];
  const releases = new Map<string, ReleaseManifest>(
    named.map(({ name, version }) => [`${name}@${version}`, aReleaseOf(name, version)]),
  );
  for (const release of changes.releases ?? [])
    releases.set(`${release.feature}@${release.version}`, release);
  return {
    generation: 1,
    freezes: [],
    endedPreviews: [],
    acceptances: formerAcceptances({ turns, rollouts, pins }),
    trusted: [],
    brandVersions: [],
    drafts: [],
    ...changes,
    turns,
    rollouts,
    pins,
    releases: [...releases.values()],
  };
}

/** The plan of a brand, `market` by default, for such a registry. */
export function aPlan(
  changes: Partial<RegistrySnapshot> = {},
  brand: Parameters<typeof aBrand>[0] = {},
): Plan {
  return planOf(aRegistry(changes), aBrand(brand));
}

/** The plan of one brand for a registry. */
export function planOf(registry: RegistrySnapshot, brand: DecidingBrand, assetOrigin = ''): Plan {
  return planFor(brand, new SharedPlans(registry, assetOrigin));
}

/** A visit of the visitor `v-1` that begins now. */
export function aVisit(changes: Partial<Visit> = {}): Visit {
  return { ...anonymousVisitAt(testNow), visitor: 'v-1', ...changes };
}
