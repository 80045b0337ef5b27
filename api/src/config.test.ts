import { randomBytes } from 'node:crypto';
import { systemClock } from './clock';
import { parseConfig } from './config';

const faultsOf = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment);
  return parsed.kind === 'refused' ? parsed.faults : [];
};

describe('the configuration', () => {
  it('needs nothing in development', () => {
    expect(parseConfig({})).toMatchObject({
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

  it('[API-4] accepts a client pair whose secret holds any characters', () => {
    expect(parseConfig({ API_CLIENT: 'web:a:b' })).toMatchObject({
      config: { apiClient: { name: 'web', secret: 'a:b' } },
    });
    expect(faultsOf({ API_CLIENT: 'web' })).toStrictEqual(['API_CLIENT must look like name:secret.']);
  });

  const random = randomBytes(32);
  const production = {
    NODE_ENV: 'production',
    API_CLIENT: 'web:secret',
    CODE_SECRET: random.toString('base64'),
  };

  it('lists every fault of production at once', () => {
    expect(
      faultsOf({
        NODE_ENV: 'production',
        CLOCK: '2026-11-20T18:30:00Z',
        CODE_SECRET: 'x',
        OPERATOR_TOKEN: 'x',
        TRUSTED_PROXIES: 'all',
      }),
    ).toStrictEqual([
      'CLOCK is for development and tests: unset it in production.',
      'API_CLIENT must be set in production, as name:secret.',
      expect.stringMatching(/^CODE_SECRET must hold at least 32 random bytes/),
      expect.stringMatching(/^OPERATOR_TOKEN must hold at least 32 random bytes/),
      expect.stringMatching(/^TRUSTED_PROXIES must be addresses .* not "all"\.$/),
    ]);
  });

  it.each([
    ['base64', random.toString('base64'), true],
    ['base64url', random.toString('base64url'), true],
    ['hex', random.toString('hex'), true],
    ['31 bytes', random.subarray(1).toString('base64'), false],
    ['one letter, often', 'a'.repeat(64), false],
    ['words', 'correct horse battery staple correct horse battery staple', false],
    ['nothing', '', false],
  ])('takes 32 random bytes as a secret of production: %s', (_name, CODE_SECRET, isTaken) => {
    expect(faultsOf({ ...production, CODE_SECRET })).toHaveLength(isTaken ? 0 : 1);
  });

  it.each(['prod', 'Production', 'staging', ' production'])('refuses NODE_ENV=%s', (NODE_ENV) => {
    expect(faultsOf({ NODE_ENV })).toStrictEqual([
      `NODE_ENV must be production, development or test, not "${NODE_ENV}".`,
    ]);
  });

  const real: [string, Record<string, string>][] = [
    ['database', { DATABASE_URL: 'postgres://here/shop' }],
    ['database', { DATABASE_REPLICA_URL: 'postgres://here/shop' }],
    ['email', { SMTP_URL: 'smtp://here' }],
    ['sms', { TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', TWILIO_FROM: 'c' }],
    ['cards', { STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' }],
    ['proxies', { TRUSTED_PROXIES: '1' }],
  ];
  it.each(real)('refuses a real %s in development unless DEVELOPMENT_USES names it: %j', (name, settings) => {
    const [setting] = Object.keys(settings);
    const refusal = `${setting} is set, but this is development, where secrets are public: set NODE_ENV=production, or DEVELOPMENT_USES=${name} if you mean it.`;
    expect(faultsOf(settings)).toStrictEqual([refusal]);
    expect(faultsOf({ ...settings, NODE_ENV: 'test' })).toStrictEqual([refusal]);
    expect(faultsOf({ ...settings, DEVELOPMENT_USES: `proxies, ${name}` })).toStrictEqual([]);
    expect(faultsOf({ ...production, ...settings })).toStrictEqual([]);
  });

  it('refuses an unknown name in DEVELOPMENT_USES', () => {
    expect(faultsOf({ DEVELOPMENT_USES: 'everything' })).toStrictEqual([
      'DEVELOPMENT_USES takes database, email, sms, cards, proxies, storage, separated by commas, not "everything".',
    ]);
  });

  it.each([
    ['1', 1],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.5, fd00::/8,loopback', ['10.0.0.5', 'fd00::/8', 'loopback']],
    ['0', undefined],
    ['0.0.0.0/0', undefined],
    ['yes', undefined],
    ['10.0.0.5/33', undefined],
  ])('[G13/proxies] reads TRUSTED_PROXIES=%s', (TRUSTED_PROXIES, read) => {
    const parsed = parseConfig({ ...production, TRUSTED_PROXIES });
    expect(parsed.kind === 'read' ? parsed.config.trustedProxies : undefined).toStrictEqual(read);
  });

  it('explains what is wrong with a value', () => {
    expect(
      faultsOf({ CLOCK: 'noon', DATABASE_URL: 'mysql://here', DEVELOPMENT_USES: 'database' }),
    ).toStrictEqual([
      'CLOCK must be an ISO instant such as 2026-11-20T18:30:00Z, not "noon".',
      'DATABASE_URL must begin with postgres:// or postgresql://.',
    ]);
  });
});

describe('the clock', () => {
  it('starts at CLOCK and runs at the speed of the real time', () => {
    let real = 1_000;
    const clock = systemClock({ clockStart: '2026-03-29T00:30:00Z' }, () => real);
    expect(clock.now()).toStrictEqual(new Date('2026-03-29T00:30:00Z'));
    real += 90_500;
    expect(clock.now()).toStrictEqual(new Date('2026-03-29T00:31:30.500Z'));
  });

  it('shows the time of the system without CLOCK', () => {
    expect(systemClock({ clockStart: undefined }, () => 1_000).now()).toStrictEqual(new Date(1_000));
  });

  it.each([-600_000, 600_000])('follows a correction of the system by %i ms', (correction) => {
    const system = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const clocks = [undefined, '2026-03-29T00:30:00Z'].map((clockStart) => systemClock({ clockStart }));
    const times = () => clocks.map((clock) => clock.now().getTime());
    const before = times();
    system.mockReturnValue(1_000_000 + correction);
    expect(times()).toStrictEqual(before.map((time) => time + correction));
    system.mockRestore();
  });
});
