import { indexingOf, isRecorded, matchRoute } from '@storefront/contract';
import type { PublicBrand, RouteMatch } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import type { EventBus } from '../bus/event-bus';
import type { DocumentHead } from '../head/document-head';
import type { AddedPagesStore } from '../navigation/added-pages-store';
import type { ScrollMemory } from '../navigation/scroll-memory';
import type { PageStore } from '../page-frame/page-store';

/** An entry of the history as the router reports it. */
export interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** How the router came to the current entry. */
export type Action = 'PUSH' | 'POP' | 'REPLACE';

export interface FollowerDeps {
  readonly brand: PublicBrand;
  readonly pages: Pick<PageStore, 'show'>;
  /** The pages that releases bring beside the route table (REL-12). */
  readonly added: Pick<AddedPagesStore, 'pages' | 'isComplete' | 'load'>;
  readonly head: Pick<DocumentHead, 'moveTo'>;
  readonly scroll: Pick<ScrollMemory, 'leave' | 'arrive'>;
  readonly bus: Pick<EventBus, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The slug of the stored business, null when there is none (D3). */
  readonly storedSlug: () => string | null;
  readonly redirect: (to: string) => void;
  /** Called when the customer goes to another page. Returns whether the whole document is reloaded there (SHL-4). */
  readonly pageLeft: () => boolean;
  /** Reloads the whole document at the current address. */
  readonly reload: () => void;
  /** Whether the server found nothing at the path of the page that it sent (D47). */
  readonly firstIsNotFound: boolean;
  /** Whether the document was reloaded or gone back to, so that its scroll position counts. */
  readonly cameBack: boolean;
}

/** The decoded query of an address; the last value of a name that comes twice. */
const queryOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** Shows what the address says, by the contract's route table (RTE-1 to RTE-18), wherever the router goes. */
export class RouteFollower {
  private entry: Entry | undefined;
  private pageIs: 'first' | 'new' | 'same' = 'first';
  private cameBy: Action = 'POP';
  /** The entry that waits until it is known which pages releases bring. */
  private waitingAt: Entry | undefined;

  constructor(private readonly deps: FollowerDeps) {}

  /** Shows the router's current entry; at the first call it is the one that the page was loaded with. */
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
    // No customer returns to an entry that another has replaced.
    if (this.entry && action !== 'REPLACE') this.deps.scroll.leave(nameOf(this.entry));
    this.entry = entry;
    this.cameBy = action;
    const path = entry.pathname;
    // The server wrote the head of the first page itself.
    if (!first) this.deps.head.moveTo(indexingOf(brand, match, path, query));
    const isOther = this.deps.pages.show(match, {
      path,
      params: match.kind === 'page' ? match.params : {},
      query,
    });
    this.pageIs = first ? 'first' : isOther ? 'new' : 'same';
    if (isOther && isRecorded(path))
      this.deps.bus.publish('page-viewed', { path, at: this.deps.clock.now() });
    // Within a page the scroll position stays; on the way back it is the one stored for the entry.
    if (!isOther && action === 'POP') this.deps.scroll.arrive(nameOf(entry), 'back');
    if (isOther && action !== 'POP') this.deps.scroll.arrive(nameOf(entry), 'forward');
  }

  /** Keeps the current page until it is known whether a release brings a page for this path (REL-12); if that cannot be known, asks the server. */
  private waitForPages(entry: Entry, action: Action) {
    this.waitingAt = entry;
    const isHere = () => this.waitingAt === entry;
    this.deps.added.load().then(
      () => isHere() && this.follow(entry, action),
      () => isHere() && this.deps.reload(),
    );
  }

  /** Called when the page of the current entry is on the screen. Returns whether the customer came to it from another page. */
  pageOnScreen(): boolean {
    const { entry, pageIs } = this;
    this.pageIs = 'same';
    if (!entry || pageIs === 'same') return false;
    const wasHere = pageIs === 'first' ? this.deps.cameBack : this.cameBy === 'POP';
    if (wasHere) this.deps.scroll.arrive(nameOf(entry), 'back');
    return pageIs === 'new';
  }

  /** Called when the document is about to be left. */
  leaving() {
    if (this.entry) this.deps.scroll.leave(nameOf(this.entry));
  }
}

/** Two documents loaded in one tab both begin with the key 'default': the address tells them apart. */
const nameOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;
