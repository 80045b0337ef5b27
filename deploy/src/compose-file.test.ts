import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { roleOfPath } from './cluster/role-of-path';
import { allRoles } from './roles';
import { parseSettings } from './settings';

const folder = join(import.meta.dirname, '../compose');
const secrets: Record<string, string> = {
  CODE_SECRET: Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 7)).toString('base64'),
  API_CLIENT: 'web:secret',
  POSTGRES_PASSWORD: 'password',
  S3_SECRET_ACCESS_KEY: 'secret',
  SITE: 'shop.example',
};

interface Service {
  readonly image: string;
  readonly environment?: Record<string, string>;
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

const ours = () => Object.entries(servicesOf()).filter(([, { image }]) => image === 'storefront');

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

  it('has two edges, two API processes and at least one process for every role', () => {
    const roles = ours().flatMap(([, { environment }]) => environment?.['ROLES']?.split(',') ?? []);
    expect(new Set(roles)).toEqual(new Set(allRoles));
    const replicas = ours().map(([name, { deploy }]) => [name, deploy?.replicas ?? 1]);
    expect(Object.fromEntries(replicas)).toEqual({ edge: 2, api: 2, jobs: 1 });
  });
});

describe('the images of others', () => {
  it('are pinned to a version', () => {
    const others = Object.values(servicesOf()).filter(({ image }) => image !== 'storefront');
    expect(others.map(({ image }) => image)).toEqual(others.map(() => expect.stringMatching(/:v?\d[\d.]*$/)));
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
    ['/platform/decisions/4f5e.json'],
    ['/platform/rollback'],
    ['/console'],
    ['/console/console.js'],
    ['/consoles'],
  ])('sends %s to the same processes as npm run cluster', (path) => {
    expect(roles[groupOf(path) ?? 'page']).toBe(roleOfPath(path));
  });

  it('keeps readiness and figures inside', () => {
    expect(['/readyz', '/healthz', '/metrics'].map(groupOf)).toEqual(['inside', 'inside', 'inside']);
  });
});
