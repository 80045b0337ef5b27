import type { PageOfVisitor } from './page-of-visitor';

/** One report of a page, as it is sent to `/platform/telemetry`. */
export type SentReport = Readonly<Record<string, unknown>> & { readonly kind: string };

/** An order as a page in Chromium has sent it. */
export interface SentOrder {
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the server computed another price than the page had shown, and took no order. */
  readonly isRefused: boolean;
}

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
  /** The order that a visitor sends who presses the button; undefined where orders are only reported. */
  orderOf?(page: PageOfVisitor): SentOrder | undefined;
}

/** About six of seven visitors who open the checkout order, with every release. */
const orderRate = 0.85;

/** About one of three visitors of a menu puts a dish into the basket. */
const addRate = 0.35;

/**
 * The checkout: it is shown, at some speed, and the visitor orders or does not. A release that failed in Chromium fails here in the same
 * way; `failures` holds what it reported, by version, and `orders` what it sent when an order was placed.
 */
export function checkoutScene(
  failures: ReadonlyMap<string, readonly SentReport[]>,
  orders: ReadonlyMap<string, SentOrder> = new Map(),
): Scene {
  return {
    path: '/checkout',
    feature: 'checkout',
    orderOf: ({ releases }) => orders.get(releases['checkout'] ?? ''),
    reportsOf({ releases, lastGood }, chance) {
      const version = releases['checkout'] ?? '';
      const failed = (failures.get(version) ?? []).map((report) => ({
        ...report,
        replacedBy: lastGood['checkout'] ?? null,
      }));
      const presses = chance.random() < orderRate;
      const isRefused = orders.get(version)?.isRefused ?? false;
      return [
        ...pageShown('/checkout', 'checkout', chance, failed),
        { kind: 'step', name: 'checkout-opened' },
        ...(presses ? [{ kind: 'step', name: 'order-pressed' }] : []),
        ...(presses && !isRefused ? [{ kind: 'step', name: 'order-placed' }] : []),
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
