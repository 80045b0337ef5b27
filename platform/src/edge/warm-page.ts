import type { ServedBrand } from '../brands/brand-folder';
import type { Decided } from '../decisions/decided';
import { anonymousVisitAt } from '../decisions/visit';
import type { Visit } from '../decisions/visit';
import { makePage } from './make-page';
import type { PageMakerDeps } from './make-page';
import { matchPage } from './match-page';

interface WarmPageDeps extends PageMakerDeps {
  decidedFor(served: ServedBrand, visit: Visit): Decided;
}

/** Makes and keeps the page that most visitors of a brand get at this address, before it is requested. */
export async function warmPage(deps: WarmPageDeps, served: ServedBrand, url: string): Promise<void> {
  const visit = anonymousVisitAt(deps.clock.now().getTime());
  const decided = deps.decidedFor(served, visit);
  const { pages, query, match } = matchPage(served, decided, url);
  if (match.kind === 'redirect') return;
  const asked = { served, visit, decided, pages, match, query, preview: undefined };
  // A failure is reported when a visitor gets the page; nobody gets this one.
  await makePage(deps, asked, url, () => undefined);
}
