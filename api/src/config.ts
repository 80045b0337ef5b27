import { databaseUrlFault } from './database-url';
import { developmentFaults } from './development-guard';
import { isStrongSecret } from './secret-strength';
import { parseTrustedProxies } from './trusted-proxies';
import type { TrustedProxies } from './trusted-proxies';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** The sender's number or name. */
  readonly from: string;
}

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The settings of the process, read once from its environment. */
export interface Config {
  /** The data folder. The API keeps only the embedded database in it. */
  readonly dataDirectory: string;
  /** A PostgreSQL to use instead of the embedded one; its URL may name several hosts, of which one takes writes. */
  readonly databaseUrl: string | undefined;
  /** The database for catalogue reads; the main one when absent. */
  readonly replicaUrl: string | undefined;
  /** ISO instant at which the clock starts; never set in production. */
  readonly clockStart: string | undefined;
  /** The pair that identifies the client application (D9). */
  readonly apiClient: { readonly name: string; readonly secret: string };
  /** The origin of the API for browsers when it is not the brand's origin; addresses of pictures begin with it. */
  readonly apiOrigin: string | undefined;
  /**
   * The secret that the keys of codes and businesses are derived from (`deriveSecret`); the same on every instance. It is empty in a
   * process that has no such key, and nothing can be derived from it there.
   */
  readonly codeSecret: string;
  /** The secret of what edges, API and registry share; `codeSecret` unless it is set. */
  readonly edgeSecret: string;
  /** The secret of messages to teams; `codeSecret` unless it is set. */
  readonly teamSecret: string;
  /** The token that lets operators read metrics and decisions in production; nobody can without one. */
  readonly operatorToken: string | undefined;
  /** The SMTP server for e-mail; without one e-mail stays in the outbox (D42). */
  readonly smtpUrl: string | undefined;
  /** The sender of e-mail. */
  readonly mailFrom: string;
  /** The account for text messages; without one they stay in the outbox. */
  readonly twilio: TwilioAccount | undefined;
  /** The account for card payments; without one development uses the sandbox, and production takes no cards. */
  readonly stripe: StripeAccount | undefined;
  /** The recipient of the contact forms; the brand's own when absent. */
  readonly contactAddress: string | undefined;
  /** The proxies whose X-Forwarded-* headers count; none when undefined (G13). */
  readonly trustedProxies: TrustedProxies | undefined;
  /** Allows messages to businesses on this machine, for developing a receiver; refused in production. */
  readonly webhooksToLoopback: boolean;
  /** The most text messages and e-mails that are sent in an hour. The rest waits, and an alarm is logged. */
  readonly textsPerHour: number;
  readonly emailsPerHour: number;
  readonly production: boolean;
}

export type ParsedConfig =
  | { readonly kind: 'read'; readonly config: Config }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment. `needed` are the settings that production cannot do without. Every fault is a sentence for the person at the
 * terminal.
 */
