import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveSecret } from 'api';
import { defaultSettings } from '../../platform/src/rollout-guard/settings';
import { tablesIn } from '../../docs/src/tables';
import { allRoles } from './roles';
import type { Role } from './roles';
import { parseSettings } from './settings';
import { foreignSettings, settingsFor, settingsOfRoles } from './settings-of-roles';

const root = join(import.meta.dirname, '../..');
const secret = (step: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, byte) => (byte * step) % 256)).toString('base64');

/** Everything that production with processes of their own sets, for all of them together. */
const everything = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/shop',
  RELEASE_STORE: '/srv/releases',
  INTERNAL_API_URL: 'http://balancer:8080',
  API_CLIENT: 'web:secret',
  CODE_SECRET: secret(7),
  EDGE_SECRET: secret(5),
  TEAM_SECRET: secret(3),
  STRIPE_SECRET_KEY: 'sk_live',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SMTP_URL: 'smtps://mail.example',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+440000',
};

const startWith = (roles: readonly Role[], change: Readonly<Record<string, string>> = {}) =>
  parseSettings({ ...settingsFor(new Set(roles), everything), ROLES: roles.join(','), ...change });

const cases = Object.entries(settingsOfRoles).flatMap(([name, readers]) =>
  allRoles.filter((role) => !readers.includes(role)).map((role) => [name, role, readers] as const),
);

describe('the settings of a role', () => {
  it.each(cases)(
    '[ISO-5/settings] do not include %s for %s, which is refused without showing its value',
    (name, role, readers) => {
      const value = 'the-value-that-nobody-sees';
      const [fault, ...others] = foreignSettings({ [name]: value }, new Set([role]));
      expect(others).toStrictEqual([]);
      expect(fault).toContain(`${name} is for the role`);
      expect(fault).toContain(readers.join(', '));
      expect(fault).not.toContain(value);
    },
  );

  it.each(allRoles)('let a process with the role %s start in production', (role) => {
    expect(startWith([role])).toMatchObject({ kind: 'read' });
  });

  it.each([
    ['API_CLIENT', ['edge', 'api']],
    ['CODE_SECRET', ['api', 'jobs']],
    ['EDGE_SECRET', ['edge', 'api', 'registry']],
    ['TEAM_SECRET', ['jobs', 'registry']],
  ])('[ISO-5/settings] need %s in production for %j and for no other role', (name, needing) => {
    const refused = allRoles.filter((role) => {
      const { [name]: _without, ...rest } = settingsFor(new Set([role]), everything) as Record<
        string,
        string
      >;
      return parseSettings({ ...rest, ROLES: role }).kind === 'refused';
    });
    expect(refused).toStrictEqual(needing);
  });

  it('[ISO-5/keys] leave an edge without a key of codes, payments, messages or registry, and nothing derives one there', () => {
    const edge = startWith(['edge']);
    if (edge.kind === 'refused') throw new Error(edge.faults.join('\n'));
    const { config } = edge.settings;
    const { stripe, smtpUrl, twilio } = config;
    expect({ stripe, smtpUrl, twilio }).toStrictEqual({
      stripe: undefined,
      smtpUrl: undefined,
      twilio: undefined,
    });
    expect(config.edgeSecret).toBe(everything.EDGE_SECRET);
    expect(() => deriveSecret(config.codeSecret, 'one-time codes')).toThrow('no secret');
    expect(() => deriveSecret(config.teamSecret, 'webhooks')).toThrow('no secret');
    for (const name of [
      'CODE_SECRET',
      'TEAM_SECRET',
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
      'TWILIO_AUTH_TOKEN',
    ] as const)
      expect(startWith(['edge'], { [name]: everything[name] })).toMatchObject({ kind: 'refused' });
  });

  it('are all read by a process with all roles, which needs no more than CODE_SECRET and API_CLIENT', () => {
    const { CODE_SECRET, API_CLIENT } = everything;
    const reading = parseSettings({ NODE_ENV: 'production', CODE_SECRET, API_CLIENT });
    const secrets = { codeSecret: CODE_SECRET, edgeSecret: CODE_SECRET, teamSecret: CODE_SECRET };
    expect(reading).toMatchObject({ kind: 'read', settings: { config: secrets } });
    expect(startWith(allRoles)).toMatchObject({ kind: 'read' });
  });
});

describe('docs/settings.md', () => {
  const rows = tablesIn(readFileSync(join(root, 'docs/settings.md'), 'utf8'))
    .filter(([header]) => header?.join() === 'name,roles,meaning,default')
    .flatMap((table) => table.slice(2));

  it('names every setting with its roles', () => {
    const documented = rows.flatMap(([names = '', roles = '']) =>
      names.split(', ').map((name) => [name, roles] as const),
    );
    const ofProcesses = documented.filter(([, roles]) => roles !== '–');
    const wordOf = (roles: readonly Role[]) => (roles.length === allRoles.length ? 'all' : roles.join(', '));
    expect(ofProcesses).toHaveLength(Object.keys(settingsOfRoles).length);
    expect(Object.fromEntries(ofProcesses)).toStrictEqual(
      Object.fromEntries(Object.entries(settingsOfRoles).map(([name, roles]) => [name, wordOf(roles)])),
    );
  });

  it('gives defaults with which a process reads the same as without them', () => {
    const defaults = Object.fromEntries(
      rows.flatMap(([name = '', , , value = '']) => {
        const [, literal] = /^`(.*)`$/.exec(value) ?? [];
        return literal === undefined ? [] : [[name, literal]];
      }),
    );
    expect(Object.keys(defaults).length).toBeGreaterThan(10);
    const read = (environment: Readonly<Record<string, string>>) => {
      const reading = parseSettings(environment);
      if (reading.kind === 'refused') throw new Error(reading.faults.join('\n'));
      const { place, ...others } = reading.settings;
      return { ...others, place: { ...place, guard: { ...defaultSettings, ...place.guard } } };
    };
    expect(read(defaults)).toStrictEqual(read({}));
  });
});

describe('the list of settings', () => {
  it('holds every name that the code reads', () => {
    const files = [
      ...[
        'api/src/config.ts',
        'api/src/development-guard.ts',
        'platform/src/isolates/container/isolates-folder.ts',
        'platform/src/releases/release-store-setting.ts',
      ],
      ...['guard-settings.ts', 'login-settings.ts', 'place.ts', 'roles.ts', 'serve.ts'].map(
        (name) => `deploy/src/${name}`,
      ),
    ];
    const read = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name = '']) => name);
    });
    expect([...new Set(read)].sort()).toStrictEqual(Object.keys(settingsOfRoles).sort());
  });
});
