type Environment = Readonly<Record<string, string | undefined>>;

/** What of the real world development may be told to use, and the settings that use it. */
const realThings: Readonly<Record<string, readonly string[]>> = {
  database: ['DATABASE_URL', 'DATABASE_REPLICA_URL'],
  email: ['SMTP_URL'],
  sms: ['TWILIO_ACCOUNT_SID'],
  cards: ['STRIPE_SECRET_KEY'],
  proxies: ['TRUSTED_PROXIES'],
  storage: ['RELEASE_STORE'],
};

/**
 * In development secrets are known to everybody and /dev shows every message, so real customers, senders and money must not meet
 * it by a forgotten NODE_ENV. Who means it says so in DEVELOPMENT_USES.
 */
export function developmentFaults(environment: Environment): string[] {
  const allowed = (environment['DEVELOPMENT_USES'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = allowed
    .filter((name) => !Object.hasOwn(realThings, name))
    .map(
      (name) =>
        `DEVELOPMENT_USES takes ${Object.keys(realThings).join(', ')}, separated by commas, not "${name}".`,
    );
  const unintended = Object.entries(realThings).flatMap(([name, settings]) =>
    allowed.includes(name)
      ? []
      : settings
          .filter((setting) => environment[setting])
          .map(
            (setting) =>
              `${setting} is set, but this is development, where secrets are public: set NODE_ENV=production, or DEVELOPMENT_USES=${name} if you mean it.`,
          ),
  );
  return [...unknown, ...unintended];
}
