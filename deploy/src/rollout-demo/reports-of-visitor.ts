import type { PageOfVisitor } from './page-of-visitor';

/** One thing that a page reports, as it is sent to `/platform/telemetry`. */
export type SentReport = Readonly<Record<string, unknown>> & { readonly kind: string };

/** How releases of checkout go wrong in a browser, by their version: what Chromium reported when it was given them. */
export type KnownFailures = ReadonlyMap<string, readonly SentReport[]>;

/** Three of four and a bit of those who open the checkout order, whichever release they have. */
const orderRate = 0.85;

/**
 * What a visitor's page reports of the checkout: that it was shown, how quickly, and what became of the order. A release that failed in
 * Chromium fails here in the same way. `chance` gives numbers from 0 to 1.
 */
export function reportsOfVisitor(
  { releases, lastGood }: PageOfVisitor,
  failures: KnownFailures,
  { chance, now }: { readonly chance: () => number; readonly now: number },
): SentReport[] {
  const version = releases['checkout'] ?? '';
  const failed = (failures.get(version) ?? []).map((report) => ({
    ...report,
    replacedBy: lastGood['checkout'] ?? null,
  }));
  const ordered = chance() < orderRate;
  return [
    { kind: 'page-viewed', path: '/checkout', at: now },
    ...failed,
    { kind: 'shown', feature: 'checkout' },
    { kind: 'vital', name: 'LCP', value: Math.round(600 + 1_400 * chance()), features: ['checkout'] },
    { kind: 'vital', name: 'CLS', value: 0.05 * chance(), features: ['checkout'] },
    { kind: 'step', name: 'checkout-opened' },
    ...(ordered
      ? [
          { kind: 'step', name: 'order-pressed' },
          { kind: 'step', name: 'order-placed' },
        ]
      : []),
  ];
}
