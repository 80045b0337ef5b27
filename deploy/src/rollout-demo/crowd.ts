import { reportsOfVisitor } from './reports-of-visitor';
import type { SentReport } from './reports-of-visitor';
import { addressOf, openCheckout, sendReports } from './visitor';
import type { Site, Visitor } from './visitor';

export interface CrowdDeps {
  readonly sites: readonly Site[];
  readonly chance: () => number;
  readonly now: () => number;
}

/** Many visitors over HTTP, a few at a time. */
export class Crowd {
  /** How releases of checkout fail in a browser, as observed in Chromium. */
  readonly failures = new Map<string, readonly SentReport[]>();
  visits = 0;

  constructor(private readonly deps: CrowdDeps) {}

  /** Opens a page as a new visitor of one of the brands; most visit the first. */
  async arrive(site?: Site): Promise<Visitor> {
    const { sites, chance } = this.deps;
    const place = chance() < 0.6 ? 0 : Math.floor(chance() * sites.length);
    const at = site ?? sites[place];
    if (at === undefined) throw new Error('There is no brand to visit.');
    this.visits += 1;
    return openCheckout(at, addressOf(this.visits));
  }

  /** One new visitor opens the checkout and may order. */
  async visit(): Promise<void> {
    const { chance, now } = this.deps;
    const visitor = await this.arrive();
    await sendReports(visitor, reportsOfVisitor(visitor.page, this.failures, { chance, now: now() }));
  }

  /** Returns the first new visitor who is given a version of checkout; at most `most` visitors are tried. */
  async find(site: Site, version: string, most = 5_000): Promise<Visitor> {
    for (let tried = 0; tried < most; tried += 1) {
      const visitor = await this.arrive(site);
      if (visitor.page.releases['checkout'] === version) return visitor;
    }
    throw new Error(`None of ${most} visitors was given checkout@${version}.`);
  }

  /** Lets this many visitors come at the same time until `isOver`, which is called after each of them. */
  async come(atOnce: number, isOver: () => boolean): Promise<void> {
    const one = async () => {
      while (!isOver()) await this.visit();
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }
}
