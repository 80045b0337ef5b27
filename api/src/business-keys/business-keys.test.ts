import { businessId } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { fixedClock } from '../testing/fixed-clock';
import { businessOfToken, businessToken, webhookSecret } from './business-token';
import { createBusinessKeyRepository } from './repository';
import { parseBusinessCommand, runBusinessCommand } from '../commands/run-business-command';

const secret = 'secret of tests';

describe('the keys of a business', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const run = (verb: 'token' | 'revoke', slug: string) =>
    runBusinessCommand(
      { verb, slug },
      {
        database: api.database.database,
        clock: fixedClock('2026-11-20T18:30:00Z'),
        config: { codeSecret: secret },
      },
    );
  const callWith = (token: string) =>
    api.post(
      'business/order_state',
      { okey: 'none', state: 'accepted' },
      { authorization: `Bearer ${token}` },
    );

  it('are printed, and can be revoked for one business alone', async () => {
    const [first, other] = ['saffron-yard', 'other-place'].map((slug) => businessToken(secret, slug));
    expect((await run('token', 'saffron-yard')).lines).toStrictEqual([
      `Token for business/order_state:  ${first}`,
      `Secret of its webhooks:          ${webhookSecret(secret, 'saffron-yard')}`,
    ]);
    expect((await callWith(first ?? '')).statusCode).toBe(200);

    const { lines } = await run('revoke', 'saffron-yard');
    const second = businessToken(secret, 'saffron-yard', 2);
    expect(lines).toStrictEqual([
      'The former keys of saffron-yard are no longer valid.',
      `Token for business/order_state:  ${second}`,
      `Secret of its webhooks:          ${webhookSecret(secret, 'saffron-yard', 2)}`,
    ]);
    expect((await callWith(first ?? '')).statusCode).toBe(401);
    expect((await callWith(second)).statusCode).toBe(200);
    expect((await callWith(other ?? '')).statusCode).toBe(200);

    await run('revoke', 'saffron-yard');
    expect((await callWith(second)).statusCode).toBe(401);
    expect(await createBusinessKeyRepository(api.database.database).versionOf('saffron-yard')).toBe(3);
  });

  it('differ by business, version and secret', () => {
    const keys = ['one', 'other'].flatMap((slug) =>
      [secret, 'another secret'].flatMap((usedSecret) =>
        [1, 2].flatMap((version) => [
          businessToken(usedSecret, slug, version).split('.')[2],
          webhookSecret(usedSecret, slug, version),
        ]),
      ),
    );
    expect(new Set(keys).size).toBe(16);
  });

  it('are valid only in their current version', async () => {
    const [, , mac] = businessToken(secret, 'one', 1).split('.');
    expect(await businessOfToken(secret, `Bearer one.2.${mac}`, async () => 2)).toBeUndefined();
    expect(await businessOfToken(secret, `Bearer one.1.${mac}`, async () => 1)).toBe('one');
  });

  it('are requested by a slug', () => {
    expect(parseBusinessCommand(['revoke', 'saffron-yard'])).toStrictEqual({
      verb: 'revoke',
      slug: 'saffron-yard',
    });
    for (const words of [[], ['token'], ['token', businessId, 'more'], ['print', 'one'], ['token', 'A b']])
      expect(parseBusinessCommand(words)).toBeUndefined();
  });
});
