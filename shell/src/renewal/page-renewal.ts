import type { RenewalMemory } from './renewal-memory';
import type { TypedInput } from './typed-input';

/** A release that this page was built with. */
interface PageRelease {
  readonly name: string;
  readonly version: string;
}

export interface PageRenewalDeps {
  /** The releases from which this page has loaded files. */
  releasesInUse(): readonly PageRelease[];
  /** Whether the server no longer serves this release; false when it cannot be asked. */
  isGone(release: PageRelease): Promise<boolean>;
  /** Whether nothing can be shown at the current address. */
  cannotShow(): boolean;
  readonly typed: Pick<TypedInput, 'isHeld' | 'isHeldBesidePage'>;
  readonly memory: RenewalMemory;
  reload(): void;
}

/**
 * Reloads an open page once its releases are gone from the server, so that it gets the current ones (SHL-4). It waits for a safe moment:
 * the customer goes to another page, or nothing can be shown and nothing is typed in. A release that is gone causes one reload in a
 * visit, so a server that still names it causes no loop.
 */
export class PageRenewal {
  private readonly due = new Set<string>();
  private asking: Promise<void> | undefined;

  constructor(private readonly deps: PageRenewalDeps) {}

  /** Call it when a script or a style sheet of the page failed to load. */
  fileFailed(): Promise<void> {
    this.asking ??= this.findGone().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Call it when the panel for a page of which no release works is on the screen. */
  pageFailed(): void {
    if (this.deps.cannotShow() && !this.deps.typed.isHeld()) this.renew();
  }

  /** Call it when the customer goes to another page and gives up what was typed on this one. Returns whether the document is reloaded. */
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
    // While the server was asked again, the page may have been reloaded for an earlier answer.
    const due = [...this.due].filter((id) => !memory.has(id));
    this.due.clear();
    if (due.length === 0) return false;
    // A browser that stores nothing could not tell a second reload from the first.
    const isRemembered = memory.add(due);
    if (isRemembered) this.deps.reload();
    return isRemembered;
  }
}
