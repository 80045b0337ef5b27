import { developmentFaults } from './development-guard';
import type { TwilioAccount } from './outbox/senders/twilio-sender';
import type { StripeAccount } from './payments/stripe-provider';
import { isStrongSecret } from './secret-strength';
import { parseTrustedProxies } from './trusted-proxies';
import type { TrustedProxies } from './trusted-proxies';

/** What the process was told by its environment; read once, at the door. */
export interface Config {
  /** Folder of the embedded database; nothing else of it is the API's. */
  readonly dataDirectory: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where catalogue reads go; the main database when absent. */
  readonly replicaUrl: string | undefined;
  /** ISO instant at which the clock starts; never set in production. */
  readonly clockStart: string | undefined;
  /** The pair that identifies the client application (D9). */
  readonly apiClient: { readonly name: string; readonly secret: string };
  /** Where browsers find the API when that is not the brand's origin; pictures are named by it. */
  readonly apiOrigin: string | undefined;
  /** What every key of this server is derived from, each for its purpose (`deriveSecret`); the same on every instance. */
  readonly codeSecret: string;
  /** Who shows it may read figures and decisions in production; nobody may without one. */
  readonly operatorToken: string | undefined;
  /** The SMTP server that takes e-mail; without one it stays in the outbox (D42). */
  readonly smtpUrl: string | undefined;
  /** Whom e-mail comes from. */
  readonly mailFrom: string;
  /** The account that sends text messages; without one they stay in the outbox. */
  readonly twilio: TwilioAccount | undefined;
  /** The account that takes cards; without one the sandbox stands in, in development alone. */
  readonly stripe: StripeAccount | undefined;
  /** Who reads what the contact form sends. */
  readonly contactAddress: string | undefined;
  /** Whose X-Forwarded-* headers count; nobody's when undefined (G13). */
  readonly trustedProxies: TrustedProxies | undefined;
  /** Lets messages to businesses go to this machine, for whoever develops a receiver; never in production. */
  readonly webhooksToLoopback: boolean;
  /** The most text messages and e-mails that are sent in an hour; what is above waits, and an alarm is logged. */
  readonly textsPerHour: number;
  readonly emailsPerHour: number;
  readonly production: boolean;
}

export type ParsedConfig =
  | { readonly kind: 'read'; readonly config: Config }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; every fault is a sentence that a person at a terminal can act on. */
export function parseConfig(environment: Environment): ParsedConfig {
  const faults: string[] = [];
  const mode = environment['NODE_ENV'] || 'development';
  const production = mode === 'production';
  // Anything that is not exactly production would open what only development may.
  if (!['production', 'development', 'test'].includes(mode))
    faults.push(`NODE_ENV must be production, development or test, not "${mode}".`);
  if (!production) faults.push(...developmentFaults(environment));

  const clockStart = environment['CLOCK'] || undefined;
  if (clockStart !== undefined && production)
    faults.push('CLOCK is for development and tests: unset it in production.');
  if (clockStart !== undefined && Number.isNaN(Date.parse(clockStart))) {
    faults.push(`CLOCK must be an ISO instant such as 2026-11-20T18:30:00Z, not "${clockStart}".`);
  }

  if (production && !environment['API_CLIENT'])
    faults.push('API_CLIENT must be set in production, as name:secret.');
  const apiClient = readApiClient(environment['API_CLIENT'] || 'storefront:storefront');
  if (!apiClient) faults.push('API_CLIENT must look like name:secret.');

  const codeSecret = environment['CODE_SECRET'] || (production ? '' : 'development only');
  if (production && !isStrongSecret(codeSecret)) faults.push(strongSecret('CODE_SECRET'));
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

  const databaseUrl = readDatabaseUrl('DATABASE_URL', environment, faults);
  const replicaUrl = readDatabaseUrl('DATABASE_REPLICA_URL', environment, faults);

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

/** Variables that mean something only together; some of them without the others is a fault. */
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

function readCount(name: string, without: number, environment: Environment, faults: string[]): number {
  const written = environment[name];
  if (!written) return without;
  if (!/^[1-9]\d{0,8}$/.test(written))
    faults.push(`${name} must be a whole number from 1, not "${written}".`);
  return Number(written);
}

function readDatabaseUrl(name: string, environment: Environment, faults: string[]): string | undefined {
  const url = environment[name] || undefined;
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url)) {
    faults.push(`${name} must begin with postgres:// or postgresql://.`);
  }
  return url;
}
