import { formatPounds, type Pence } from '@storefront/pricing';

/** A text that may have been cut short; `isCut` says that there is more to read. */
export interface ShortText {
  readonly text: string;
  readonly isCut: boolean;
}

/** The first `length` characters with '...' where there is more; counts whole characters, so no emoji is halved. */
const cutAt = (text: string, length: number): ShortText => {
  const characters = [...text];
  if (characters.length <= length) return { text, isCut: false };
  return { text: `${characters.slice(0, length).join('')}...`, isCut: true };
};

/** Offers and allergy information are cut at 100 characters (MNU-4, MNU-6, D59). */
export const shortOffer = (text: string): ShortText => cutAt(text, 100);
export const shortAllergy = (text: string): ShortText => cutAt(text, 100);

/** What a category says of itself is cut before it hides its dishes. */
export const shortDescription = (text: string): ShortText => cutAt(text, 250);

/** The welcome text is cut at 25 characters (MNU-8, D59). */
export const shortWelcome = (text: string): ShortText => cutAt(text, 25);

/** 'Free delivery over £25.00', or `''` where delivery is never free (D59). */
export const waiverText = (waiver: Pence): string =>
  waiver === 0 ? '' : `Free delivery over £${formatPounds(waiver)}`;

/** A waiver text of up to 28 characters is left whole, a longer one is cut to 25 (MNU-9, MNU-10). */
export const shortWaiver = (text: string): ShortText =>
  [...text].length <= 28 ? { text, isCut: false } : cutAt(text, 25);

/** A diet or allergen as a word that stands alone: 'vegan' is 'Vegan'. */
export const sentenceCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
