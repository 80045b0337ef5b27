import type { FastifyRequest } from 'fastify';
import type { Caller } from '../registry/people';
import type { Logins } from '../registry/logins';
import { LoginCookies } from '../login/login-cookies';
import { hashToken } from './tokens';

export interface CookieSessionDeps {
  readonly logins: Pick<Logins, 'session'>;
  /** The origin of the console, such as `https://console.example`. */
  origin(): string;
  /** Whether the console is served on a host: that alone takes the cookie. */
  isConsole(host: string): boolean;
}

/** Whom a request acts for by the cookie of the console; `none` when it has no such cookie. */
type CookieCaller =
  | { readonly kind: 'none' }
  | { readonly kind: 'caller'; readonly caller: Caller }
  | { readonly kind: 'refused'; readonly status: 401 | 403; readonly fault: string };

export interface CookieSessions {
  callerOf(request: Pick<FastifyRequest, 'headers' | 'hostname' | 'method'>): Promise<CookieCaller>;
}

/** The header that names the team for which a person in several acts; without it the first by name. */
const teamHeader = 'storefront-team';

/** The sessions of people who have logged in at the console (ROL-9). */
export function cookieSessions({ logins, origin, isConsole }: CookieSessionDeps): CookieSessions {
  return {
    async callerOf({ headers, hostname, method }) {
      const ownOrigin = origin();
      if (!isConsole(hostname)) return { kind: 'none' };
      const { session: secret } = new LoginCookies(ownOrigin).read(headers.cookie);
      if (secret === undefined) return { kind: 'none' };
      // Browsers send the cookie by themselves, so a change must come from a page of the console.
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading && headers.origin !== ownOrigin)
        return refusal(403, 'This call does not come from a page of the console.');
      const session = await logins.session(hashToken(secret));
      if (session === undefined) return refusal(401, 'Your session has ended. Log in again.');
      const wanted = headers[teamHeader];
      const [first] = session.callers;
      const caller = wanted === undefined ? first : session.callers.find(({ id }) => id === wanted);
      if (caller === undefined) return refusal(403, `${session.person} is no member of this team.`);
      const teams = session.callers.map(({ id }) => id);
      return { kind: 'caller', caller: { ...caller, session: { expiresAt: session.expiresAt, teams } } };
    },
  };
}

function refusal(status: 401 | 403, fault: string): CookieCaller {
  return { kind: 'refused', status, fault };
}
