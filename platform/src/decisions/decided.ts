import type { PageDecision, ReleasePage } from '@storefront/contract';
import type { KeptVersions } from './visit';

type ByFeature<Value> = Readonly<Record<string, Value>>;

/** The decisions of some features: their releases, the pages that these add (REL-12), and why a feature has none. */
export interface PartialDecisions {
  readonly decisions: ByFeature<PageDecision>;
  readonly undecided: ByFeature<string>;
  readonly pages: ByFeature<readonly ReleasePage[]>;
}

/**
 * What a visitor gets (RES-1): a release of each feature, or the reason why there is none. Most of it is the same object for all
 * visitors of a brand, so that the cost of a page does not grow with the remotes (G29).
 */
export class Decided implements PartialDecisions {
  private merged: ByFeature<PageDecision> | undefined;

  constructor(
    /** Decided for this visit; takes precedence over `common`. */
    private readonly own: PartialDecisions,
    /** The same object for all visits that get the same. */
    readonly common: PartialDecisions,
    /** What the visit keeps from now on (RES-8). */
    readonly kept: KeptVersions,
  ) {}

  /** All decisions by feature. Merging them costs more with every remote; `of` and `ownDecisions` do not. */
  get decisions(): ByFeature<PageDecision> {
    this.merged ??= { ...this.own.decisions, ...this.common.decisions };
    return this.merged;
  }

  get ownDecisions(): ByFeature<PageDecision> {
    return this.own.decisions;
  }

  of(feature: string): PageDecision | undefined {
    return this.own.decisions[feature] ?? this.common.decisions[feature];
  }

  get undecided(): ByFeature<string> {
    return { ...this.own.undecided, ...this.common.undecided };
  }

  /** In the order of the features, whichever of them are being rolled out, so that links of the menu keep their places. */
  get pages(): ByFeature<readonly ReleasePage[]> {
    const all = [...Object.entries(this.own.pages), ...Object.entries(this.common.pages)];
    return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** A copy with changed decisions. */
  changedBy(change: (decision: PageDecision) => PageDecision): Decided {
    const changed = (some: PartialDecisions): PartialDecisions => ({
      ...some,
      decisions: Object.fromEntries(
        Object.entries(some.decisions).map(([feature, decision]) => [feature, change(decision)]),
      ),
    });
    return new Decided(changed(this.own), changed(this.common), this.kept);
  }
}
