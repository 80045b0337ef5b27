import type { RegistrySnapshot } from '../registry/snapshot';
import { aBrand } from '../testing/brands';
import { aRegistry, aRollout, aVisit, planOf, turnsOf } from '../testing/registry';
import { bucketOf } from './bucket';
import type * as Bucket from './bucket';
import { decide } from './decide';

jest.mock<typeof Bucket>('./bucket', () => {
  const actual = jest.requireActual<typeof Bucket>('./bucket');
  return { ...actual, bucketOf: jest.fn(actual.bucketOf) };
});
const hashed = jest.mocked(bucketOf);

/** A registry that counts how often its lists and their items are read. */
const counting = (registry: RegistrySnapshot) => {
  let reads = 0;
  const watched = <Held extends object>(held: Held): Held =>
    new Proxy(held, {
      get(target, key) {
        reads += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'object' && value !== null ? watched(value) : value;
      },
    });
  return {
    registry: { ...registry, turns: watched(registry.turns), rollouts: watched(registry.rollouts) },
    reads: () => reads,
  };
};

const registryOf = (size: number) =>
  aRegistry({
    turns: turnsOf(
      'promote shell@1.0.0',
      ...Array.from({ length: size }, (_, index) => `promote checkout@1.${index}.0`),
      ...Array.from({ length: size }, (_, index) => `promote listing@1.0.${index} on brand-${index}`),
    ),
    rollouts: [
      aRollout({ share: 5_000 }),
      ...Array.from({ length: size }, (_, index) =>
        aRollout({ id: `r${index + 8}`, name: 'listing', version: '9.0.0', brands: [`brand-${index}`] }),
      ),
    ],
  });

describe('the work of a decision', () => {
  it('[RES-9/flat] reads nothing from the registry once the plan is made, and hashes once for each rollout of the brand', () => {
    const work = [10, 1_000].map((size) => {
      const { registry, reads } = counting(registryOf(size));
      const plan = planOf(registry, aBrand());
      decide(plan, aVisit({ visitor: 'first' }));
      const before = { reads: reads(), hashes: hashed.mock.calls.length };
      for (let visitor = 0; visitor < 500; visitor += 1) decide(plan, aVisit({ visitor: `v-${visitor}` }));
      return { reads: reads() - before.reads, hashes: hashed.mock.calls.length - before.hashes };
    });
    expect(work).toStrictEqual([
      { reads: 0, hashes: 500 },
      { reads: 0, hashes: 500 },
    ]);
  });

  it('[RES-9/flat] gives every visitor the same decision object for features that are not being rolled out', () => {
    const plan = planOf(registryOf(10), aBrand({ id: 'brand-5' }));
    const [one, other] = ['a', 'b'].map((visitor) => decide(plan, aVisit({ visitor })).decisions);
    expect(one?.['shell']).toBe(other?.['shell']);
    expect(one?.['checkout']?.integrity).toBe(other?.['checkout']?.integrity);
  });

  it('shares one history between brands that no turn names, so that a new snapshot costs each of them little', () => {
    const { registry, reads } = counting(registryOf(1_000));
    decide(planOf(registry, aBrand()), aVisit());
    const first = reads();
    for (let made = 0; made < 10; made += 1) decide(planOf(registry, aBrand({ id: `b-${made}` })), aVisit());
    expect((reads() - first) / 10).toBeLessThan(first / 3);
  });
});
