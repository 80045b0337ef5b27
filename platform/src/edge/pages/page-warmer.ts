import type { FastifyBaseLogger } from 'fastify';
import type { PageAddress } from './page-cache';

export interface PageWarmerDeps {
  /** Pages that visitors have requested, the latest first. */
  readonly recent: () => readonly PageAddress[];
  /** Pages that are always drawn, such as each brand's home page. */
  readonly usual: () => readonly PageAddress[];
  /** Makes and keeps a page, unless it is kept. */
  readonly warm: (page: PageAddress) => Promise<void>;
  /** No page is drawn before it resolves, because what a page shows may be kept for minutes. */
  readonly dataReady?: Promise<void> | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const maxPages = 50;

/**
 * Draws the pages that visitors request as soon as other releases are decided, so that the first visitor does not wait. It draws
 * one page at a time, so that visitors' own pages come between; a newer decision ends the current round.
 */
export class PageWarmer {
  private round = 0;
  private isStopped = false;

  constructor(private readonly deps: PageWarmerDeps) {}

  async begin(): Promise<void> {
    if (this.isStopped) return;
    this.round += 1;
    const { round } = this;
    await this.deps.dataReady;
    for (const page of this.wanted()) {
      if (round !== this.round) return;
      try {
        await this.deps.warm(page);
      } catch (error) {
        this.deps.log.warn(
          { err: error, address: page.address },
          'a page could not be drawn in advance; it is drawn when it is requested',
        );
      }
    }
  }

  /** Ends the current round and begins no other. */
  stop(): void {
    this.isStopped = true;
    this.round += 1;
  }

  private wanted(): readonly PageAddress[] {
    const { usual, recent } = this.deps;
    const pages = new Map([...recent(), ...usual()].map((page) => [`${page.brand} ${page.address}`, page]));
    return [...pages.values()].slice(0, maxPages);
  }
}