export function parseConfig(
  environment: Environment,
  needed: readonly string[] = ['API_CLIENT', 'CODE_SECRET'],
): ParsedConfig {
  const faults: string[] = [];
  const mode = environment['NODE_ENV'] || 'development';
  const production = mode === 'production';
  // A misspelled "production" would otherwise open what only development allows.
  if (!['production', 'development', 'test'].includes(mode))
    faults.push(`NODE_ENV must be production, development or test, not "${mode}".`);
  if (!production) faults.push(...developmentFaults(environment));

  const clockStart = environment['CLOCK'] || undefined;
  if (clockStart !== undefined && production)
    faults.push('CLOCK is for development and tests: unset it in production.');
  if (clockStart !== undefined && Number.isNaN(Date.parse(clockStart))) {
    faults.push(`CLOCK must be an ISO instant such as 2026-11-20T18:30:00Z, not "${clockStart}".`);
  }

  if (production && needed.includes('API_CLIENT') && !environment['API_CLIENT'])
    faults.push('API_CLIENT must be set in production, as name:secret.');
  const apiClient = readApiClient(environment['API_CLIENT'] || 'storefront:storefront');
  if (!apiClient) faults.push('API_CLIENT must look like name:secret.');

  const readSecret = (name: string) => {
    const secret = environment[name] || undefined;
    if (production && (secret !== undefined || needed.includes(name)) && !isStrongSecret(secret ?? ''))
      faults.push(strongSecret(name));
    return secret;
  };
  const codeSecret = readSecret('CODE_SECRET') ?? (production ? '' : 'development only');
  const edgeSecret = readSecret('EDGE_SECRET') ?? codeSecret;
  const teamSecret = readSecret('TEAM_SECRET') ?? codeSecret;
  const operatorToken = environment['OPERATOR_TOKEN'] || undefined;
  if (production && operatorToken !== undefined && !isStrongSecret(operatorToken))
    faults.push(strongSecret('OPERATOR_TOKEN'));

  const contactAddress = environment['CONTACT_ADDRESS'] || undefined;

  const smtpUrl = environment['SMTP_URL'] || undefined;
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl))
    faults.push('SMTP_URL must begin with smtp:// or smtps://.');
  const mailFrom = environment['MAIL_FROM'] || `Storefront <${contactAddress ?? 'hello@storefront.example'}>`;
  const twilio = readTwilio(environment, faults);
  const stripe = readStripe(environment, faults);

  const webhooksToLoopback = environment['WEBHOOKS_TO_LOOPBACK'] === 'yes';
  if (webhooksToLoopback && production)
    faults.push('WEBHOOKS_TO_LOOPBACK is for development: unset it in production.');
  const textsPerHour = readCount('TEXTS_PER_HOUR', 1_000, environment, faults);
  const emailsPerHour = readCount('EMAILS_PER_HOUR', 100_000, environment, faults);

  const databaseUrl = readDatabaseUrl('DATABASE_URL', true, environment, faults);
  const replicaUrl = readDatabaseUrl('DATABASE_REPLICA_URL', false, environment, faults);

  const apiOrigin = environment['API_ORIGIN']?.replace(/\/+$/, '') || undefined;

  const proxies = environment['TRUSTED_PROXIES'] || undefined;
  const trustedProxies = proxies === undefined ? undefined : parseTrustedProxies(proxies);
  if (proxies !== undefined && trustedProxies === undefined)
    faults.push(
      `TRUSTED_PROXIES must be addresses such as 10.0.0.5, 10.1.0.0/16, or how many proxies stand before the server, from 1 to 9, not "${proxies}".`,
    );

  if (faults.length > 0 || !apiClient) return { kind: 'refused', faults };
  const dataDirectory = environment['DATA_DIR'] || '.data';
  return {
    kind: 'read',
    config: {
      dataDirectory,
      databaseUrl,
      replicaUrl,
      clockStart,
      apiClient,
      apiOrigin,
      codeSecret,
      edgeSecret,
      teamSecret,
      operatorToken,
      smtpUrl,
      mailFrom,
      twilio,
      stripe,
      contactAddress,
      trustedProxies,
      webhooksToLoopback,
      textsPerHour,
      emailsPerHour,
      production,
    },
  };
}

const strongSecret = (name: string) =>
  `${name} must hold at least 32 random bytes in production, the same on every instance; this prints some: openssl rand -base64 32`;

function readApiClient(pair: string) {
  const colon = pair.indexOf(':');
  if (colon < 1 || colon === pair.length - 1) return undefined;
  return { name: pair.slice(0, colon), secret: pair.slice(colon + 1) };
}

function readTwilio(environment: Environment, faults: string[]): TwilioAccount | undefined {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const [accountSid, authToken, from] = readTogether(names, environment, faults);
  return accountSid && authToken && from ? { accountSid, authToken, from } : undefined;
}

function readStripe(environment: Environment, faults: string[]): StripeAccount | undefined {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const [secretKey, webhookSecret] = readTogether(names, environment, faults);
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined;
}

/** Reads variables that must be set together; setting only some of them is a fault. */
function readTogether(
  names: readonly string[],
  environment: Environment,
  faults: string[],
): readonly (string | undefined)[] {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0 && missing.length < names.length)
    faults.push(`${names.join(', ')} are needed together: ${missing.join(', ')} is missing.`);
  return names.map((name) => environment[name] || undefined);
}

function readCount(name: string, fallback: number, environment: Environment, faults: string[]): number {
  const written = environment[name];
  if (!written) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(written))
    faults.push(`${name} must be a whole number from 1, not "${written}".`);
  return Number(written);
}

function readDatabaseUrl(
  name: string,
  mayHaveHosts: boolean,
  environment: Environment,
  faults: string[],
): string | undefined {
  const url = environment[name] || undefined;
  const fault = url === undefined ? undefined : databaseUrlFault(url, mayHaveHosts);
  if (fault !== undefined) faults.push(`${name} ${fault}.`);
  return url;
}
