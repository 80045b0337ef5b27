/** The first `most` characters with '...', or the whole text when it is no longer (BKG-14). */
export const shortText = (text: string, most: number): { readonly text: string; readonly isCut: boolean } =>
  text.length > most ? { text: `${text.slice(0, most)}...`, isCut: true } : { text, isCut: false };
