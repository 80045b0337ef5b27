/** A deliberate break of production code, and the rule whose tests have to notice it. */
export interface Mutant {
  /** `TOT-4`: the tests that name this rule, or a part of it, are run. */
  readonly rule: string;
  /** The file, relative to the top of the project. */
  readonly file: string;
  /** The effect of the break for a user. */
  readonly effect: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** Thrown when a mutant no longer fits its code, so the list must be corrected. */
export class UnfitMutant extends Error {}

/** The name under which a mutant is reported and its result stored. */
export function nameOf({ rule, file, effect }: Mutant): string {
  return `${rule} ${file}: ${effect}`;
}

/**
 * Returns the text of the file with the break. Throws UnfitMutant unless the pattern occurs exactly once and the break changes something.
 */
export function applyMutant(text: string, mutant: Mutant): string {
  const { find, replace } = mutant;
  const times = text.split(find).length - 1;
  if (find === '' || find === replace) throw new UnfitMutant(`${nameOf(mutant)}: changes nothing`);
  if (times !== 1) throw new UnfitMutant(`${nameOf(mutant)}: the pattern occurs ${times} times, not once`);
  return text.replace(find, () => replace);
}

/**
 * Creates the mutants of one file. Each line has the rule, the effect, the text to find and its replacement.
 */
export function mutantsOf(
  file: string,
  ...lines: readonly (readonly [rule: string, effect: string, find: string, replace: string])[]
): Mutant[] {
  return lines.map(([rule, effect, find, replace]) => ({ rule, file, effect, find, replace }));
}
