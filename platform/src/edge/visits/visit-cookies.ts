import { parseCookie, stringifySetCookie } from 'cookie';
import type { KeptVersions } from '../../decisions/visit';
import { parseReleaseId } from '../../releases/parse-release-id';
import { releaseId } from '../../releases/release-store';

/** The parsed cookies of a request; invalid and expired values are left out. */
export interface ParsedCookies {
  /** As it was sent: `findVisitor` decides whether it is an id. */
  readonly visitor: string | undefined;
  readonly visit: KnownVisit | undefined;
  /** Ids of the releases that failed in this visit, the latest last. */
  readonly failed: readonly string[];
  /** The token of a preview link as it was sent; the caller still has to check it (ROL-5). */
  readonly preview: string | undefined;
  /** The token of a mark of staff as it was sent; the caller still has to check it (ROL-10). */
  readonly staff: string | undefined;
  /** Whether the toolbar of staff was closed in this browser (DEV-7). */
  readonly isToolbarClosed: boolean;
  /** Whether the browser says that a customer is logged in. */
  readonly isCustomer: boolean;
}

/** A visit that has not ended; `began` is milliseconds since 1970. */
export interface KnownVisit extends KeptVersions {
  readonly began: number;
}

const year = 365 * 24 * 3_600;
// Browsers that restore their last pages keep session cookies for ever; a visit that is older than this has ended.
const longestVisit = 12 * 3_600_000;
const clockSkew = 5 * 60_000;
// Cookies are sent with every request, so they hold only a few releases.
const maxReleases = 8;

const separator = '~';

/** Parses and writes the cookies of a visit (RES-8, RES-11, RES-12): first-party, for this host only, not readable by scripts. */
export class VisitCookies {
  /** `production` requires HTTPS, and the prefix that prevents other hosts of the domain from setting them. */
  constructor(private readonly production: boolean) {}

  read(header: string | undefined, now: number): ParsedCookies {
    const cookies = parseCookie(header ?? '');
    return {
      visitor: cookies[this.nameOf('visitor')],
      visit: readVisit(cookies[this.nameOf('visit')], now),
      failed: readFailed(cookies[this.nameOf('failed')], now),
      preview: cookies[this.nameOf('preview')],
      staff: cookies[this.nameOf('staff')],
      isToolbarClosed: cookies[this.nameOf('toolbar')] === 'closed',
      isCustomer: cookies[this.nameOf('customer')] === 'yes',
    };
  }

  visitor(id: string): string {
    return this.set('visitor', id, year);
  }

  visit({ turn, canaries, began }: KnownVisit): string {
    return this.set('visit', [turn, began, ...canaries.slice(-maxReleases)].join(separator));
  }

  /** An empty list deletes the cookie. */
  failed(ids: readonly string[], now: number): string {
    if (ids.length === 0) return this.set('failed', '', 0);
    return this.set('failed', [now, ...ids.slice(-maxReleases)].join(separator));
  }

  /** Undefined deletes the cookie. */
  preview(token: string | undefined): string {
    return token === undefined ? this.set('preview', '', 0) : this.set('preview', token);
  }

  /** Undefined deletes the cookie. */
  staff(token: string | undefined, seconds = 0): string {
    return this.set('staff', token ?? '', seconds);
  }

  toolbar(isShown: boolean): string {
    return isShown ? this.set('toolbar', '', 0) : this.set('toolbar', 'closed', year);
  }

  private nameOf(name: string): string {
    return this.production ? `__Host-${name}` : name;
  }

  private set(name: string, value: string, maxAge?: number): string {
    return stringifySetCookie({
      name: this.nameOf(name),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.production,
      ...(maxAge !== undefined && { maxAge }),
    });
  }
}

/** Whether an instant in a cookie belongs to a visit that has not ended. */
function isOfThisVisit(instant: number, now: number): boolean {
  return instant <= now + clockSkew && instant > now - longestVisit;
}

function readVisit(text: string | undefined, now: number): KnownVisit | undefined {
  const [turn, began, ...canaries] = (text ?? '').split(separator);
  if (!isWhole(turn) || !isWhole(began) || !isOfThisVisit(Number(began), now)) return undefined;
  return { turn: Number(turn), began: Number(began), canaries: releasesIn(canaries) };
}

function readFailed(text: string | undefined, now: number): string[] {
  const [at, ...ids] = (text ?? '').split(separator);
  return isWhole(at) && isOfThisVisit(Number(at), now) ? releasesIn(ids) : [];
}

function isWhole(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,15}$/.test(text);
}

function releasesIn(texts: readonly string[]): string[] {
  return texts.slice(0, maxReleases).flatMap((text) => {
    const [name = '', version = '', ...rest] = text.split('@');
    const id = parseReleaseId(name, version);
    return id === undefined || rest.length > 0 ? [] : [releaseId(id)];
  });
}
