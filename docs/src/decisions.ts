/** A record of `docs/decisions`. */
export interface DecisionRecord {
  /** The name of its file, such as `0001-fixed-furniture.md`. */
  readonly name: string;
  readonly text: string;
}

/** A document or a source file that may name decisions. */
export interface NamingFile {
  readonly path: string;
  readonly text: string;
}

const numberOf = (name: string) => /^(\d{4})-[a-z\d-]+\.md$/.exec(name)?.[1];

/** Says which records share a number, have none, or have a heading with another number than their file. */
export function misnumberedDecisions(records: readonly DecisionRecord[]): string[] {
  const nameByNumber = new Map<string, string>();
  return records.flatMap(({ name, text }) => {
    const number = numberOf(name);
    if (number === undefined) return [`decision ${name} is not named like 0001-what-is-decided.md`];
    const faults: string[] = [];
    const other = nameByNumber.get(number);
    if (other !== undefined)
      faults.push(`decisions ${other} and ${name} have one number: take the next free one`);
    nameByNumber.set(number, name);
    if (!text.startsWith(`# ${Number(number)}. `))
      faults.push(`decision ${name} does not begin with "# ${Number(number)}. "`);
    return faults;
  });
}

/** Says which files name a decision, by `decision 0001` or `decisions/0001-…`, that no record has. */
export function unknownDecisions(records: readonly DecisionRecord[], files: readonly NamingFile[]): string[] {
  const names = new Set(records.map(({ name }) => name));
  const numbers = new Set(records.map(({ name }) => numberOf(name)));
  return files.flatMap(({ path, text }) => {
    const linked = [...text.matchAll(/decisions\/(\d{4}-[\w-]+\.md)/g)].map(([, name = '']) => name);
    const numbered = [...text.matchAll(/\bdecisions? ((?:\d{4})(?:(?:, | and )\d{4})*)\b/gi)].flatMap(
      ([, list = '']) => list.match(/\d{4}/g) ?? [],
    );
    return [
      ...linked.filter((name) => !names.has(name)),
      ...numbered.filter((number) => !numbers.has(number)),
    ].map((named) => `${path} names decision ${named}, which is not in docs/decisions`);
  });
}
