import { parseLoginSettings } from './login-settings';

const hosts = ['localhost', 'console.example.com'];
const set = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'console',
  OIDC_CLIENT_SECRET: 'a-secret-that-nobody-sees',
};
const production = { NODE_ENV: 'production', CONSOLE_ORIGIN: 'https://console.example.com' };

const parse = (environment: Readonly<Record<string, string>>) => {
  const faults: string[] = [];
  return { login: parseLoginSettings(environment, hosts, faults), faults };
};

describe('the settings of logging in at the console', () => {
  it('[ROL-9/off] set no login provider unless one is named', () => {
    expect(parse({})).toStrictEqual({ login: undefined, faults: [] });
    const { OIDC_ISSUER: _, ...rest } = set;
    expect(parse({ ...rest, ...production }).faults).toStrictEqual([
      'OIDC_CLIENT_ID needs OIDC_ISSUER, the address of the login provider.',
      'OIDC_CLIENT_SECRET needs OIDC_ISSUER, the address of the login provider.',
      'CONSOLE_ORIGIN needs OIDC_ISSUER, the address of the login provider.',
    ]);
  });

  it('name the provider by its host, and in development the console by the address of the server', () => {
    const settings = {
      issuer: 'https://login.example.com',
      clientId: 'console',
      clientSecret: set.OIDC_CLIENT_SECRET,
      name: 'login.example.com',
    };
    expect(parse(set)).toStrictEqual({ login: { settings, origin: undefined }, faults: [] });
    expect(parse({ ...set, ...production, OIDC_NAME: 'Example Staff' })).toStrictEqual({
      login: { settings: { ...settings, name: 'Example Staff' }, origin: 'https://console.example.com' },
      faults: [],
    });
    expect(
      parse({ ...set, OIDC_ISSUER: 'http://localhost:8080', CONSOLE_ORIGIN: 'http://localhost:3000' }).faults,
    ).toStrictEqual([]);
  });

  it.each([
    [{ OIDC_ISSUER: 'login.example.com' }, 'OIDC_ISSUER must be the https address'],
    [{ OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER must be the https address'],
    [{ OIDC_ISSUER: 'https://login.example.com?a=b' }, 'OIDC_ISSUER must be the https address'],
    [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID is needed'],
    [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is needed'],
    [{ CONSOLE_ORIGIN: 'https://console.example.com/console' }, 'CONSOLE_ORIGIN must look like'],
    [{ CONSOLE_ORIGIN: 'http://console.example.com' }, 'CONSOLE_ORIGIN must look like'],
    [{ CONSOLE_ORIGIN: 'https://market.example.com' }, 'CONSOLE_HOSTS does not serve the console'],
    [{ NODE_ENV: 'production' }, 'CONSOLE_ORIGIN is needed'],
    [{ ...production, OIDC_ISSUER: 'http://localhost:8080' }, 'OIDC_ISSUER must be the https address'],
    [{ ...production, CONSOLE_ORIGIN: 'http://localhost' }, 'CONSOLE_ORIGIN must look like'],
  ])('refuse %j, with a sentence that does not show the secret', (changed, sentence) => {
    const { faults } = parse({ ...set, ...changed });
    expect(faults).toStrictEqual([expect.stringContaining(sentence)]);
    expect(faults.join()).not.toContain(set.OIDC_CLIENT_SECRET);
  });
});
