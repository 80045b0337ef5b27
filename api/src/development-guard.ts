type Environment = Readonly<Record<string, string | undefined>>;

/** The real services that development can be allowed to use, and the settings that use each. */
const realServices: Readonly<Record<string, readonly string[]>> = {
  database: ['DATABASE_URL', 'DATABASE_REPLICA_URL'],
  email: ['SMTP_URL'],
  sms: ['TWILIO_ACCOUNT_SID'],
  cards: ['STRIPE_SECRET_KEY'],
  proxies: ['TRUSTED_PROXIES'],
  storage: ['RELEASE_STORE'],
};

/**
 * In development secrets are public and /dev shows every message, so a forgotten NODE_ENV must not reach real customers, senders or
 * money. DEVELOPMENT_USES allows single services.
 */
export function developmentFaults(environment: Environment): string[] {
  const allowed = (environment['DEVELOPMENT_USES'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = allowed
    .filter((name) => !Object.hasOwn(realServices, name))
    .map(
      (name) =>
        `DEVELOPMENT_USES takes ${Object.keys(realServices).join(', ')}, separated by commas, not "${name}".`,
    );
  const unintended = Object.entries(realServices).flatMap(([name, settings]) =>
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
