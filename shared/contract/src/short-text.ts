/** A text that may have been cut short; `isCut` says that there is more to read. */
export interface ShortText {
  readonly text: string;
  readonly isCut: boolean;
}

/** The first `most` characters with '...', or the whole text when it is no longer (MNU-4 to MNU-10, BKG-14). */
export function shortText(text: string, most: number): ShortText {
  const first = firstCharacters(text, most);
  return first === text ? { text, isCut: false } : { text: `${first}...`, isCut: true };
}

/** The first `most` characters as readers count them (graphemes), so that no emoji and no accented letter is cut in two. */
export function firstCharacters(text: string, most: number): string {
  // A character has at least one UTF-16 unit, so most texts need not be segmented.
  return text.length <= most ? text : charactersOf(text).slice(0, most).join('');
}

/** The longest beginning of whole characters that has at most `most` UTF-16 units, as limits of the wire and of columns count. */
export function fitText(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  for (const character of charactersOf(text)) {
    if (length + character.length > most) break;
    length += character.length;
  }
  return text.slice(0, length);
}

function charactersOf(text: string): readonly string[] {
  // Firefox has the segmenter from version 125 on; before, code points have to do.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
