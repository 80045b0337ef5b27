import type { IncomingHttpHeaders } from 'node:http';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Clock } from '../../clock';
import type { PreviewCheck, PreviewGrant } from '../../registry/preview-token';
import type { KeptVersions, Visit } from '../../decisions/visit';
import type { Previews } from './previews';
import { VisitCookies } from './visit-cookies';
import type { KnownVisit } from './visit-cookies';
import { findVisitor } from './visitor';
import type { Visitor } from './visitor';

/** The parts of a request that determine its visit. */
export interface VisitRequest {
  readonly headers: IncomingHttpHeaders;
  readonly hostname: string;
}

/** The visit of a request, and the cookies that it causes. */
export interface FoundVisit {
  readonly visit: Visit;
  readonly visitor: Visitor;
  /** The releases of its preview link; undefined without a valid one (ROL-5). */
  readonly preview: PreviewGrant | undefined;
  /** Whether the page gets the toolbar of staff (DEV-7). */
  readonly hasToolbar: boolean;
  /** The `Set-Cookie` lines of a page with these decisions; none for visitors without cookies. */
  cookiesAfter(kept: KeptVersions): string[];
}

export interface VisitsDeps {
  readonly clock: Clock;
  readonly production: boolean;
  readonly previews: Pick<Previews, 'check' | 'releasesOf' | 'brandOf'>;
}

/** Finds the visit of a request. */
export class Visits {
  private readonly cookies: VisitCookies;

  constructor(private readonly deps: VisitsDeps) {
    this.cookies = new VisitCookies(deps.production);
  }

  async find(request: VisitRequest, served: ServedBrand): Promise<FoundVisit> {
    const now = this.now();
    const read = this.cookies.read(request.headers.cookie, now);
    const preview = this.previewOf(request, served);
    const visitor = findVisitor(read.visitor, request);
    const isStaff = this.staffOf(request, served) !== undefined;
    const isKnown = visitor.kind === 'known';
    const visit: Visit = {
      visitor: visitor.kind === 'without-cookies' ? undefined : visitor.id,
      preview: preview === undefined ? [] : await this.deps.previews.releasesOf(preview),
      // A preview shows what its link names, whatever has failed before (ROL-6).
      failed: isKnown && preview === undefined ? read.failed : [],
      isStaff,
      isCustomer: read.isCustomer,
      kept: isKnown ? read.visit : undefined,
      now,
    };
    return {
      visit,
      visitor,
      preview,
      hasToolbar: isStaff && !read.isToolbarClosed,
      cookiesAfter: (kept) => {
        if (visitor.kind === 'without-cookies') return [];
        const previous = isKnown ? read.visit : undefined;
        const next: KnownVisit = { ...kept, began: previous?.began ?? now };
        return [
          ...(visitor.kind === 'new' ? [this.cookies.visitor(visitor.id)] : []),
          ...(isSame(previous, next) ? [] : [this.cookies.visit(next)]),
        ];
      },
    };
  }

  /** The brand as a visit sees it: with the draft of its preview link, if that names one (BRD-7). */
  brandOf(served: ServedBrand, { preview }: Pick<FoundVisit, 'preview'>): Promise<ServedBrand> {
    return this.deps.previews.brandOf(served, preview);
  }

  /** The releases of the preview link of a request on this brand. */
  previewOf({ headers }: Pick<VisitRequest, 'headers'>, served: ServedBrand): PreviewGrant | undefined {
    const token = this.cookies.read(headers.cookie, this.now()).preview;
    if (token === undefined) return undefined;
    const checked = this.deps.previews.check(token, served.brand, this.now());
    return checked.kind === 'valid' && !checked.grant.staff ? checked.grant : undefined;
  }

  /** The `Set-Cookie` lines that open a preview link, or mark the browser as staff; releases that failed before may be tried again in it. */
  openPreview(token: string, served: ServedBrand): PreviewCheck & { readonly cookies: string[] } {
    const checked = this.deps.previews.check(token, served.brand, this.now());
    if (checked.kind === 'refused') return { ...checked, cookies: [] };
    const { staff, until } = checked.grant;
    const cookies = staff
      ? [this.cookies.staff(token, Math.floor((until - this.now()) / 1000))]
      : [this.cookies.preview(token), this.cookies.failed([], this.now())];
    return { ...checked, cookies };
  }

  leavePreview(): string {
    return this.cookies.preview(undefined);
  }

  /** Ends the mark of staff in this browser. */
  leaveStaff(): string {
    return this.cookies.staff(undefined);
  }

  /** The mark of staff of a request on this brand (ROL-10). */
  staffOf({ headers }: Pick<VisitRequest, 'headers'>, served: ServedBrand): PreviewGrant | undefined {
    const token = this.cookies.read(headers.cookie, this.now()).staff;
    if (token === undefined) return undefined;
    const checked = this.deps.previews.check(token, served.brand, this.now());
    return checked.kind === 'valid' && checked.grant.staff ? checked.grant : undefined;
  }

  /** The toolbar of staff stays closed in this browser, or comes back (DEV-7). */
  showToolbar(isShown: boolean): string {
    return this.cookies.toolbar(isShown);
  }

  /** The `Set-Cookie` line after releases have failed in a page of a visit, or undefined when nothing changes, as in a preview. */
  cookieAfterFailures(
    { visit, visitor, preview }: FoundVisit,
    failed: readonly string[],
  ): string | undefined {
    if (preview !== undefined || visitor.kind !== 'known' || failed.join() === visit.failed.join())
      return undefined;
    return this.cookies.failed(failed, visit.now);
  }

  private now(): number {
    return this.deps.clock.now().getTime();
  }
}

function isSame(previous: KnownVisit | undefined, next: KnownVisit): boolean {
  return previous?.turn === next.turn && previous.canaries.join() === next.canaries.join();
}
