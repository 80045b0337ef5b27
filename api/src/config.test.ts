import { systemClock } from './clock';
import { readConfig } from './config';

const faultsOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  return reading.kind === 'refused' ? reading.faults : [];
};

describe('the configuration', () => {
  it('needs nothing in development', () => {
    expect(readConfig({})).toMatchObject({
      kind: 'read',
      config: {
        dataDirectory: '.data',
        databaseUrl: undefined,
        replicaUrl: undefined,
        clockStart: undefined,
        apiClient: { name: 'storefront', secret: 'storefront' },
        apiOrigin: undefined,
        production: false,
      },
    });
  });

  it('[API-4] takes the client pair, whatever its secret holds', () => {
    expect(readConfig({ API_CLIENT: 'web:a:b' })).toMatchObject({
      config: { apiClient: { name: 'web', secret: 'a:b' } },
    });
    expect(faultsOf({ API_CLIENT: 'web' })).toEqual(['API_CLIENT must look like name:secret.']);
  });

  it('demands the secrets in production, and refuses CLOCK there', () => {
    expect(faultsOf({ NODE_ENV: 'production', CLOCK: '2026-11-20T18:30:00Z' })).toEqual([
      'CLOCK is for development and tests: unset it in production.',
      'API_CLIENT must be set in production, as name:secret.',
      'CODE_SECRET must be set in production: a long random text, the same on every instance.',
    ]);
    expect(
      faultsOf({ NODE_ENV: 'production', API_CLIENT: 'web:secret', CODE_SECRET: 'long and random' }),
    ).toEqual([]);
  });

  it('lets messages to businesses go to this machine in development alone', () => {
    expect(readConfig({})).toMatchObject({ config: { webhooksToLoopback: false } });
    expect(readConfig({ WEBHOOKS_TO_LOOPBACK: 'yes' })).toMatchObject({
      config: { webhooksToLoopback: true },
    });
    expect(faultsOf({ NODE_ENV: 'production', WEBHOOKS_TO_LOOPBACK: 'yes' })).toContain(
      'WEBHOOKS_TO_LOOPBACK is for development: unset it in production.',
    );
  });

  it('says what is wrong with a value', () => {
    expect(faultsOf({ CLOCK: 'noon', DATABASE_URL: 'mysql://here' })).toEqual([
      'CLOCK must be an ISO instant such as 2026-11-20T18:30:00Z, not "noon".',
      'DATABASE_URL must begin with postgres:// or postgresql://.',
    ]);
  });
});

describe('the clock', () => {
  it('starts at CLOCK and runs on', () => {
    const start = Date.parse('2026-03-29T00:30:00Z');
    const clock = systemClock({ clockStart: '2026-03-29T00:30:00Z' });
    const first = clock.now().getTime();
    expect(first - start).toBeLessThan(5_000);
    expect(first).toBeGreaterThanOrEqual(start);
    const until = performance.now() + 20;
    while (performance.now() < until);
    expect(clock.now().getTime()).toBeGreaterThan(first);
  });

  it('is the real time without CLOCK', () => {
    const real = performance.timeOrigin + performance.now();
    expect(Math.abs(systemClock({ clockStart: undefined }).now().getTime() - real)).toBeLessThan(1_000);
  });
});
