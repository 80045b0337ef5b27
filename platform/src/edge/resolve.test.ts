import { fastify } from 'fastify';
import { bucketOf } from '../decisions/bucket';
import { decide } from '../decisions/decide';
import { aBrand } from '../testing/brands';
import { fixedClock } from '../testing/fixed-clock';
import { aPlan, aRollout, turnsOf } from '../testing/registry';
import { Counters } from './counters';
import { platformRoutes } from './platform-routes';
import { Previews } from './previews';
import { Telemetry } from './telemetry';
import { Visits } from './visits';

const visitorWithBucket = (wanted: number) => {
  for (let place = 0; place < 1_000_000; place += 1) {
    if (bucketOf('salt of r7', `v-${place}`) === wanted) return `v-${place}`;
  }
  throw new Error(`No visitor has bucket ${wanted}`);
};

const resolve = async (query: string) => {
  const app = fastify();
  const served = { brand: aBrand(), pictures: new Map() };
  const book = {
    brands: [served],
    faults: [],
    ofHost: () => served,
    ofId: (id: string) => (id === 'market' ? served : undefined),
  };
  const plan = aPlan({
    turns: turnsOf('promote shell@1.0.0', 'promote checkout@2.0.0'),
    rollouts: [aRollout({ share: 1_000 })],
  });
  platformRoutes(app, {
    brands: () => book,
    brandOf: () => served,
    brandOfOrigin: () => served,
    decidedFor: (_served, visit) => decide(plan, visit),
    visits: new Visits({
      clock: fixedClock,
      production: false,
      previews: new Previews({ key: undefined, published: async () => undefined }),
    }),
    releases: { find: async () => undefined },
    telemetry: new Telemetry({ counters: new Counters(), log: app.log }),
    addressOf: ({ ip }) => ip,
    clock: fixedClock,
  });
  const answer = await app.inject(`/platform/resolve?${query}`);
  await app.close();
  return answer;
};

describe('asking why a visitor gets a release', () => {
  it('[RES-7/answer] is answered in words with his bucket', async () => {
    const inside = (await resolve(`brand=market&visitor=${visitorWithBucket(412)}`)).json();
    expect(inside.decisions.checkout).toEqual({
      release: 'checkout@2.1.0',
      step: 'rollout',
      because: 'checkout@2.1.0 because bucket 412 < 1000 of rollout r7',
      lastGood: ['checkout@2.0.0'],
    });
    const outside = (await resolve(`brand=market&visitor=${visitorWithBucket(4_120)}`)).json();
    expect(outside.decisions.checkout.because).toBe(
      'checkout@2.0.0 because it is stable, as bucket 4120 >= 1000 of rollout r7',
    );
  });

  it('[RES-7/answer] and for a visitor who keeps no cookies', async () => {
    const { visitor, decisions } = (await resolve('brand=market')).json();
    expect(visitor).toBeNull();
    expect(decisions.checkout.because).toContain('as rollout r7 needs a visitor who keeps a cookie');
  });

  it('names what is wrong with an id that no visitor can have', async () => {
    const answer = await resolve('brand=market&visitor=a%20b');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { status: 'visitor: an id is up to 64 letters, digits, - and _, as the cookie holds it.' },
    ]);
  });
});
