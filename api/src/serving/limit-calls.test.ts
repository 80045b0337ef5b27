import { callTraits } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { registerCalls } from '../app';
import type { CallRegistry } from '../call';
import { testConfig } from '../testing/test-api';
import type { CallLimit } from '../limits/call-limit';
import { limitCalls } from './limit-calls';
import type { Limit } from '../limits/rate-limit';

const limited = { kind: 'limited', retryAfterSeconds: 7 } as const;
const names = Object.keys(callTraits) as CallName[];

const from = (address: string) => ({
  brand: undefined,
  address,
  log: { info: () => undefined } as never,
  headers: {},
  parameters: {},
  rawBody: '',
});

/** The whole registry with a limit that is reached by the callers named, and what it was asked. A handler that runs fails, because it has no ports. */
function limitedRegistry(isReached: (caller: string) => boolean) {
  const registry: CallRegistry = new Map();
  const asked: { caller: string; limit: Limit }[] = [];
  const catalogue = { derived: () => undefined };
  registerCalls(registry, { config: testConfig, catalogue, shownCatalogue: catalogue } as never);
  const callLimit: CallLimit = {
    take(_call, caller, limit) {
      asked.push({ caller, limit });
      return Promise.resolve(isReached(caller) ? limited : { kind: 'taken' });
    },
  };
  const config = { ...testConfig, production: true };
  return { asked, calls: limitCalls(registry, { callLimit, config } as never) };
}

const refusal = {
  kind: 'too-many',
  message: 'Too many requests. Please try again in 7 seconds.',
  detail: { retryAfterSeconds: 7 },
};

describe('the limits of every call', () => {
  it('cover the whole contract', () => {
    expect([...limitedRegistry(() => false).calls.keys()].sort()).toStrictEqual([...names].sort());
  });

  it.each(names)('[G13/calls] refuse %s to an address that has called too often', async (name) => {
    const { calls, asked } = limitedRegistry(() => true);
    await expect(calls.get(name)?.answer({}, from('203.0.113.9'))).rejects.toMatchObject(refusal);
    expect(asked.map(({ caller }) => caller)).toStrictEqual(['203.0.113.9']);
  });

  it.each(names)('[G13/ipv6] refuse %s to a /56 and a /48 that have called too often', async (name) => {
    for (const full of ['2001:db8:1:2300::/56', '2001:db8:1::/48']) {
      const { calls } = limitedRegistry((caller) => caller === full);
      await expect(calls.get(name)?.answer({}, from('2001:db8:1:2345::/64'))).rejects.toMatchObject(refusal);
    }
  });

  it('allow a wider network more, with limits of its own', async () => {
    const { calls, asked } = limitedRegistry((caller) => caller.endsWith('/48'));
    const call = calls.get('users/forgot_password');
    await expect(call?.answer({}, from('2001:db8:1:2345::/64'))).rejects.toMatchObject(refusal);
    expect(asked).toStrictEqual([
      { caller: '2001:db8:1:2345::/64', limit: { times: 30, seconds: 3_600 } },
      { caller: '2001:db8:1:2300::/56', limit: { times: 60, seconds: 3_600 } },
      { caller: '2001:db8:1::/48', limit: { times: 120, seconds: 3_600 } },
    ]);
  });
});
