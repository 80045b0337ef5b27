import { indexingOf, isRecorded, matchRoute } from '@storefront/contract';
import type { PublicBrand, RouteMatch } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import type { EventBus } from '../bus/event-bus';
import type { DocumentHead } from '../head/document-head';
import type { AddedPagesStore } from '../navigation/added-pages-store';
import type { ScrollMemory } from '../navigation/scroll-memory';
import type { PageStore } from '../page-frame/page-store';

/** An entry of the history as the router tells it. */
export interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** How the router came to the present entry. */
export type Action = 'PUSH' | 'POP' | 'REPLACE';

export interface FollowerDeps {
  readonly brand: PublicBrand;
  readonly pages: Pick<PageStore, 'show'>;
  /** The pages that releases bring beside the route table (REL-12). */
  readonly added: Pick<AddedPagesStore, 'pages' | 'isComplete' | 'bring'>;
  readonly head: Pick<DocumentHead, 'moveTo'>;
  readonly scroll: Pick<ScrollMemory, 'leave' | 'arrive'>;
  readonly bus: Pick<EventBus, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The slug of the stored business, null when there is none (D3). */
  readonly storedSlug: () => string | null;
  readonly redirect: (to: string) => void;
  /** The customer goes to another page. Answers whether the whole document is loaded anew there (SHL-4). */
  readonly pageLeft: () => boolean;
  /** Loads the whole document anew at the present address. */
  readonly loadAnew: () => void;
  /** The server has sent the page for a path where it found nothing (D47). */
  readonly firstIsNotFound: boolean;
  /** The document was reloaded or gone back to, so that its place on the page counts. */
  readonly cameBack: boolean;
}

/** The query of an address, decoded; of a name that comes twice, the last. */
const queryOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** Shows what the address says, by the contract's route table (RTE-1 to RTE-18), wherever the router goes. */
export class RouteFollower {
  private entry: Entry | undefined;
  private pageIs: 'first' | 'new' | 'same' = 'first';
  private cameBy: Action = 'POP';
  /** Where the customer waits until it is known which pages there are. */
  private waitingAt: Entry | undefined;

  constructor(private readonly deps: FollowerDeps) {}

  /** The router stands at an entry; at the first call, the one that the page was loaded with. */
  follow(entry: Entry, action: Action) {
    const first = this.entry === undefined;
    this.waitingAt = undefined;
    if (
      this.entry?.key === entry.key &&
      this.entry.pathname === entry.pathname &&
      this.entry.search === entry.search
    ) {
      return;
    }
    const { brand, added, storedSlug } = this.deps;
    const query = queryOf(entry.search);
    const match: RouteMatch =
      first && this.deps.firstIsNotFound
        ? { kind: 'not-found' }
        : matchRoute(brand, entry.pathname, query, { storedSlug: storedSlug(), pages: added.pages });
    if (match.kind === 'redirect') return this.deps.redirect(match.to);
    if (match.kind === 'not-found' && !first && !added.isComplete) return this.waitForPages(entry, action);

    if (this.entry && this.entry.pathname !== entry.pathname && this.deps.pageLeft()) return;
    // Nobody comes back to an entry that another has replaced.
    if (this.entry && action !== 'REPLACE') this.deps.scroll.leave(nameOf(this.entry));
    this.entry = entry;
    this.cameBy = action;
    const path = entry.pathname;
    // The server has written the head of the page that it sent.
    if (!first) this.deps.head.moveTo(indexingOf(brand, match, path, query));
    const isOther = this.deps.pages.show(match, {
      path,
      params: match.kind === 'page' ? match.params : {},
      query,
    });
    this.pageIs = first ? 'first' : isOther ? 'new' : 'same';
    if (isOther && isRecorded(path))
      this.deps.bus.publish('page-viewed', { path, at: this.deps.clock.now() });
    // Within a page the place stays; on the way back it is that of the entry.
    if (!isOther && action === 'POP') this.deps.scroll.arrive(nameOf(entry), 'back');
    if (isOther && action !== 'POP') this.deps.scroll.arrive(nameOf(entry), 'forward');
  }

  /** A release may bring a page for this path (REL-12): the present page stays until that is known. The server knows it in any case. */
  private waitForPages(entry: Entry, action: Action) {
    this.waitingAt = entry;
    const isHere = () => this.waitingAt === entry;
    this.deps.added.bring().then(
      () => isHere() && this.follow(entry, action),
      () => isHere() && this.deps.loadAnew(),
    );
  }

  /** The page of the present entry is on the screen. Answers whether the customer has just come to it from another. */
  pageOnScreen(): boolean {
    const { entry, pageIs } = this;
    this.pageIs = 'same';
    if (!entry || pageIs === 'same') return false;
    const wasHere = pageIs === 'first' ? this.deps.cameBack : this.cameBy === 'POP';
    if (wasHere) this.deps.scroll.arrive(nameOf(entry), 'back');
    return pageIs === 'new';
  }

  /** The whole document is about to go. */
  leaving() {
    if (this.entry) this.deps.scroll.leave(nameOf(this.entry));
  }
}

/** Two documents loaded in one tab both begin with the key 'default': the address tells them apart. */
const nameOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;
