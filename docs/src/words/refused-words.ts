import { basename } from 'node:path';
import type { RefusedWord } from './lists';
import { names, sentenceWords, typeNames, wirePlaces, wireWords } from './lists';
import type { DeclaredName, Found } from './words-in';
import { wordsIn } from './words-in';

/** A refused word, its line, and its replacement. */
export interface RefusedUse {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Turns a file name into a type name: `checkout-cart.test.ts` becomes `CheckoutCart`. */
function nameOfFile(path: string): string {
  return basename(path)
    .replace(/\..*$/, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Blanks out quotations in backticks or quotation marks; the length stays the same, so that positions stay valid.
 */
const withoutQuotes = (text: string) =>
  text.replace(/`[^`\n]*`|(?<!\w)'[^'\n]*'(?!\w)|"[^"\n]*"|‘[^’\n]*’|“[^”\n]*”/g, (quoted) =>
    ' '.repeat(quoted.length),
  );

const inSentence = ({ word, instead }: RefusedWord): RefusedWord => ({
  word: new RegExp(`(?<![\\w/-])(?:${word.source})(?![\\w-])`, word.ignoreCase ? 'gi' : 'g'),
  instead,
});

/** Returns the words of a file that the lists refuse, in the order of lines. */
export function refusedWords(path: string, text: string): RefusedUse[] {
  const { names: declared, comments, testNames, lineOf } = wordsIn(text, path);
  const mayUseWire = wirePlaces.some((place) => place.test(path));
  const nameRules = mayUseWire ? names : [...names, ...wireWords];
  const sentenceRules = (mayUseWire ? sentenceWords : [...sentenceWords, ...wireWords]).map(inSentence);
  const fileName: DeclaredName = { text: nameOfFile(path), position: 0, isType: true };

  const inNames = [fileName, ...declared].flatMap((name) =>
    (name.isType ? [...nameRules, ...typeNames] : nameRules)
      .filter(({ word }) => word.test(name.text))
      .map(({ instead }) => ({ line: lineOf(name.position), word: name.text, instead })),
  );
  const inSentences = [...comments, ...testNames].flatMap((sentence: Found) =>
    sentenceRules.flatMap(({ word, instead }) =>
      [...withoutQuotes(sentence.text).matchAll(word)].map((match) => ({
        line: lineOf(sentence.position + match.index),
        word: match[0],
        instead,
      })),
    ),
  );
  return [...inNames, ...inSentences].sort((a, b) => a.line - b.line);
}
