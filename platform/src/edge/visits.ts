import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../clock';
import type { KeptVersions, Visit } from '../decisions/visit';
import { type KnownVisit, VisitCookies } from './visit-cookies';
import { type Visitor, findVisitor } from './visitor';

/** What of a request its visit is told by. */
export interface VisitRequest {
  readonly headers: IncomingHttpHeaders;
  readonly hostname: string;
}

/** A visit as a request shows it, and what its cookies have to say next. */
export interface FoundVisit {
  readonly visit: Visit;
  readonly visitor: Visitor;
  /** The `Set-Cookie` lines of the page that is decided so; none for who keeps no cookies. */
  cookiesAfter(kept: KeptVersions): string[];
}

/** Tells whose visit a request belongs to. */
export class Visits {
  private readonly cookies: VisitCookies;

  constructor(private readonly parts: { readonly clock: Clock; readonly production: boolean }) {
    this.cookies = new VisitCookies(parts.production);
  }

  find(request: VisitRequest): FoundVisit {
    const now = this.parts.clock.now().getTime();
    const read = this.cookies.read(request.headers.cookie, now);
    const visitor = findVisitor(read.visitor, request);
    const isKnown = visitor.kind === 'known';
    const visit: Visit = {
      visitor: visitor.kind === 'without-cookies' ? undefined : visitor.id,
      preview: [],
      failed: isKnown ? read.failed : [],
      kept: isKnown ? read.visit : undefined,
      now,
    };
    return {
      visit,
      visitor,
      cookiesAfter: (kept) => {
        if (visitor.kind === 'without-cookies') return [];
        const before = isKnown ? read.visit : undefined;
        const next: KnownVisit = { ...kept, began: before?.began ?? now };
        return [
          ...(visitor.kind === 'new' ? [this.cookies.visitor(visitor.id)] : []),
          ...(isSame(before, next) ? [] : [this.cookies.visit(next)]),
        ];
      },
    };
  }

  /** The `Set-Cookie` line after releases have failed in the page of a visit, or undefined when nothing is to be told. */
  cookieAfterFailures({ visit, visitor }: FoundVisit, failed: readonly string[]): string | undefined {
    if (visitor.kind !== 'known' || failed.join() === visit.failed.join()) return undefined;
    return this.cookies.failed(failed, visit.now);
  }
}

function isSame(before: KnownVisit | undefined, next: KnownVisit): boolean {
  return before?.turn === next.turn && before.canaries.join() === next.canaries.join();
}
