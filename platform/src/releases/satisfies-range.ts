import { minVersion, satisfies, validRange } from 'semver';

const alternative = /^(\^\d{1,9}(\.\d{1,9}){0,2}|\d{1,9}\.\d{1,9}\.\d{1,9})$/;
const providedVersion = /^\d{1,9}\.\d{1,9}\.\d{1,9}$/;
// Versions of releases may have leading zeros, which semver accepts only when it is loose.
const loose = { loose: true };

/**
 * Whether a version satisfies a range: a caret range (`^1.2`, `^1.2.3`), an exact version, or several of these with `||` between
 * them (`^1.2 || ^2`). Other ranges of npm, such as `>=1` or `*`, are satisfied by nothing, so a release names what it was tested
 * with (RES-6).
 */
export function satisfiesRange(range: string, version: string): boolean {
  const alternatives = range
    .split('||')
    .map((text) => text.trim())
    .filter((text) => alternative.test(text));
  if (alternatives.length === 0 || !providedVersion.test(version)) return false;
  return satisfies(version, alternatives.join(' || '), loose);
}

/** The lowest version that satisfies a range, such as 19.3.0 for `^19.3`; 0.0.0 when the text is not a range. */
export function lowestOfRange(range: string): string {
  return validRange(range, loose) === null ? '0.0.0' : (minVersion(range, loose)?.version ?? '0.0.0');
}
