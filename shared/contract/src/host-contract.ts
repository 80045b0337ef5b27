/** The version of the host contract: what `@storefront/host` promises to remotes. */
export const hostContractVersion = '1.0.0';

type Triple = readonly [major: number, minor: number, patch: number];

/**
 * Whether a shell that has version `has` meets a remote's `need`: a caret range (`^1.2`, `^1.2.3`), an exact version, or several of
 * these with `||` between them (`^1.2 || ^2`), of which one is enough. What is none of these is met by nothing (RES-6).
 */
export function meetsHostContract(need: string, has: string): boolean {
  return need.split('||').some((range) => meetsRange(range.trim(), has));
}

function meetsRange(need: string, has: string): boolean {
  const [, caret, wanted = ''] = /^(\^?)(.*)$/.exec(need) ?? [];
  const least = parts(wanted, caret === '^');
  const present = parts(has, false);
  if (least === undefined || present === undefined) return false;
  if (caret !== '^') return compare(present, least) === 0;
  return compare(present, least) >= 0 && sameLeading(present, least);
}

/** A caret keeps the leftmost number that is not zero. */
function sameLeading(present: Triple, least: Triple): boolean {
  if (present[0] !== least[0]) return false;
  if (least[0] > 0) return true;
  return present[1] === least[1] && (least[1] > 0 || present[2] === least[2]);
}

function compare(one: Triple, other: Triple): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function parts(version: string, partial: boolean): Triple | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/.exec(version);
  if (match === null || (!partial && match[3] === undefined)) return undefined;
  return [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
}
