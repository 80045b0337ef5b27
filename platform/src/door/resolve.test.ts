import type { RegistryQuery } from '@storefront/contract';
import { bucketOf } from '../decisions/bucket';
import { decide } from '../decisions/decide';
import { aBrand } from '../testing/brands';
import { fixedClock } from '../testing/fixed-clock';
import { aPlan, aRollout, turnsOf } from '../testing/registry';
import { resolveVisitor } from './resolve';

const visitorWithBucket = (wanted: number) => {
  for (let index = 0; index < 1_000_000; index += 1) {
    if (bucketOf('salt of r7', `v-${index}`) === wanted) return `v-${index}`;
  }
  throw new Error(`No visitor has bucket ${wanted}`);
};

const served = { brand: aBrand(), pictures: new Map() };
const plan = aPlan({
  turns: turnsOf('promote shell@1.0.0', 'promote checkout@2.0.0'),
  rollouts: [aRollout({ share: 1_000, audience: ['staff', 'customers'] })],
});

const resolve = (query: RegistryQuery<'resolve'>) =>
  resolveVisitor(query, {
    brands: { brands: [served], ofId: (id) => (id === 'market' ? served : undefined) },
    decidedFor: (_served, visit) => decide(plan, visit),
    now: fixedClock.now().getTime(),
  });

describe('the query why a visitor gets a release', () => {
  it.each([
    [{ staff: 'yes' } as const, 'staff come first'],
    [{ customer: 'yes' } as const, 'logged-in customers come first'],
  ])('[ROL-10/resolve] says what a member of an audience gets: %j', (who, why) => {
    const visitor = visitorWithBucket(4_120);
    expect(resolve({ brand: 'market', visitor, ...who })).toMatchObject({
      answer: { decisions: { checkout: { because: `checkout@2.1.0 because ${why} in rollout r7` } } },
    });
    expect(resolve({ brand: 'market', visitor })).toMatchObject({
      answer: {
        decisions: { checkout: { because: expect.stringContaining('bucket 4120 >= 1000 of rollout r7') } },
      },
    });
  });

  it('[RES-7/answer] answers in words with the visitor’s bucket', () => {
    expect(resolve({ brand: 'market', visitor: visitorWithBucket(412) })).toMatchObject({
      answer: {
        decisions: {
          checkout: {
            release: 'checkout@2.1.0',
            step: 'rollout',
            because: 'checkout@2.1.0 because bucket 412 < 1000 of rollout r7',
            lastGood: ['checkout@2.0.0'],
          },
        },
      },
    });
    expect(resolve({ brand: 'market', visitor: visitorWithBucket(4_120) })).toMatchObject({
      answer: {
        decisions: {
          checkout: { because: 'checkout@2.0.0 because it is stable, as bucket 4120 >= 1000 of rollout r7' },
        },
      },
    });
  });

  it('[RES-7/answer] answers for a visitor who keeps no cookies', () => {
    const because = expect.stringContaining('as rollout r7 needs a visitor who keeps a cookie');
    expect(resolve({ brand: 'market' })).toMatchObject({
      answer: { visitor: null, decisions: { checkout: { because } } },
    });
  });

  it('says what is wrong with an id that no visitor can have', () => {
    expect(resolve({ brand: 'market', visitor: 'a b' })).toStrictEqual({
      kind: 'refused',
      status: 400,
      fault: 'visitor: an id is up to 64 letters, digits, - and _, as the cookie holds it.',
    });
  });

  it('names the existing brands when asked for an unknown one', () => {
    expect(resolve({ brand: 'moon' })).toStrictEqual({
      kind: 'refused',
      status: 404,
      fault: 'There is no brand "moon"; there are market.',
    });
  });
});
