import { autorun } from 'mobx';
import type { Session } from '@storefront/host';

/** Where the mark is written: `document` in a browser. */
interface CookieJar {
  cookie: string;
}

/**
 * Tells the edge by a cookie whether a customer is logged in, because rollouts may begin with customers (ROL-10). It names nobody and
 * opens nothing; who writes it by hand gets a release a little earlier.
 */
export function markCustomer(
  session: Pick<Session, 'visitor'>,
  jar: CookieJar,
  { protocol }: Pick<Location, 'protocol'>,
): () => void {
  const isSecure = protocol === 'https:';
  return autorun(() => {
    const isUser = session.visitor.kind === 'user';
    const name = isSecure ? '__Host-customer' : 'customer';
    const age = isUser ? 365 * 24 * 3_600 : 0;
    jar.cookie = `${name}=${isUser ? 'yes' : ''}; path=/; samesite=lax; max-age=${age}${isSecure ? '; secure' : ''}`;
  });
}
