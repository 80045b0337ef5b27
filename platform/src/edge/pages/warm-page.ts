import type { ServedBrand } from '../../brands/brand-folder';
import type { Decided } from '../../decisions/decided';
import { anonymousVisitAt } from '../../decisions/visit';
import type { Visit } from '../../decisions/visit';
import { matchPage } from './match-page';
import { pageContent } from './page-content';
import type { PageContentDeps } from './page-content';
import type { Pages } from './pages';

interface WarmPageDeps extends PageContentDeps {
  readonly pages: Pick<Pages, 'get'>;
  decidedFor(served: ServedBrand, visit: Visit): Decided;
}

/** Makes and keeps the page that most visitors of a brand get at this address, before it is requested. */
export async function warmPage(deps: WarmPageDeps, served: ServedBrand, address: string): Promise<void> {
  const visit = anonymousVisitAt(deps.clock.now().getTime());
  const decided = deps.decidedFor(served, visit);
  const { pages, query, match } = matchPage(served, decided, address);
  if (match.kind === 'redirect') return;
  const requested = { served, visit, decided, pages, match, query, address, preview: undefined };
  await deps.pages.get(await pageContent(deps, requested));
}
