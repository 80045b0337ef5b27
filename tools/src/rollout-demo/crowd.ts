import { reportsOfVisitor } from './reports-of-visitor';
import type { SentReport } from './reports-of-visitor';
import { addressOf, openCheckout, sendReports } from './visitor';
import type { Site, Visitor } from './visitor';

export interface CrowdDeps {
  readonly sites: readonly Site[];
  readonly random: () => number;
  readonly now: () => number;
}

/** Many visitors over HTTP, a few at a time. */
export class Crowd {
  /** How releases of checkout fail in a browser, as observed in Chromium. */
  readonly failures = new Map<string, readonly SentReport[]>();
  visits = 0;

  constructor(private readonly deps: CrowdDeps) {}

  /** Opens a page as a new visitor of one of the brands; most visit the first. */
  async openAsNewVisitor(site?: Site): Promise<Visitor> {
    const { sites, random } = this.deps;
    const siteIndex = random() < 0.6 ? 0 : Math.floor(random() * sites.length);
    const chosenSite = site ?? sites[siteIndex];
    if (chosenSite === undefined) throw new Error('There is no brand to visit.');
    this.visits += 1;
    return openCheckout(chosenSite, addressOf(this.visits));
  }

  /** One new visitor opens the checkout and may order. */
  async visit(): Promise<void> {
    const { random, now } = this.deps;
    const visitor = await this.openAsNewVisitor();
    await sendReports(visitor, reportsOfVisitor(visitor.page, this.failures, { random, now: now() }));
  }

  /** Returns the first new visitor who is given a version of checkout; at most `most` visitors are tried. */
  async find(site: Site, version: string, maximumTries = 5_000): Promise<Visitor> {
    for (let attempt = 0; attempt < maximumTries; attempt += 1) {
      const visitor = await this.openAsNewVisitor(site);
      if (visitor.page.releases['checkout'] === version) return visitor;
    }
    throw new Error(`None of ${maximumTries} visitors was given checkout@${version}.`);
  }

  /** Lets this many visitors come at the same time until `isOver`, which is called after each of them. */
  async visitUntil(concurrency: number, isOver: () => boolean): Promise<void> {
    const visitRepeatedly = async () => {
      while (!isOver()) await this.visit();
    };
    await Promise.all(Array.from({ length: concurrency }, visitRepeatedly));
  }
}
