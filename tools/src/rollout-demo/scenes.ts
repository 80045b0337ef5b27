import type { PageOfVisitor } from './page-of-visitor';

/** One report of a page, as it is sent to `/platform/telemetry`. */
export type SentReport = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Random numbers from 0 to 1, and the time in milliseconds since 1970. */
interface Chance {
  readonly random: () => number;
  readonly now: number;
}

/** A page that simulated visitors open, and what their pages report. */
export interface Scene {
  readonly path: string;
  readonly feature: string;
  reportsOf(page: PageOfVisitor, chance: Chance): SentReport[];
}

/** About six of seven visitors who open the checkout order, with every release. */
const orderRate = 0.85;

/** About one of three visitors of a menu puts a dish into the basket. */
const addRate = 0.35;

/**
 * The checkout: it is shown, at some speed, and the visitor orders or does not. A release that failed in Chromium fails here in the same
 * way; `failures` holds what it reported, by version.
 */
export function checkoutScene(failures: ReadonlyMap<string, readonly SentReport[]>): Scene {
  return {
    path: '/checkout',
    feature: 'checkout',
    reportsOf({ releases, lastGood }, chance) {
      const version = releases['checkout'] ?? '';
      const failed = (failures.get(version) ?? []).map((report) => ({
        ...report,
        replacedBy: lastGood['checkout'] ?? null,
      }));
      const ordered = chance.random() < orderRate;
      return [
        ...pageShown('/checkout', 'checkout', chance, failed),
        { kind: 'step', name: 'checkout-opened' },
        ...(ordered
          ? [
              { kind: 'step', name: 'order-pressed' },
              { kind: 'step', name: 'order-placed' },
            ]
          : []),
      ];
    },
  };
}

/** A menu: it is shown, and some visitors press Add. `deafVersions` are those whose Add did nothing in Chromium. */
export function menuScene(path: string, deafVersions: ReadonlySet<string>): Scene {
  return {
    path,
    feature: 'ordering',
    reportsOf({ releases }, chance) {
      const adds = chance.random() < addRate && !deafVersions.has(releases['ordering'] ?? '');
      return [
        ...pageShown(path, 'ordering', chance),
        ...(adds ? [{ kind: 'step', name: 'dish-added' }] : []),
      ];
    },
  };
}

function pageShown(
  path: string,
  feature: string,
  { random, now }: Chance,
  failed: readonly SentReport[] = [],
): SentReport[] {
  return [
    { kind: 'page-viewed', path, at: now },
    ...failed,
    { kind: 'shown', feature },
    { kind: 'vital', name: 'LCP', value: Math.round(600 + 1_400 * random()), features: [feature] },
    { kind: 'vital', name: 'CLS', value: 0.05 * random(), features: [feature] },
  ];
}
