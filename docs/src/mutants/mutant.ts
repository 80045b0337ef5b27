/** A deliberate break of production code, and the rule whose tests have to notice it. */
export interface Mutant {
  /** `TOT-4`: the tests that name this rule, or a part of it, are run. */
  readonly rule: string;
  /** The file, from the top of the project. */
  readonly file: string;
  /** What goes wrong for somebody. */
  readonly breaks: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** A mutant that no longer fits the code it breaks; the list has to be mended. */
export class UnfitMutant extends Error {}

/** The name by which a mutant is told and kept. */
export function nameOf({ rule, file, breaks }: Mutant): string {
  return `${rule} ${file}: ${breaks}`;
}

/** The text of the file with the break in it. Throws UnfitMutant unless the pattern stands there exactly once and changes something. */
export function applyMutant(text: string, mutant: Mutant): string {
  const { find, replace } = mutant;
  const times = text.split(find).length - 1;
  if (find === '' || find === replace) throw new UnfitMutant(`${nameOf(mutant)}: changes nothing`);
  if (times !== 1)
    throw new UnfitMutant(`${nameOf(mutant)}: the pattern stands there ${times} times, not once`);
  return text.replace(find, () => replace);
}

/** Makes the mutants of one file. Each line: rule, what goes wrong, the text to find, the text in its place. */
export function mutantsOf(
  file: string,
  ...lines: readonly (readonly [rule: string, breaks: string, find: string, replace: string])[]
): Mutant[] {
  return lines.map(([rule, breaks, find, replace]) => ({ rule, file, breaks, find, replace }));
}
