const outcode = '[A-PR-UWYZ](?:[0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9]{1,2}|[A-HK-Y][0-9][ABEHMNPRVWXY])';
const inward = '[0-9][ABD-HJLNP-UW-Z]{2}';
const fullPattern = new RegExp(`^(${outcode}|GIR)(${inward})$`);
/** A whole postcode, followed by characters that cannot be a part of it. */
const leadingPattern = new RegExp(`^(${outcode}|GIR) ?(${inward})(?![A-Z0-9])`);
const outcodePattern = new RegExp(`^${outcode}$`);

/** A full UK postcode or an outcode, tidied (D11). `sector` is of the form `e16` (D12). */
export type Postcode =
  { kind: 'full'; text: string; sector: string; outcode: string } | { kind: 'outcode'; text: string };

/**
 * Parses a UK postcode or outcode in any case and spacing: `e16an` is `E1 6AN`, ` w1a ` is the outcode `W1A`. Dashes count as spaces, and
 * what follows a whole postcode is dropped: `E1–6AN, London` is `E1 6AN`. Anything else gives undefined. A space inside makes it a
 * full postcode or nothing, so `E1 6` is not taken for `E16`.
 */
export function parsePostcode(typed: string): Postcode | undefined {
  const trimmed = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]+/gu, ' ')
    .trim();
  const full = fullPattern.exec(trimmed.replaceAll(' ', '')) ?? leadingPattern.exec(trimmed);
  if (full?.[1] !== undefined && full[2] !== undefined) {
    const text = `${full[1]} ${full[2]}`;
    return { kind: 'full', text, sector: `${full[1]}${full[2].charAt(0)}`.toLowerCase(), outcode: full[1] };
  }
  return outcodePattern.test(trimmed) ? { kind: 'outcode', text: trimmed } : undefined;
}

/** The postcode as it is used, shown and stored (D11); other text is trimmed and put in upper case. */
export function tidyPostcode(typed: string): string {
  return parsePostcode(typed)?.text ?? typed.trim().toUpperCase();
}

/** The delivery sector of a full postcode: without space and its last two characters, lower case (D12). */
export function sectorOf(postcode: string): string {
  return tidyPostcode(postcode).replace(/\s+/g, '').slice(0, -2).toLowerCase();
}

/** A sector as people write it: 'E1 6' for `e16`, 'E16 1' for `e161`. */
export function formatSector(sector: string): string {
  return `${sector.slice(0, -1)} ${sector.slice(-1)}`.toUpperCase();
}

/** Whether a sector lies in an outcode: `e16` lies in `E1`, not in `E16` (D13). */
export function liesIn(sector: string, other: string): boolean {
  return sector.slice(0, -1).toUpperCase() === other.toUpperCase();
}

/**
 * Whether a business serves a place (D13): a full postcode by one of its delivery `sectors`, or for collection by its
 * own `postcode` lying in the same sector; an outcode by any of its sectors lying in it.
 */
export function serves(business: { sectors: readonly string[]; postcode: string }, place: Postcode): boolean {
  if (place.kind === 'outcode') return business.sectors.some((sector) => liesIn(sector, place.text));
  return business.sectors.includes(place.sector) || sectorOf(business.postcode) === place.sector;
}
