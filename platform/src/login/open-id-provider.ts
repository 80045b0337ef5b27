import type { LoginFault } from '@storefront/contract';
import * as openId from 'openid-client';
import type { Clock } from '../clock';
import { LoginRefused } from './login-provider';
import type { LoginProvider, LoginSettings } from './login-provider';

// Somebody waits in front of a white page.
const answerSeconds = 5;
// Keys are fetched when a token names an unknown one; addresses may change too, with less hurry.
const discoveredLasts = 3_600_000;
const clockToleranceSeconds = 30;

/** A login provider that speaks OpenID Connect. It is asked when somebody logs in, and not before: the server starts without it. */
export function openIdProvider(settings: LoginSettings, clock: Clock): LoginProvider {
  let discovered: { readonly at: number; readonly configuration: Promise<openId.Configuration> } | undefined;

  async function configuration(): Promise<openId.Configuration> {
    const now = clock.now().getTime();
    if (discovered !== undefined && now - discovered.at < discoveredLasts) return discovered.configuration;
    const begun = { at: now, configuration: discover(settings) };
    discovered = begun;
    // The next login asks again.
    begun.configuration.catch(() => {
      if (discovered === begun) discovered = undefined;
    });
    return begun.configuration;
  }

  return {
    async addressFor({ state, nonce, verifier }, callback) {
      return refusing(async () => {
        const address = openId.buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await openId.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      });
    },

    async accountOf(answer, { state, nonce, verifier }) {
      return refusing(async () => {
        const known = await configuration();
        const tokens = await openId.authorizationCodeGrant(known, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new LoginRefused('untrusted', 'there is no ID token');
        const { iss: issuer, sub: subject } = claims;
        // Some providers name the address only when they are asked for it.
        const about =
          claims['email'] === undefined
            ? await openId.fetchUserInfo(known, tokens.access_token, subject)
            : claims;
        const email = about['email_verified'] === true ? about['email'] : undefined;
        return { issuer, subject, email: typeof email === 'string' ? email.toLowerCase() : undefined };
      });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: LoginSettings): Promise<openId.Configuration> {
  const server = new URL(issuer);
  return openId.discovery(
    server,
    clientId,
    { client_secret: clientSecret, [openId.clockTolerance]: clockToleranceSeconds },
    clientAuthentication(clientSecret),
    {
      timeout: answerSeconds,
      // Signatures are checked although the token comes from the provider itself: a proxy between may end TLS.
      execute: [
        openId.enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [openId.allowInsecureRequests] : []),
      ],
    },
  );
}

/** By the header, as OpenID Connect has it unless the provider says that it takes the secret in the body alone. */
function clientAuthentication(secret: string): openId.ClientAuth {
  const [basic, post] = [openId.ClientSecretBasic(secret), openId.ClientSecretPost(secret)];
  return (server, ...others) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    (methods.includes('client_secret_basic') ? basic : post)(server, ...others);
  };
}

/** Turns what the library throws into why the login ends; its details go to the log. */
async function refusing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof LoginRefused) throw error;
    throw new LoginRefused(faultOf(error), detailOf(error));
  }
}

function faultOf(error: unknown): LoginFault {
  if (error instanceof openId.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'untrusted';
  return chainOf(error).some(isAway) ? 'unreachable' : 'untrusted';
}

/** Without a connection, too late, or an answer of a server that is ill. */
function isAway(cause: ErrorLike): boolean {
  const { name = '', message = '', status = 0 } = cause;
  return name === 'TimeoutError' || message === 'fetch failed' || message === 'terminated' || status >= 500;
}

interface ErrorLike {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number;
  readonly cause?: unknown;
}

/** An error with what has caused it. */
function chainOf(error: unknown): ErrorLike[] {
  const chain: ErrorLike[] = [];
  for (
    let one = error;
    typeof one === 'object' && one !== null && chain.length < 5;
    one = chain.at(-1)?.cause
  )
    chain.push(one as ErrorLike);
  return chain;
}

/** Messages of the library name claims and never their values. */
function detailOf(error: unknown): string {
  if (error instanceof openId.AuthorizationResponseError || error instanceof openId.ResponseBodyError)
    return error.error;
  return chainOf(error)
    .flatMap(({ message = '' }) => (message === '' ? [] : [message]))
    .join(': ');
}
