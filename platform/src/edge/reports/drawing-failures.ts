import { fitText } from '@storefront/contract';
import type { EdgeVotes } from './edge-votes';
import type { FailedPage } from '../pages/page-routes';
import type { GivenReleases, Telemetry } from './telemetry';
import type { Report } from '../../votes/telemetry-report';
import type { FailedDrawing } from '../../render/page-drawings';

export interface DrawingFailuresDeps {
  readonly telemetry: Pick<Telemetry, 'take'>;
  readonly votes: Pick<EdgeVotes, 'take'> | undefined;
}

/**
 * Reports a release that could not draw a page like one that failed in a page (GRD-1, GRD-4). The guard counts it as one failed
 * page load of that visitor, whatever the page itself reports later: a visitor has one vote of each kind and day.
 */
export function drawingFailures({ telemetry, votes }: DrawingFailuresDeps) {
  return (failures: readonly FailedDrawing[], { served, visit, token, address }: FailedPage): void => {
    const reports = failures.map(({ feature, version, why }): Report => ({
      kind: 'remote-failed',
      feature,
      version,
      phase: 'render',
      replacedBy: null,
      code: fitText(`server part: ${why}`, longestCode),
    }));
    telemetry.take(served.brand.id, { brand: served.brand.id, reports }, guiltyAlone);
    votes?.take({ served, visitor: visit.visitor, token, address, reports });
  };
}

// The releases are those that drew the page; no step is among the reports.
const guiltyAlone: GivenReleases = { nameOf: () => '', versionOf: () => undefined };

const longestCode = 60;
