import { parseCookie, stringifySetCookie } from 'cookie';

/** What a browser keeps of a login at the console. */
interface LoginCookieValues {
  /** The secret of a session. */
  readonly session: string | undefined;
  /** The state of a login that was begun. */
  readonly begun: string | undefined;
}

const begunLasts = 600;

/**
 * The cookies of the console (ROL-9): not readable by scripts, for its host alone. Over https their prefix keeps other hosts of the domain from
 * setting them. A console on http, which only development has, gets them without `Secure`, since not every browser keeps such a cookie of
 * http://localhost.
 */
export class LoginCookies {
  readonly #isSecure: boolean;

  constructor(origin: string) {
    this.#isSecure = origin.startsWith('https:');
  }

  read(header: string | undefined): LoginCookieValues {
    const cookies = parseCookie(header ?? '');
    return { session: cookies[this.#nameOf('session')], begun: cookies[this.#nameOf('login')] };
  }

  /** Sent only by pages of the console itself. Undefined deletes it. */
  session(secret: string | undefined): string {
    return this.#set('session', secret, 'strict');
  }

  /** Lax, because the answer of the provider comes from its page. Undefined deletes it. */
  begun(state: string | undefined): string {
    return this.#set('login', state, 'lax', begunLasts);
  }

  #nameOf(name: string): string {
    return `${this.#isSecure ? '__Host-' : ''}console-${name}`;
  }

  #set(name: string, value: string | undefined, sameSite: 'strict' | 'lax', lasts?: number): string {
    const maxAge = value === undefined ? 0 : lasts;
    return stringifySetCookie({
      name: this.#nameOf(name),
      value: value ?? '',
      path: '/',
      httpOnly: true,
      secure: this.#isSecure,
      sameSite,
      ...(maxAge !== undefined && { maxAge }),
    });
  }
}
