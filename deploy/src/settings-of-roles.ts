import { allRoles } from './roles';
import type { Role, Roles } from './roles';

const pages = ['edge'] as const;
const shop = ['api', 'jobs'] as const;
const followers = ['edge', 'jobs', 'registry'] as const;

/**
 * Every setting of a process and the roles that read it (ISO-5). A process gets no setting that none of its roles reads, so that what is
 * stolen from it is worth as little as possible.
 */
export const settingsOfRoles: Readonly<Record<string, readonly Role[]>> = {
  ROLES: allRoles,
  NODE_ENV: allRoles,
  DEVELOPMENT_USES: allRoles,
  PORT: allRoles,
  PUBLIC_PORT: allRoles,
  DATA_DIR: allRoles,
  BRANDS_DIR: allRoles,
  CLOCK: allRoles,
  TRUSTED_PROXIES: allRoles,
  OPERATOR_TOKEN: allRoles,
  OTEL_EXPORTER_OTLP_ENDPOINT: allRoles,
  // Each role has its own database user, so the addresses differ.
  DATABASE_URL: allRoles,
  DATABASE_REPLICA_URL: shop,
  INTERNAL_API_URL: pages,
  API_CLIENT: ['edge', 'api'],
  API_ORIGIN: ['edge', 'api'],
  ASSET_ORIGIN: ['edge', 'registry'],
  // First data of pages, page tokens and preview links.
  EDGE_SECRET: ['edge', 'api', 'registry'],
  // Codes, tokens of businesses, messages to businesses.
  CODE_SECRET: shop,
  // Messages to teams.
  TEAM_SECRET: ['jobs', 'registry'],
  // The role jobs pays back.
  STRIPE_SECRET_KEY: shop,
  STRIPE_WEBHOOK_SECRET: shop,
  SMTP_URL: ['jobs'],
  MAIL_FROM: ['jobs'],
  TWILIO_ACCOUNT_SID: ['jobs'],
  TWILIO_AUTH_TOKEN: ['jobs'],
  TWILIO_FROM: ['jobs'],
  WEBHOOKS_TO_LOOPBACK: ['jobs'],
  // Also the sender of e-mail when MAIL_FROM is not set.
  CONTACT_ADDRESS: shop,
  // The share of one business is counted where codes are requested.
  TEXTS_PER_HOUR: shop,
  EMAILS_PER_HOUR: ['jobs'],
  CATALOGUE: ['jobs'],
  RELEASE_STORE: followers,
  S3_ENDPOINT: followers,
  S3_REGION: followers,
  S3_ACCESS_KEY_ID: followers,
  S3_SECRET_ACCESS_KEY: followers,
  CONSOLE_HOSTS: ['registry'],
  CONSOLE_ORIGIN: ['registry'],
  OIDC_ISSUER: ['registry'],
  OIDC_CLIENT_ID: ['registry'],
  OIDC_CLIENT_SECRET: ['registry'],
  OIDC_NAME: ['registry'],
  RELEASE_RETENTION_DAYS: ['jobs', 'registry'],
  DEVELOPMENT_BUILDS: ['registry'],
  DRAWING_WORKERS: pages,
  DRAWING_PROCESSES: pages,
  ISOLATES_DIR: ['edge', 'registry'],
  UNCONFINED_RELEASES: ['edge', 'registry'],
  GUARD_SECONDS: followers,
  GUARD_CHECKOUT_SECONDS: followers,
  GUARD_WATCH_MINUTES: followers,
  GUARD_MIN_VITALS: followers,
  PROMETHEUS_URL: ['jobs'],
  GUARD_QUERIES: ['jobs'],
};

/** The secrets that production cannot do without. */
const requiredSecrets = ['API_CLIENT', 'CODE_SECRET', 'EDGE_SECRET', 'TEAM_SECRET'] as const;
type RequiredSecret = (typeof requiredSecrets)[number];

const readsSetting = (roles: Roles, name: string) =>
  (settingsOfRoles[name] ?? []).some((role) => roles.has(role));

/** A sentence for each setting that none of these roles reads; it never shows the value. */
export function foreignSettings(
  environment: Readonly<Record<string, string | undefined>>,
  roles: Roles,
): string[] {
  return Object.entries(settingsOfRoles)
    .filter(([name]) => environment[name] && !readsSetting(roles, name))
    .map(
      ([name, readers]) =>
        `${name} is for the ${readers.length === 1 ? 'role' : 'roles'} ${readers.join(', ')}: unset it in a process with ROLES=${[...roles].join(',')}.`,
    );
}

/** The same environment without the settings that none of these roles reads. */
export function settingsFor(
  roles: Roles,
  settings: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => settingsOfRoles[name] === undefined || readsSetting(roles, name),
    ),
  );
}

/**
 * The secrets that these roles need in production. A process with all roles derives every key from CODE_SECRET; processes with some of
 * them cannot, because those without CODE_SECRET need the same keys.
 */
export function secretsNeededBy(roles: Roles): RequiredSecret[] {
  const needed = requiredSecrets.filter((name) => readsSetting(roles, name));
  const hasAllRoles = allRoles.every((role) => roles.has(role));
  return hasAllRoles ? needed.filter((name) => name !== 'EDGE_SECRET' && name !== 'TEAM_SECRET') : needed;
}
