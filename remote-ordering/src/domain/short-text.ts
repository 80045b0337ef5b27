import { firstCharacters, shortText } from '@storefront/contract';
import type { ShortText } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';

/** Offers and allergy information are cut at 100 characters (MNU-4, MNU-6, D59). */
export function shortOffer(text: string): ShortText {
  return shortText(text, 100);
}

export function shortAllergy(text: string): ShortText {
  return shortText(text, 100);
}

/** The description of a category is cut, so that it does not push its dishes out of sight. */
export function shortDescription(text: string): ShortText {
  return shortText(text, 250);
}

/** The welcome text is cut at 25 characters (MNU-8, D59). */
export function shortWelcome(text: string): ShortText {
  return shortText(text, 25);
}

/** 'Free delivery over £25.00', or `''` when delivery is never free (D59). */
export function waiverText(waiver: Pence): string {
  return waiver === 0 ? '' : `Free delivery over £${formatPounds(waiver)}`;
}

/** A waiver text of up to 28 characters is left whole, a longer one is cut to 25 (MNU-9, MNU-10). */
export function shortWaiver(text: string): ShortText {
  return firstCharacters(text, 28) === text ? { text, isCut: false } : shortText(text, 25);
}

/** A diet or allergen with a capital: 'vegan' becomes 'Vegan'. */
export function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
