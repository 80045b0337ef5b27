/** A numbered rule and where it stands. */
export interface Rule {
  readonly id: string;
  readonly file: string;
}

/** What holds rules and tests together, and what is wrong with it: every list empty means all is well. */
export interface RuleFaults {
  /** Rules that no test names and that are not listed as not yet built. */
  readonly untested: readonly string[];
  /** Ids that a test names and no page of rules has, with the test file. */
  readonly unknown: readonly string[];
  /** Entries of not-yet.txt that a test names already: the list only shrinks. */
  readonly alreadyTested: readonly string[];
  /** Entries of not-yet.txt that are no rule. */
  readonly listedUnknown: readonly string[];
  /** Rules that stand twice. */
  readonly twice: readonly string[];
}

/** The rules of one page: lines like `- **CRT-6** …` or `- G11. …`. */
export const rulesIn = (file: string, text: string): Rule[] =>
  [...text.matchAll(/^- (?:\*\*([A-Z]+2?-\d+)\*\*|(G\d+)\.)/gm)].map(([, numbered, guarantee]) => ({
    id: numbered ?? guarantee ?? '',
    file,
  }));

/** The ids that the names of tests carry in square brackets: `it('[CRT-6] …')`, `describe('[BUS-1][BUS-2] …')`. */
export const idsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:describe|it|test)(?:\.each\([\s\S]*?\))?(?:\.each`[\s\S]*?`)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ]
    .map(([, , name]) => name ?? '')
    .flatMap((name) => [...name.matchAll(/\[([A-Z]+2?-\d+|G\d+)\]/g)].map(([, id]) => id ?? ''));

/** The entries of not-yet.txt: one id a line; `#` begins a remark. */
export const notYetIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/** The entries of not-yet.txt that give no reason behind a `#`. */
export const withoutReason = (text: string): string[] =>
  notYetIn(
    text
      .split('\n')
      .filter((line) => !/#\s*\S/.test(line))
      .join('\n'),
  );

/** Compares rules, tests and the list of what is not built yet. */
export const compareRules = (
  rules: readonly Rule[],
  tests: ReadonlyMap<string, readonly string[]>,
  notYet: readonly string[],
): RuleFaults => {
  const known = new Set(rules.map(({ id }) => id));
  const tested = new Set([...tests.values()].flat());
  const listed = new Set(notYet);
  const seen = new Set<string>();
  const twice = rules
    .filter(({ id }) => seen.has(id) || !seen.add(id))
    .map(({ id, file }) => `${id} in ${file}`);
  return {
    untested: [...known].filter((id) => !tested.has(id) && !listed.has(id)),
    unknown: [...tests].flatMap(([file, ids]) =>
      ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
    ),
    alreadyTested: notYet.filter((id) => tested.has(id)),
    listedUnknown: notYet.filter((id) => !known.has(id)),
    twice,
  };
};
