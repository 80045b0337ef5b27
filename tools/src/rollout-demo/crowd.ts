import type { Scene } from './scenes';
import { addressOf, openPage, sendOrder, sendReports } from './visitor';
import type { Site, Visitor } from './visitor';

export interface CrowdDeps {
  /** What the visitors do. */
  readonly scene: Scene;
  readonly sites: readonly Site[];
  readonly random: () => number;
  readonly now: () => number;
}

/** Many visitors over HTTP, a few at a time. */
export class Crowd {
  visits = 0;

  constructor(private readonly deps: CrowdDeps) {}

  /** Opens the scene's page as a new visitor of one of the brands; most visit the first. */
  async openAsNewVisitor(site?: Site): Promise<Visitor> {
    const { sites, random } = this.deps;
    const siteIndex = random() < 0.6 ? 0 : Math.floor(random() * sites.length);
    const chosenSite = site ?? sites[siteIndex];
    if (chosenSite === undefined) throw new Error('There is no brand to visit.');
    this.visits += 1;
    return openPage(chosenSite, this.deps.scene.path, addressOf(this.visits));
  }

  /** One new visitor opens the page, orders where the scene has an order, and reports what happens there. */
  async visit(): Promise<void> {
    const { scene, random, now } = this.deps;
    const visitor = await this.openAsNewVisitor();
    const reports = scene.reportsOf(visitor.page, { random, now: now() });
    const order = scene.orderOf?.(visitor.page);
    if (order !== undefined && reports.some(({ name }) => name === 'order-pressed'))
      await sendOrder(visitor, order);
    await sendReports(visitor, reports);
  }

  /** Returns the first new visitor who is given a version of the scene's feature. */
  async find(site: Site, version: string, maximumTries = 5_000): Promise<Visitor> {
    const { feature } = this.deps.scene;
    for (let attempt = 0; attempt < maximumTries; attempt += 1) {
      const visitor = await this.openAsNewVisitor(site);
      if (visitor.page.releases[feature] === version) return visitor;
    }
    throw new Error(`None of ${maximumTries} visitors was given ${feature}@${version}.`);
  }

  /** Lets this many visitors come at the same time until `isOver`, which is called after each of them. */
  async visitUntil(concurrency: number, isOver: () => boolean): Promise<void> {
    const visitRepeatedly = async () => {
      while (!isOver()) await this.visit();
    };
    await Promise.all(Array.from({ length: concurrency }, visitRepeatedly));
  }
}
