/** The first `most` characters with '...', or the whole text when it is no longer (BKG-14). */
export function shortText(text: string, most: number): { readonly text: string; readonly isCut: boolean } {
  return text.length > most ? { text: `${text.slice(0, most)}...`, isCut: true } : { text, isCut: false };
}
