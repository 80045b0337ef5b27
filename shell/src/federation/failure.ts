import type { BusEvents } from '@storefront/contract';

/** One release that failed for this visitor, as sent to telemetry and the bus (GRD-1, BUS-1). */
export type FailureReport = BusEvents['remote-failed'];

/** When a release failed, and how; `code` is short and contains no data of the visitor. */
export type Failure = Pick<FailureReport, 'phase' | 'code'>;

/** No release of the feature could be shown: neither the decided one nor a last good one. */
export class RemoteFailed extends Error {
  override readonly name = 'RemoteFailed';

  constructor(
    readonly feature: string,
    readonly expose: string,
  ) {
    super(`No release of ${feature} could show ${expose}`);
  }
}
