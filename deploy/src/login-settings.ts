import type { LoginSettings } from 'platform';

/** Logging in at the console by a login provider (ROL-9). */
export interface LoginPlace {
  readonly settings: LoginSettings;
  /** Where people open the console; in development the address of this server by default. */
  readonly origin: string | undefined;
}

const needingIssuer = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'CONSOLE_ORIGIN'] as const;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME and CONSOLE_ORIGIN; adds a sentence to `faults` for each value that is not
 * valid, which never shows the secret. Undefined when no provider is set.
 */
export function parseLoginSettings(
  environment: Readonly<Record<string, string | undefined>>,
  consoleHosts: readonly string[],
  faults: string[],
): LoginPlace | undefined {
  const isProduction = environment['NODE_ENV'] === 'production';
  const issuer = environment['OIDC_ISSUER'] || undefined;
  if (issuer === undefined) {
    for (const name of needingIssuer.filter((one) => environment[one]))
      faults.push(`${name} needs OIDC_ISSUER, the address of the login provider.`);
    return undefined;
  }
  const address = parseAddress(issuer);
  if (address === undefined || !isSafe(address, isProduction) || address.search !== '' || address.hash !== '')
    faults.push(
      `OIDC_ISSUER must be the https address of the login provider, such as https://login.example.com, not "${issuer}".`,
    );
  const [clientId = '', clientSecret = ''] = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].map((name) => {
    const value = environment[name] ?? '';
    if (value === '')
      faults.push(
        `${name} is needed with OIDC_ISSUER: the login provider shows it where the console is registered.`,
      );
    return value;
  });
  const origin = environment['CONSOLE_ORIGIN'] || undefined;
  const own = origin === undefined ? undefined : parseAddress(origin);
  if (origin === undefined && isProduction)
    faults.push(
      'CONSOLE_ORIGIN is needed with OIDC_ISSUER: the address of the console, such as https://console.example.com.',
    );
  if (origin !== undefined && (own?.origin !== origin || !isSafe(own, isProduction)))
    faults.push(`CONSOLE_ORIGIN must look like https://console.example.com, not "${origin}".`);
  else if (own !== undefined && !consoleHosts.includes(own.hostname))
    faults.push(
      `CONSOLE_ORIGIN has the host ${own.hostname}, on which CONSOLE_HOSTS does not serve the console.`,
    );
  const name = environment['OIDC_NAME'] || (address?.host ?? '');
  return { settings: { issuer, clientId, clientSecret, name }, origin };
}

function parseAddress(text: string): URL | undefined {
  return /^https?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** Plain http reaches only this machine, and only in development. */
function isSafe({ protocol, hostname }: URL, isProduction: boolean): boolean {
  return protocol === 'https:' || (!isProduction && loopback.includes(hostname));
}
