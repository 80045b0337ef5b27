/** Letters and marks of any alphabet, spaces, hyphens, apostrophes, and the full stop of 'J. R. Smith'. */
const nameCharacters = /^[\p{L}\p{M} '’.-]*$/u;
/** A full stop that joins two words, as in a domain. */
const joiningStop = /\.(?=[^ .])/gu;
/** 'J' of 'J.Smith', and 'St' of 'Mary St.John'. */
const isInitial = /(?:^|[ .'’-])(?:\p{L}|St)$/u;
const isCapitalised = /^\p{Lu}(?!\p{Lu})(?!(?:om|et|rg|o)(?!\p{L}))/u;

/**
 * Whether a text may be a person's name. Messages carry names to strangers, so a name holds no internet address, in whatever alphabet and
 * with whatever dot: compatible characters such as '．' and 'ｅ' count as those that they stand for (NFKC).
 */
export function isPersonName(text: string): boolean {
  const name = text.normalize('NFKC');
  if (!nameCharacters.test(name)) return false;
  return [...name.matchAll(joiningStop)].every(
    ({ index }) => isInitial.test(name.slice(0, index)) && isCapitalised.test(name.slice(index + 1)),
  );
}
