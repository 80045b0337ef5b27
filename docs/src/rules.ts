/** A numbered rule and the file that contains it. */
export interface Rule {
  readonly id: string;
  readonly file: string;
}

/** The faults between rules and tests; all lists are empty when there are none. */
export interface RuleFaults {
  /** Rules, or named parts of rules, that no test names and that are not listed as not yet built. */
  readonly untested: readonly string[];
  /** Ids that a test names and no page of rules has, or parts that parts.txt does not name, with the test file. */
  readonly unknown: readonly string[];
  /** Entries of not-yet.txt that tests already show. */
  readonly alreadyTested: readonly string[];
  /** Entries of not-yet.txt or parts.txt that are not rules. */
  readonly listedUnknown: readonly string[];
  /** Rules that are written twice. */
  readonly duplicates: readonly string[];
}

/** The rules of one page: lines like `- **CRT-6** …` or `- G11. …`. */
export function rulesIn(file: string, text: string): Rule[] {
  return [...text.matchAll(/^- (?:\*\*([A-Z]+2?-\d+)\*\*|(G\d+)\.)/gm)].map(([, numbered, guarantee]) => ({
    id: numbered ?? guarantee ?? '',
    file,
  }));
}

/** The named parts of rules that no single test shows as a whole: lines like `G13: proxies, instances`. */
export function partsIn(text: string): Map<string, readonly string[]> {
  return new Map(
    linesOf(text).map((line) => {
      const [id = '', parts = ''] = line.split(':');
      return [id.trim(), parts.split(',').map((part) => part.trim())];
    }),
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/** The entries of not-yet.txt: one id a line; `#` begins a remark. */
export function notYetIn(text: string): string[] {
  return linesOf(text);
}

/** The entries of not-yet.txt without a reason after a `#`. */
export function withoutReason(text: string): string[] {
  return notYetIn(
    text
      .split('\n')
      .filter((line) => !/#\s*\S/.test(line))
      .join('\n'),
  );
}

/**
 * Compares the rules with the ids that tests carry (by file), the list of what is not built yet and the parts of rules.
 * A rule is shown by one test of the whole, or by tests of all its named parts together.
 */
export function compareRules(
  rules: readonly Rule[],
  tests: ReadonlyMap<string, readonly string[]>,
  notYet: readonly string[],
  parts: ReadonlyMap<string, readonly string[]>,
): RuleFaults {
  const known = new Set(rules.map(({ id }) => id));
  const tested = new Set([...tests.values()].flat());
  const listed = new Set(notYet);
  const seen = new Set<string>();
  const missingParts = (id: string) =>
    (parts.get(id) ?? []).filter((part) => !tested.has(`${id}/${part}`)).map((part) => `${id}/${part}`);
  const isShown = (id: string) => tested.has(id) || (parts.has(id) && missingParts(id).length === 0);
  const isKnown = (name: string) => {
    const [id = '', part] = name.split('/');
    return known.has(id) && (part === undefined || (parts.get(id)?.includes(part) ?? false));
  };
  return {
    untested: [...known]
      .filter((id) => !isShown(id) && !listed.has(id))
      .flatMap((id) => (parts.has(id) ? missingParts(id) : [id])),
    unknown: [...tests].flatMap(([file, ids]) =>
      [...new Set(ids)].filter((id) => !isKnown(id)).map((id) => `${id} in ${file}`),
    ),
    alreadyTested: notYet.filter(isShown),
    listedUnknown: [...notYet, ...parts.keys()].filter((id) => !known.has(id)),
    duplicates: rules
      .filter(({ id }) => seen.has(id) || !seen.add(id))
      .map(({ id, file }) => `${id} in ${file}`),
  };
}
