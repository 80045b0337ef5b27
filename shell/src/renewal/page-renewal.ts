import type { RenewalMemory } from './renewal-memory';
import type { TypedInput } from './typed-input';

/** A release that this page was made with. */
interface PageRelease {
  readonly name: string;
  readonly version: string;
}

export interface PageRenewalDeps {
  /** The releases that this page has taken files of. */
  releasesInUse(): readonly PageRelease[];
  /** Whether the server no longer gives this release to anybody; false when it cannot be asked. */
  isGone(release: PageRelease): Promise<boolean>;
  /** Whether nothing can be shown at the present address. */
  cannotShow(): boolean;
  readonly typed: Pick<TypedInput, 'isHeld' | 'isHeldBesidePage'>;
  readonly memory: RenewalMemory;
  reload(): void;
}

/**
 * Loads an open page anew once its releases are gone from the server, so that it gets the present ones (SHL-4). It waits for a
 * safe moment: the customer goes to another page, or nothing can be shown and nothing is typed in. A release that is gone
 * causes one reload in a visit, so a server that goes on naming it causes no loop.
 */
export class PageRenewal {
  private readonly due = new Set<string>();
  private asking: Promise<void> | undefined;

  constructor(private readonly deps: PageRenewalDeps) {}

  /** A script or a style sheet of the page did not come. */
  fileFailed(): Promise<void> {
    this.asking ??= this.findGone().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** The panel for a page of which no release works has come on the screen. */
  pageFailed(): void {
    if (this.deps.cannotShow() && !this.deps.typed.isHeld()) this.renew();
  }

  /** The customer goes to another page, so what was typed on this one is over. Answers whether the document is loaded anew. */
  pageLeft(): boolean {
    return !this.deps.typed.isHeldBesidePage() && this.renew();
  }

  private async findGone(): Promise<void> {
    const { releasesInUse, isGone, memory } = this.deps;
    const asked = releasesInUse().map(async (release) => {
      const id = `${release.name}@${release.version}`;
      if (!memory.has(id) && (await isGone(release))) this.due.add(id);
    });
    await Promise.all(asked);
    this.pageFailed();
  }

  private renew(): boolean {
    const { memory } = this.deps;
    // While the server was asked once more, the page may have been renewed for the answer before.
    const due = [...this.due].filter((id) => !memory.has(id));
    this.due.clear();
    if (due.length === 0) return false;
    // A browser that keeps nothing could not tell a second reload from the first.
    const isRemembered = memory.add(due);
    if (isRemembered) this.deps.reload();
    return isRemembered;
  }
}
