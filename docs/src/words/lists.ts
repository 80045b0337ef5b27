/** A word that is not used, and its replacement. */
export interface RefusedWord {
  readonly word: RegExp;
  readonly instead: string;
}

/**
 * Names of our own invention that have a term in the field (docs/style.md, Names). File names are checked too.
 */
export const names: readonly RefusedWord[] = [
  { word: /^Noun|Noun$/, instead: 'ApiModule' },
  { word: /CallBook/i, instead: 'CallRegistry' },
  { word: /Wishes/, instead: 'SearchFilters, or what is chosen' },
  { word: /^certain(ly)?$/, instead: 'unwrap' },
  { word: /basket/i, instead: 'cart' },
  {
    word: /^(hire|handOn|giveWork|giveBack|givenBack)$/,
    instead: 'what it does, such as startWorker or release',
  },
  { word: /^(whos|takings)$/, instead: 'what they are, such as subjects or results' },
  { word: /misfit/i, instead: 'incompatibility' },
  { word: /^most(?=[A-Z])/, instead: 'maxX' },
  { word: /^least(?=[A-Z])/, instead: 'minX' },
  { word: /^(told|wishes|house)$/, instead: 'what it is, such as isReported, filters or root' },
  { word: /Anew|Afresh/, instead: 'the verb, such as reload' },
  { word: /(Manager|Helpers?|Utils?)$/, instead: 'what it does, such as CartStore or formatPounds' },
];

/** Names that are refused only for types; they may be right for a variable or a function. */
export const typeNames: readonly RefusedWord[] = [
  { word: /^[a-z]?\w*Taking$/, instead: 'XResult' },
  { word: /Reading$/, instead: 'Parsed…' },
  { word: /^Given$/, instead: 'XProps' },
  { word: /^Heard$/, instead: 'Listener' },
  { word: /^Parts$/, instead: 'XDeps' },
  { word: /^I[A-Z][a-z]/, instead: 'the name without the I' },
];

/**
 * The spellings of the specification. They stay on the wire, in the database and in texts that quote the specification. Our own names and
 * sentences use the word of the glossary.
 */
export const wireWords: readonly RefusedWord[] = [
  { word: /restaurents?/i, instead: 'restaurants' },
  { word: /catagor(y|ies)/i, instead: 'category or cuisine' },
  { word: /leble/i, instead: 'label' },
  { word: /pickup/i, instead: 'collection' },
  { word: /baggage/i, instead: 'bag charge' },
  { word: /[Ff]reedish/, instead: 'freeDish, or free dish in a sentence' },
];

/** Places that read or write the wire, or create its data for a test. */
export const wirePlaces: readonly RegExp[] = [
  /^shared\/contract\//,
  /^shared\/(business|pricing|cart)\/src\/(wire|stored)\//,
  /\/gateway\//,
  /\/present(er)?[^/]*\.ts$/,
  /\/tables\.ts$/,
  /^api\/(demo|src\/catalogue)\//,
  /\.test\.tsx?$/,
  /\/testing\//,
  /^(e2e|bench)\//,
];

/** Words in comments and test names that are archaic or hide who does what. */
export const sentenceWords: readonly RefusedWord[] = [
  {
    word: /thereof|therein|wherein|whence|hither|unto|albeit|betwixt|thrice|lest|forthwith/i,
    instead: 'plain English',
  },
  { word: /anew|afresh/i, instead: 'again, or what is new' },
  { word: /whoever/i, instead: 'the person by name, such as a visitor who' },
  { word: /nought/i, instead: 'zero or nothing' },
  { word: /unless told( otherwise)?|as told/i, instead: 'by default, or in the given way' },
  { word: /upon/i, instead: 'on' },
];
