import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@storefront/contract';
import { parsePosition } from '../source-maps/built-position';
import type { PageClaims } from './page-token';
import type { Report } from './telemetry-report';
import type { PageFault } from './vote-batch';
import { faultKey } from './voter-key';

export interface PageFaultsDeps {
  /** The key of visitors' and addresses' keys. */
  readonly key: string;
  readonly claims: PageClaims;
  /** The address that limits count by. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The name of the release that a brand uses for a feature. */
  nameOf(feature: string): string;
  /** The files of a release in service; none of another one. */
  filesOf(name: string, version: string): readonly Pick<ReleaseFile, 'path' | 'bytes'>[];
}

/**
 * The errors that a page reports, of releases that its token names (GRD-7), at positions that their files have (OBS-1). Anything else is
 * left out, because a page may claim what it likes.
 */
export function faultsOfReports(reports: readonly Report[], deps: PageFaultsDeps): PageFault[] {
  const { claims, key, address, now, nameOf, filesOf } = deps;
  const faults = new Map<string, PageFault>();
  for (const report of reports) {
    if (report.kind !== 'threw' && report.kind !== 'remote-failed') continue;
    const { feature, version, code, stack: claimed = [] } = report;
    if (!claims.releases.some((one) => one.feature === feature && one.version === version)) continue;
    const name = nameOf(feature);
    const files = filesOf(name, version);
    const stack = claimed.filter((position) => isIn(files, position));
    if (stack.length === 0 || stack.length < claimed.length || !isErrorName(code)) continue;
    const during = report.kind === 'threw' ? report.during : report.phase;
    const fault = createHash('sha256')
      .update(JSON.stringify([during, code, stack[0]]))
      .digest('base64url')
      .slice(0, digitsOfFault);
    const subject = { brand: claims.brand, name, version, fault };
    faults.set(`${name} ${fault}`, {
      ...subject,
      during,
      code,
      stack,
      visitor: faultKey(key, subject, 'visitor', claims.visitor),
      address: faultKey(key, subject, 'address', address),
      at: now,
    });
  }
  return [...faults.values()];
}

const digitsOfFault = 22;

/** A name such as TypeError: no text that a customer has typed. */
function isErrorName(code: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_$]{0,59}$/.test(code);
}

/** Whether a file can have this position: no line or column of it is beyond its bytes. */
function isIn(files: readonly Pick<ReleaseFile, 'path' | 'bytes'>[], text: string): boolean {
  const position = parsePosition(text);
  const file = files.find(({ path }) => path === position?.path);
  return (
    position !== undefined &&
    file !== undefined &&
    position.line <= file.bytes + 1 &&
    position.column <= file.bytes + 1
  );
}
