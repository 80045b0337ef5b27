const area = '[A-Z]{1,2}[0-9][0-9A-Z]?';
const fullPattern = new RegExp(`^(${area})([0-9][A-Z]{2})$`);
const outcodePattern = new RegExp(`^${area}$`);

/** What somebody typed for a postcode: a whole one, an outcode, or neither. */
export type Postcode =
  /** `written` as 'E1 6AN', `sector` as 'e16', `outcode` as 'e1'. */
  | { readonly kind: 'full'; readonly written: string; readonly sector: string; readonly outcode: string }
  /** `written` as 'E1', `outcode` as 'e1'. */
  | { readonly kind: 'outcode'; readonly written: string; readonly outcode: string }
  | { readonly kind: 'none' };

/** Reads a postcode in any case and spacing (D11, D12). */
export function readPostcode(typed: string): Postcode {
  const close = typed.toUpperCase().replace(/\s+/g, '');
  const full = fullPattern.exec(close);
  if (full?.[1] !== undefined && full[2] !== undefined) {
    const sector = close.slice(0, -2).toLowerCase();
    return { kind: 'full', written: `${full[1]} ${full[2]}`, sector, outcode: outcodeOf(sector) };
  }
  // 'E1 6' is a postcode begun, not the outcode E16.
  const whole = typed.trim().toUpperCase();
  if (outcodePattern.test(whole)) return { kind: 'outcode', written: whole, outcode: whole.toLowerCase() };
  return { kind: 'none' };
}

/** The outcode in which a delivery sector lies: 'e16' lies in 'e1', 'e161' in 'e16'. */
export const outcodeOf = (sector: string) => sector.slice(0, -1);
