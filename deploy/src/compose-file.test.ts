import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { roleOfPath } from './role-of-path';
import { parseUsers } from './database-users/parse-users';
import { allRoles } from './roles';
import { parseSettings } from './settings';

const folder = join(import.meta.dirname, '../compose');
const secrets: Record<string, string> = {
  CODE_SECRET: Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 7)).toString('base64'),
  EDGE_SECRET: Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 5)).toString('base64'),
  TEAM_SECRET: Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 3)).toString('base64'),
  API_CLIENT: 'web:secret',
  POSTGRES_PASSWORD: 'password',
  S3_SECRET_ACCESS_KEY: 'secret',
  EDGE_PASSWORD: 'password-of-edges',
  API_PASSWORD: 'password-of-the-api',
  JOBS_PASSWORD: 'password-of-jobs',
  SITE: 'shop.example',
};

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly deploy?: { readonly replicas: number };
}

/** The services, with the values that `docker compose` would insert for `${NAME:?}`. */
const servicesOf = (): Record<string, Service> => {
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  const filled = text.replace(/\$\{(\w+):\?\}/g, (_all, name: string) => {
    const secret = secrets[name];
    if (secret === undefined) throw new Error(`${name} is not known`);
    return secret;
  });
  return (parse(filled, { merge: true }) as { services: Record<string, Service> }).services;
};

const ours = () =>
  Object.entries(servicesOf()).filter(([, { environment }]) => environment?.['ROLES'] !== undefined);

describe('the compose file', () => {
  it.each(['edge', 'api', 'jobs'])('gives %s settings that let it start in production', (name) => {
    const environment = servicesOf()[name]?.environment ?? {};
    const reading = parseSettings({
      ...environment,
      NODE_ENV: 'production',
      PORT: '3000',
      DATA_DIR: '/data',
    });
    expect(reading).toMatchObject({ kind: 'read', settings: { config: { production: true } } });
  });

  it('gives every process the address of the user that it makes for its roles', () => {
    const { command = [], environment = {} } = servicesOf()['users'] ?? {};
    const parsed = parseUsers(
      command.slice(command.findIndex((word) => word.endsWith('database-users.js')) + 1),
      environment,
    );
    if (parsed.kind === 'refused') throw new Error(parsed.faults.join('\n'));
    const made = parsed.users.map(({ roles, password }) => [
      roles.join(),
      `storefront_${roles.join('_')}`,
      password,
    ]);
    const used = ours().map(([, its]) => {
      const url = new URL(its.environment?.['DATABASE_URL'] ?? '');
      return [its.environment?.['ROLES'], url.username, url.password];
    });
    expect(used).toStrictEqual(made);
  });

  it('has two edges, two API processes and at least one process for every role', () => {
    const roles = ours().flatMap(([, { environment }]) => environment?.['ROLES']?.split(',') ?? []);
    expect(new Set(roles)).toStrictEqual(new Set(allRoles));
    const replicas = ours().map(([name, { deploy }]) => [name, deploy?.replicas ?? 1]);
    expect(Object.fromEntries(replicas)).toStrictEqual({ edge: 2, api: 2, jobs: 1 });
  });

  it('runs code of releases in a container that reaches nothing, is given nothing, and shares one folder', () => {
    const { isolates, edge, jobs, api } = servicesOf();
    expect(isolates).toMatchObject({
      environment: { ISOLATES_DIR: '/isolates' },
      network_mode: 'none',
      read_only: true,
      cap_drop: ['ALL'],
      user: '65534:65534',
      security_opt: ['no-new-privileges:true'],
      volumes: ['isolates:/isolates'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
    });
    for (const server of [edge, jobs]) {
      expect(server?.environment?.['ISOLATES_DIR']).toBe('/isolates');
      expect(server?.volumes).toContain('isolates:/isolates:ro');
    }
    expect(api?.volumes).toBeUndefined();
  });
});

describe('the images of others', () => {
  it('are pinned to a version', () => {
    const others = Object.values(servicesOf()).filter(({ image }) => image !== 'storefront');
    expect(others.map(({ image }) => image)).toStrictEqual(
      others.map(() => expect.stringMatching(/:v?\d[\d.]*$/)),
    );
  });
});

describe('the balancer’s file', () => {
  const text = readFileSync(join(folder, 'Caddyfile'), 'utf8');
  // These are in the order in which the balancer tries them.
  const groups = ['inside', 'api', 'page', 'registry'].map((name) => {
    const patterns = new RegExp(`@${name} path (.+)`).exec(text)?.[1]?.split(' ') ?? [];
    return { name, patterns };
  });
  const groupOf = (path: string) =>
    groups.find(({ patterns }) =>
      patterns.some((pattern) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      ),
    )?.name;
  const roles: Record<string, string> = { api: 'api', page: 'edge', registry: 'registry' };

  it.each([
    ['/'],
    ['/checkout'],
    ['/payments'],
    ['/releases/shell/1.0.0/shell.js'],
    ['/api/business/menu'],
    ['/pay'],
    ['/dev/outbox'],
    ['/platform/telemetry'],
    ['/platform/served'],
    ['/platform/reports'],
    ['/platform/preview/leave'],
    ['/platform/preview/open'],
    ['/platform/preview/places'],
    ['/platform/staff/leave'],
    ['/platform/staff/page'],
    ['/platform/staff/choose'],
    ['/platform/staff/toolbar'],
    ['/platform/staff/link'],
    ['/platform/decisions/4f5e.json'],
    ['/platform/rollback'],
    ['/console'],
    ['/console/console.js'],
    ['/consoles'],
  ])('sends %s to the same processes as npm run cluster', (path) => {
    expect(roles[groupOf(path) ?? 'page']).toBe(roleOfPath(path));
  });

  it('keeps readiness and figures inside', () => {
    expect(['/readyz', '/healthz', '/metrics'].map(groupOf)).toStrictEqual(['inside', 'inside', 'inside']);
  });
});
