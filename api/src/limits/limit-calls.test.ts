import { callTraits } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { registerCalls } from '../app';
import type { CallRegistry } from '../call';
import { testConfig } from '../testing/test-api';
import type { CallLimit } from './call-limit';
import { limitCalls } from './limit-calls';
import type { RateLimit } from './rate-limit';
import { assertMaySpend, recipientBackoff, spendingCalls } from './spending';

const taken = { kind: 'taken' } as const;
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

/** The whole registry with limits that answer as given. A handler that runs fails, because it has no ports. */
function limitedRegistry({ byAddress = true, byRecipient = true }): CallRegistry {
  const registry: CallRegistry = new Map();
  registerCalls(registry, { config: testConfig, catalogue: { derived: () => undefined } } as never);
  const callLimit: CallLimit = { take: () => Promise.resolve(byAddress ? taken : limited) };
  const rateLimit = {
    takeEachWithBackoff: () => Promise.resolve(byRecipient ? taken : limited),
  } as unknown as RateLimit;
  return limitCalls(registry, { callLimit, rateLimit, recipientBackoff, config: { production: true } });
}

const refusal = { kind: 'too-many', detail: { retryAfterSeconds: 7 } };

describe('the limits of every call', () => {
  it('cover the whole contract', () => {
    expect([...limitedRegistry({}).keys()].sort()).toEqual([...names].sort());
  });

  it.each(names)('[G13/calls] refuse %s to an address that has called too often', async (name) => {
    const call = limitedRegistry({ byAddress: false }).get(name);
    await expect(call?.answer({}, from('203.0.113.9'))).rejects.toMatchObject(refusal);
  });

  const bodies: Partial<Record<CallName, object>> = {
    'business/booking': { email: 'a@example.test', phone: '07700900123' },
    'business/order': { address: { email: 'a@example.test', mobile_no: '07700900123' } },
    'users/register': { email: 'a@example.test' },
    'users/password': { sessiontoken: 't' },
    'users/forgot_password': { email: 'a@example.test' },
    'users/reset_password': { reset_key: 'k' },
    'users/booking_cancel': { id: 'b' },
    'information/contact_us': { email: 'a@example.test' },
    'payment/session': { key: 'k' },
  };
  it.each(Object.entries(bodies))(
    'refuse %s when its recipient has had too many messages',
    async (name, body) => {
      const call = limitedRegistry({ byRecipient: false }).get(name as CallName);
      await expect(call?.answer(body, from('203.0.113.9'))).rejects.toMatchObject(refusal);
    },
  );

  describe('a request that is sent again', () => {
    /** How often recipients were counted while requests with these keys were sent all at once, and how many were refused. */
    async function send(requests: readonly { key: string; email: string }[], allowed: number) {
      let counts = 0;
      const registry: CallRegistry = new Map();
      registerCalls(registry, { config: testConfig, catalogue: { derived: () => undefined } } as never);
      const registered = registry.get('business/booking');
      if (registered)
        registry.set('business/booking', {
          ...registered,
          answer: () => Promise.resolve({ responsecode: '200' }),
        });
      const call = limitCalls(registry, {
        callLimit: { take: () => Promise.resolve(taken) },
        rateLimit: {
          takeEachWithBackoff: () => Promise.resolve((counts += 1) <= allowed ? taken : limited),
        } as unknown as RateLimit,
        recipientBackoff,
        config: { production: true },
      }).get('business/booking');
      const answers = await Promise.allSettled(
        requests.map(({ key, email }) =>
          call?.answer({ request_key: key, email, phone: '07700900123' }, from('203.0.113.9')),
        ),
      );
      return { counts, refused: answers.filter(({ status }) => status === 'rejected').length };
    }

    it('[G1] counts once for its recipient, so that fifty repeats get fifty answers', async () => {
      const repeats = Array.from({ length: 50 }, () => ({ key: 'one', email: 'a@example.test' }));
      expect(await send(repeats, 1)).toEqual({ counts: 1, refused: 0 });
    });

    it('is refused with all its repeats when its recipient has had too many messages', async () => {
      const repeats = Array.from({ length: 3 }, () => ({ key: 'one', email: 'a@example.test' }));
      expect(await send(repeats, 0)).toEqual({ counts: 1, refused: 3 });
    });

    it('counts again with another key, or for another recipient under the same key', async () => {
      const requests = [
        { key: 'one', email: 'a@example.test' },
        { key: 'two', email: 'a@example.test' },
        { key: 'one', email: 'b@example.test' },
      ];
      expect(await send(requests, 3)).toEqual({ counts: 3, refused: 0 });
    });
  });

  it('have separate values for the calls that send codes and for those with a signature or a token', () => {
    const others = spendingCalls.filter((name) => !(name in bodies));
    expect(others).toEqual([
      'business/order_state',
      'business/cash_order_otp_details',
      'business/cash_order_change_mobile',
      'business/cash_order_otp_verify',
      'payment/callback/{provider}',
    ]);
  });

  it('track what a call awaits only when `checksSpending` is on, since every request would pay for it', async () => {
    const spends = async () => {
      assertMaySpend();
      return { responsecode: '200' };
    };
    const callOf = (checksSpending: boolean) => {
      const registry: CallRegistry = new Map();
      registerCalls(registry, { config: testConfig, catalogue: { derived: () => undefined } } as never);
      const registered = registry.get('users/profile');
      if (registered) registry.set('users/profile', { ...registered, answer: spends });
      const ports = {
        callLimit: { take: () => Promise.resolve(taken) },
        rateLimit: {} as RateLimit,
        recipientBackoff,
      };
      return limitCalls(registry, { ...ports, config: { production: false }, checksSpending }).get(
        'users/profile',
      );
    };
    await expect(callOf(true)?.answer({}, from('203.0.113.9'))).rejects.toThrow('users/profile spends money');
    await expect(callOf(false)?.answer({}, from('203.0.113.9'))).resolves.toEqual({ responsecode: '200' });
  });
});
