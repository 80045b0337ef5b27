import type { FastifyBaseLogger } from 'fastify';
import { assertNever } from '@storefront/contract';
import type { Counters } from '../../counters';
import type { Report, ReportBatch } from '../../votes/telemetry-report';

export interface TelemetryDeps {
  counters: Counters;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The releases that a visitor was given. */
export interface GivenReleases {
  /** Undefined for a release that this visitor was not given. */
  nameOf(feature: string, version: string): string | undefined;
  /** The decided version of a feature; undefined when he was given none. */
  versionOf(feature: string): string | undefined;
}

/** The feature whose pages lead to a step. */
const featureOfStep = {
  'dish-added': 'ordering',
  'table-booked': 'booking',
  'checkout-opened': 'checkout',
  'order-pressed': 'checkout',
  'order-placed': 'checkout',
} as const satisfies Record<Extract<Report, { kind: 'step' }>['name'], string>;

/** Counts the reports of pages, by releases that were really decided on the brand, and logs failures. */
export class Telemetry {
  constructor(private readonly deps: TelemetryDeps) {}

  /**
   * Accepts a batch from a page of the brand `id`; anything else that a page may claim is counted as `other`.
   */
  take(id: string, batch: ReportBatch, { nameOf, versionOf }: GivenReleases): void {
    const known = (feature: string, version: string): { feature: string; version: string } =>
      nameOf(feature, version) === undefined ? { feature: 'other', version: 'other' } : { feature, version };
    for (const report of batch.reports) this.count(id, report, { known, versionOf });
  }

  private count(
    brand: string,
    report: Report,
    {
      known,
      versionOf,
    }: Pick<GivenReleases, 'versionOf'> & {
      known: (feature: string, version: string) => { feature: string; version: string };
    },
  ) {
    const { counters, log } = this.deps;
    switch (report.kind) {
      case 'page-viewed':
        return counters.add('storefront_page_views_total', { brand });
      case 'shown':
        return counters.add('storefront_features_shown_total', { brand });
      case 'step':
        counters.add('storefront_release_steps_total', {
          brand,
          feature: featureOfStep[report.name],
          version: versionOf(featureOfStep[report.name]) ?? 'other',
          step: report.name,
        });
        return counters.add('storefront_checkout_steps_total', { brand, step: report.name });
      case 'vital':
        counters.add('storefront_vitals_total', { brand, vital: report.name });
        return counters.add('storefront_vitals_sum', { brand, vital: report.name }, report.value);
      case 'subscriber-failed':
        log.warn(
          { brand, owner: report.owner, event: report.event, failure: report.code },
          'a subscriber threw',
        );
        return counters.add('storefront_subscriber_failures_total', { brand });
      case 'threw': {
        const { feature, version } = known(report.feature, report.version);
        log.warn(
          { brand, release: `${feature}@${version}`, during: report.during, failure: report.code },
          'code of a release threw in a page',
        );
        return counters.add('storefront_release_errors_total', {
          brand,
          feature,
          version,
          during: report.during,
        });
      }
      case 'remote-failed': {
        const { feature, version } = known(report.feature, report.version);
        log.warn(
          {
            brand,
            release: `${feature}@${version}`,
            phase: report.phase,
            failure: report.code,
            replacedBy: report.replacedBy,
          },
          'a release failed in a page',
        );
        return counters.add('storefront_release_failures_total', {
          brand,
          feature,
          version,
          phase: report.phase,
          fallback: report.replacedBy === null ? 'none' : 'last good',
        });
      }
      default:
        return assertNever(report);
    }
  }
}
