import { releaseId } from '../../releases/release-store';
import type { Report } from '../../votes/telemetry-report';

/**
 * The failed releases of a visit after the reports of a page (RES-12); `nameOf` gives the name of a release that this visitor was
 * given, by feature and version. When nothing replaced the failed release, all of that name are forgotten, because the next page
 * has to try something.
 */
export function failedAfter(
  before: readonly string[],
  reports: readonly Report[],
  nameOf: (feature: string, version: string) => string | undefined,
): string[] {
  let failed = [...before];
  for (const report of reports) {
    if (report.kind !== 'remote-failed') continue;
    const name = nameOf(report.feature, report.version);
    if (name === undefined) continue;
    const id = releaseId({ name, version: report.version });
    failed = failed.filter(
      (one) => one !== id && (report.replacedBy !== null || !one.startsWith(`${name}@`)),
    );
    if (report.replacedBy !== null) failed.push(id);
  }
  return failed;
}
