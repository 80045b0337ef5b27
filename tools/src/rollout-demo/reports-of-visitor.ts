import type { PageOfVisitor } from './page-of-visitor';

/** One report of a page, as it is sent to `/platform/telemetry`. */
export type SentReport = Readonly<Record<string, unknown>> & { readonly kind: string };

/** How releases of checkout fail in a browser, by version: what Chromium reported for them. */
export type KnownFailures = ReadonlyMap<string, readonly SentReport[]>;

/** About three of four visitors who open the checkout order, with every release. */
const orderRate = 0.85;

/**
 * What a visitor's page reports about the checkout: that it was shown, how quickly, and whether the visitor ordered. A release that
 * failed in Chromium fails here in the same way. `chance` returns random numbers from 0 to 1.
 */
export function reportsOfVisitor(
  { releases, lastGood }: PageOfVisitor,
  failures: KnownFailures,
  { random, now }: { readonly random: () => number; readonly now: number },
): SentReport[] {
  const version = releases['checkout'] ?? '';
  const failed = (failures.get(version) ?? []).map((report) => ({
    ...report,
    replacedBy: lastGood['checkout'] ?? null,
  }));
  const ordered = random() < orderRate;
  return [
    { kind: 'page-viewed', path: '/checkout', at: now },
    ...failed,
    { kind: 'shown', feature: 'checkout' },
    { kind: 'vital', name: 'LCP', value: Math.round(600 + 1_400 * random()), features: ['checkout'] },
    { kind: 'vital', name: 'CLS', value: 0.05 * random(), features: ['checkout'] },
    { kind: 'step', name: 'checkout-opened' },
    ...(ordered
      ? [
          { kind: 'step', name: 'order-pressed' },
          { kind: 'step', name: 'order-placed' },
        ]
      : []),
  ];
}
